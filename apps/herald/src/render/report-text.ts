import { z } from 'zod';

/** What is shown of a report. */
const shownReport = z.object({
  width: z.number(),
  height: z.number(),
  frames: z.number(),
  durationSec: z.number(),
  bytes: z.number(),
  peakMemoryBytes: z.number(),
  segments: z.object({ total: z.number(), drawn: z.number() }),
  sync: z.object({
    sound: z.object({ lufs: z.number() }),
    mouth: z
      .object({
        offsetMs: z.number(),
        driftMs: z.number(),
        correlation: z.number(),
        closures: z.object({ checked: z.number(), closed: z.number() }),
        closureMs: z.number().nullable(),
        snaps: z.number(),
        silences: z.number(),
        movementInSilence: z.number(),
      })
      .nullable(),
    durationDifferenceMs: z.number(),
  }),
});

/** Formats the report as a few lines of text. */
export function reportText(measured: Record<string, unknown>): string {
  const report = shownReport.parse(measured);
  const { sound, mouth } = report.sync;
  const { total, drawn } = report.segments;
  const lines = [
    `${report.width}x${report.height}, ${report.frames} frames, ${report.durationSec.toFixed(1)} s, ${(report.bytes / 1e6).toFixed(2)} MB; ${drawn} of ${total} segments drawn, at most ${Math.round(report.peakMemoryBytes / 1e6)} MB of memory`,
    `loudness ${sound.lufs.toFixed(1)} LUFS, sound and picture differ in length by ${Math.abs(report.sync.durationDifferenceMs).toFixed(0)} ms`,
  ];
  if (mouth) {
    const { checked, closed } = mouth.closures;
    lines.push(
      `lips: sound ${signed(mouth.offsetMs)} ms, drift ${signed(mouth.driftMs)} ms, follow the speech by ${mouth.correlation.toFixed(2)}`,
      `lips: ${shutText(mouth.closureMs)}${mouth.snaps.toFixed(1)} snaps in ten seconds`,
      `lips: closed on ${closed} of ${checked} p, b, m; movement in ${mouth.silences} silences ${mouth.movementInSilence.toFixed(2)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function signed(value: number): string {
  const whole = Math.round(value);
  return `${whole >= 0 ? '+' : '−'}${Math.abs(whole)}`;
}

const shutText = (ms: number | null) => (ms === null ? '' : `shut for ${ms.toFixed(0)} ms on p, b, m; `);

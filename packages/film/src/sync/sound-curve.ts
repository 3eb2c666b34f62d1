import type { Phone, Sound } from '@herald/media/sound';
import { readSoundFile, type SoundFile } from '../encode/sound-file.ts';

export const CURVE_STEP_SEC = 0.002;

/** Mean magnitude of a sound in even steps. */
export function loudnessCurve({ pcm, sampleRateHz }: Sound): Float32Array {
  const step = sampleRateHz * CURVE_STEP_SEC;
  const curve = new Float32Array(Math.floor(pcm.length / step));
  return curve.map((_, k) => {
    const from = Math.floor(k * step);
    const to = Math.floor((k + 1) * step);
    let sum = 0;
    for (let i = from; i < to; i++) sum += Math.abs(pcm[i]);
    return sum / (to - from);
  });
}

const PIECE_SEC = 10;

/** The same for a sound on disk, which may be long, up to `durationSec`. */
export async function loudnessCurveOfFile(sound: SoundFile, durationSec: number): Promise<Float32Array> {
  const curve = new Float32Array(Math.floor(durationSec / CURVE_STEP_SEC));
  for (let fromSec = 0; fromSec < durationSec; fromSec += PIECE_SEC) {
    const lengthSec = Math.min(PIECE_SEC, durationSec - fromSec);
    const from = Math.round(fromSec * sound.sampleRateHz);
    const count = Math.round(lengthSec * sound.sampleRateHz);
    const piece = loudnessCurve({ pcm: await readSoundFile(sound, from, count), sampleRateHz: sound.sampleRateHz });
    const at = Math.round(fromSec / CURVE_STEP_SEC);
    curve.set(piece.subarray(0, curve.length - at), at);
  }
  return curve;
}

/** How loud speech sounds are beside each other, by the first letter of their IPA; open vowels are the loudest. */
const LOUDNESS: Record<string, number> = {
  ...levels('aɑæɐʌɒɔoɛeəɜɝɚœøɶ', 1),
  ...levels('iɪyuʊɯɨʉʏɵɤ', 0.75),
  ...levels('mnŋɲɳlɫɭʎrɹɻɾʁjwɥʀ', 0.45),
  ...levels('vzʒðʝɣʐʑ', 0.22),
  ...levels('szʃʂɕxχhɦfθç', 0.14),
  ...levels('bdgɡɖɟɢ', 0.1),
  ...levels('ptkqʈcʔ', 0.05),
};

function levels(phones: string, level: number): Record<string, number> {
  return Object.fromEntries([...phones].map((phone) => [phone, level]));
}

/** The loudness a listener would expect from the phones alone, in the same steps as loudnessCurve. */
export function expectedCurve(phones: readonly Phone[], durationSec: number): Float32Array {
  const curve = new Float32Array(Math.floor(durationSec / CURVE_STEP_SEC));
  for (const { phone, startSec, endSec } of phones) {
    const level = LOUDNESS[phone.normalize('NFC').charAt(0)] ?? (phone === '' ? 0 : 0.4);
    curve.fill(level, Math.round(startSec / CURVE_STEP_SEC), Math.round(endSec / CURVE_STEP_SEC));
  }
  return smooth(curve, 0.02);
}

/** Centred running mean over `reachSec` on both sides. */
export function smooth(curve: Float32Array, reachSec: number): Float32Array {
  const reach = Math.round(reachSec / CURVE_STEP_SEC);
  const sums = new Float64Array(curve.length + 1);
  for (let i = 0; i < curve.length; i++) sums[i + 1] = sums[i] + curve[i];
  return curve.map((_, i) => {
    const from = Math.max(0, i - reach);
    const to = Math.min(curve.length, i + reach + 1);
    return (sums[to] - sums[from]) / (to - from);
  });
}

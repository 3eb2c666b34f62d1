import type { Sound } from '@herald/media/sound';
import { medianPitch, type PitchRange, type PitchTrack, pitchAt, trackPitch } from './track-pitch.ts';

/** How a recorded speaker becomes another voice. All 1 leaves the speaker unchanged. */
export interface VoiceShape {
  /** size of the throat: above 1 is smaller and brighter */
  formant: number;
  pitch: number;
}

/** Semitones over the median of a phrase that are wanted instead of those that are there. */
export type Melody = (tSec: number, semitones: number) => number;

interface Mark {
  at: number;
  period: number;
  voiced: boolean;
}

const UNVOICED_STEP_SEC = 0.008;
const SEMITONES = 12;
/** More of it is heard as another person. */
const MOST_CHANGE = 14;

function deepestNear(pcm: Float32Array, centre: number, reach: number): number {
  let best = centre;
  let deepest = Number.POSITIVE_INFINITY;
  for (let i = Math.max(0, centre - reach); i <= Math.min(pcm.length - 1, centre + reach); i++) {
    if (pcm[i] < deepest) {
      deepest = pcm[i];
      best = i;
    }
  }
  return best;
}

/** One mark per vocal-fold period (at the deepest sample), evenly spaced marks where there is no voice. */
function markPeriods(sound: Sound, track: PitchTrack): Mark[] {
  const { pcm, sampleRateHz } = sound;
  const marks: Mark[] = [];
  let at = 0;
  while (at < pcm.length) {
    const hz = pitchAt(track, at / sampleRateHz);
    const last = marks.at(-1);
    if (!hz) {
      const period = Math.round(UNVOICED_STEP_SEC * sampleRateHz);
      marks.push({ at: Math.round(at), period, voiced: false });
      at += period;
      continue;
    }
    const period = sampleRateHz / hz;
    const reach = Math.round(period * (last?.voiced ? 0.2 : 0.6));
    let found = deepestNear(pcm, Math.round(at), reach);
    if (last && found <= last.at + period * 0.4) found = Math.round(at);
    marks.push({ at: found, period: Math.round(period), voiced: true });
    at = found + period;
  }
  return marks;
}

function addGrain(pcm: Float32Array, mark: Mark, target: number, out: Float32Array, weight: Float32Array): void {
  const reach = mark.period;
  for (let i = -reach; i <= reach; i++) {
    const from = mark.at + i;
    const to = target + i;
    if (from < 0 || from >= pcm.length || to < 0 || to >= out.length) continue;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * i) / reach);
    out[to] = out[to] + pcm[from] * window;
    weight[to] = weight[to] + window;
  }
}

interface Laying {
  /** How fast the sound is walked through. */
  tempo: number;
  stepAfter(mark: Mark): number;
}

/** Lays the periods of a voice one after the other, each time the one that is nearest in the sound. */
function layGrains(pcm: Float32Array, marks: readonly Mark[], { tempo, stepAfter }: Laying): Float32Array {
  const out = new Float32Array(Math.round(pcm.length / tempo));
  const weight = new Float32Array(out.length);
  const distance = (index: number, from: number): number => Math.abs(marks[index].at - from);
  let at = marks[0].at / tempo;
  let nearest = 0;
  while (at < out.length) {
    const from = at * tempo;
    while (nearest + 1 < marks.length && distance(nearest + 1, from) <= distance(nearest, from)) nearest++;
    addGrain(pcm, marks[nearest], Math.round(at), out, weight);
    at += stepAfter(marks[nearest]);
  }
  for (let i = 0; i < out.length; i++) if (weight[i] > 0.3) out[i] = out[i] / weight[i];
  return out;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/**
 * Changes pitch and melody without changing length (time-domain pitch-synchronous overlap-add).
 * `shape.formant` is the caller's: playing the result at sampleRateHz * formant moves the formants, so the pitch asked
 * for here is divided by it.
 */
export function changeVoice(sound: Sound, shape: VoiceShape, track: PitchTrack, melody: Melody): Float32Array {
  const median = medianPitch(track);
  if (!median) return sound.pcm.slice();
  const moved = SEMITONES * Math.log2(shape.pitch / shape.formant);
  return layGrains(sound.pcm, markPeriods(sound, track), {
    tempo: 1,
    stepAfter: ({ at, period, voiced }) => {
      if (!voiced) return period;
      const semitones = SEMITONES * Math.log2(sound.sampleRateHz / period / median);
      const change = clamp(melody(at / sound.sampleRateHz, semitones) - semitones, -MOST_CHANGE, MOST_CHANGE);
      return period / 2 ** ((moved + change) / SEMITONES);
    },
  });
}

/** Says the same faster or slower, at the same pitch: above 1 is faster. */
export function changeTempo(sound: Sound, tempo: number, range?: PitchRange): Sound {
  const marks = markPeriods(sound, trackPitch(sound, range));
  if (tempo === 1 || marks.length === 0) return sound;
  const pcm = layGrains(sound.pcm, marks, { tempo, stepAfter: ({ period }) => period });
  return { pcm, sampleRateHz: sound.sampleRateHz };
}

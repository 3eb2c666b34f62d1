import type { Phone, Sound } from '@herald/media/sound';
import { integratedLoudness, isBilabial, quietSpans, type Span, stereoLoudness } from '@herald/speech';
import { findLag, type Lag } from './lag.ts';
import { closureMsOf, type Lips, snapsOf } from './lip-speed.ts';
import type { MouthReading } from './mouth-meter.ts';
import { SILENCE_SEC, silencesHeard } from './silences.ts';
import { CURVE_STEP_SEC, expectedCurve, loudnessCurve, smooth } from './sound-curve.ts';
import type { MouthSync, SoundSync } from './sync-report.ts';

const MAX_LAG_SEC = 0.3;
const WINDOW_SEC = 8;
const SURE = 0.5;
/** A mouth opens before and closes after its sound by about this much. */
const BEFORE_SPEECH_SEC = 0.2;
const AFTER_SPEECH_SEC = 0.15;
/** Readings of a shut mouth stay below this. */
const CLOSED_LIMIT = 0.14;
/** Readings waver about as much as a mouth that moves less than this: there is nothing to follow. */
const STILL_RANGE = 0.1;

export interface SyncInput {
  /** decoded from the finished film */
  heard: Sound & { side?: Sound };
  /** loudness curve of what was handed to the encoder */
  meant: Float32Array;
  /** loudness curve of the voice alone; needed where music lies over it and no phones say when it speaks */
  voice?: Float32Array;
  phones: readonly Phone[];
  hasMusic: boolean;
  fps: number;
}

export function measureSound(input: SyncInput): SoundSync {
  const heard = loudnessCurve(input.heard);
  const [start, end] = windows(Math.min(heard.length, input.meant.length), CURVE_STEP_SEC);
  const atStart = lagIn(heard, input.meant, start, CURVE_STEP_SEC);
  const atEnd = lagIn(heard, input.meant, end, CURVE_STEP_SEC);
  const againstPhones = lagToPhones(input, heard);
  return {
    delayMs: toMs(atStart, CURVE_STEP_SEC),
    endDelayMs: toMs(atEnd, CURVE_STEP_SEC),
    correlation: Math.min(atStart.correlation, atEnd.correlation),
    phonesDelayMs: againstPhones && againstPhones.correlation >= SURE ? toMs(againstPhones, CURVE_STEP_SEC) : null,
    lufs: input.heard.side ? stereoLoudness(input.heard, input.heard.side) : integratedLoudness(input.heard),
  };
}

/** Where the sound lies against the phones that moved the mouth; undefined without phones or under music. */
function lagToPhones({ phones, hasMusic, heard }: SyncInput, loudness: Float32Array): Lag | undefined {
  if (phones.length === 0 || hasMusic) return undefined;
  const expected = expectedCurve(phones, heard.pcm.length / heard.sampleRateHz);
  return findLag(smooth(loudness, 0.02), expected, Math.round(MAX_LAG_SEC / CURVE_STEP_SEC));
}

export function measureMouth(
  { measured, closedLevel }: MouthReading,
  planned: Float32Array,
  sound: SoundSync,
  input: SyncInput,
): MouthSync {
  const stepSec = 1 / input.fps;
  const whole = findLag(measured, planned, Math.round(MAX_LAG_SEC * input.fps));
  const [start, end] = windows(measured.length, stepSec);
  const atStart = lagIn(measured, planned, start, stepSec);
  const atEnd = lagIn(measured, planned, end, stepSec);
  const sure = atStart.correlation >= SURE && atEnd.correlation >= SURE;
  const drift = toMs(atEnd, stepSec) - toMs(atStart, stepSec) - (sound.endDelayMs - sound.delayMs);
  const pictureDelayMs = toMs(whole, stepSec);
  const shutBelow = Math.max(closedLevel, 0) + CLOSED_LIMIT;
  const lips = { phones: input.phones, fps: input.fps, delaySec: sound.delayMs / 1000 };
  if (rangeOf(planned) < STILL_RANGE) return stillMouth(measured, planned, input.fps);
  return {
    offsetMs: sound.delayMs - pictureDelayMs,
    speechOffsetMs: sound.phonesDelayMs === null ? null : sound.phonesDelayMs - pictureDelayMs,
    driftMs: sure ? drift : 0,
    correlation: whole.correlation,
    reach: reachOf(measured, planned),
    closures: closuresOf(measured, shutBelow, lips),
    closureMs: closureMsOf(measured, shutBelow, lips),
    snaps: snapsOf(measured, input.fps),
    ...stillnessOf(measured, silencesIn(input), input.fps),
  };
}

/** A mouth that is meant to stay as it is, as over a sound in which nobody speaks, has no lag; it may only not move. */
function stillMouth(measured: Float32Array, planned: Float32Array, fps: number): MouthSync {
  return {
    offsetMs: 0,
    speechOffsetMs: null,
    driftMs: 0,
    correlation: 1,
    reach: 1,
    closures: { checked: 0, closed: 0 },
    closureMs: null,
    snaps: snapsOf(measured, fps),
    silences: 1,
    movementInSilence: Math.max(0, rangeOf(measured) - rangeOf(planned)),
  };
}

function rangeOf(curve: Float32Array): number {
  const seen = curve.filter((value) => !Number.isNaN(value));
  return seen.length === 0 ? 0 : seen.reduce((a, b) => Math.max(a, b)) - seen.reduce((a, b) => Math.min(a, b));
}

function windows(length: number, stepSec: number): [[number, number], [number, number]] {
  const size = Math.min(length, Math.round(WINDOW_SEC / stepSec));
  return [
    [0, size],
    [length - size, length],
  ];
}

function lagIn(heard: Float32Array, meant: Float32Array, [from, to]: [number, number], stepSec: number): Lag {
  return findLag(heard.subarray(from, to), meant.subarray(from, to), Math.round(MAX_LAG_SEC / stepSec));
}

function toMs({ steps }: Lag, stepSec: number): number {
  return steps * stepSec * 1000;
}

/** How far the mouth moves for what was meant, as the spread of one beside the other. */
function reachOf(measured: Float32Array, planned: Float32Array): number {
  const seen = [...measured.keys()].filter((frame) => !Number.isNaN(measured[frame]) && !Number.isNaN(planned[frame]));
  const spread = (curve: Float32Array): number => {
    const mean = seen.reduce((sum, frame) => sum + curve[frame], 0) / seen.length;
    return Math.sqrt(seen.reduce((sum, frame) => sum + (curve[frame] - mean) ** 2, 0) / seen.length);
  };
  const meant = spread(planned);
  return meant > 0 ? spread(measured) / meant : 1;
}

function closuresOf(measured: Float32Array, shutBelow: number, lips: Lips): MouthSync['closures'] {
  let checked = 0;
  let closed = 0;
  for (const { phone, startSec, endSec } of lips.phones) {
    if (!isBilabial(phone)) continue;
    const from = Math.max(0, Math.floor((startSec + lips.delaySec) * lips.fps) - 1);
    const readings = measured.subarray(from, Math.ceil((endSec + lips.delaySec) * lips.fps) + 1);
    const seen = readings.filter((reading) => !Number.isNaN(reading));
    if (seen.length === 0) continue;
    checked += 1;
    if (Math.min(...seen) <= shutBelow) closed += 1;
  }
  return { checked, closed };
}

function silencesIn({ heard, hasMusic, phones, voice }: SyncInput): Span[] {
  if (!hasMusic) return silencesHeard(loudnessCurve(heard));
  if (phones.length === 0) return voice ? silencesHeard(voice) : [];
  return quietSpans(phones, heard.pcm.length / heard.sampleRateHz, SILENCE_SEC);
}

function stillnessOf(
  measured: Float32Array,
  silences: Span[],
  fps: number,
): Pick<MouthSync, 'silences' | 'movementInSilence'> {
  let checked = 0;
  let movement = 0;
  for (const { startSec, endSec } of silences) {
    const from = Math.ceil((startSec + AFTER_SPEECH_SEC) * fps);
    const readings = measured.subarray(from, Math.floor((endSec - BEFORE_SPEECH_SEC) * fps));
    if (readings.filter((reading) => !Number.isNaN(reading)).length < 2) continue;
    checked += 1;
    movement = Math.max(movement, rangeOf(readings));
  }
  return { silences: checked, movementInSilence: movement };
}

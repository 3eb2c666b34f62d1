import type { Phone } from '@herald/media/sound';
import { isBilabial } from '@herald/speech';

/** Of the way from shut to wide: lips that open as fast as they are meant to go up to 0.46 in a frame, and readings waver. */
const SNAP = 0.55;
const WINDOW_SEC = 10;
/** Lips may stay shut for a hum. */
const LONGEST_SEC = 0.2;
/** Only vowels beside a closure show how long it is, and only those that leave time to open. */
const SHORTEST_VOWEL_SEC = 0.07;
const VOWEL = /[aɑæɐʌeɛəɜoɔɒiɪuʊ]/;
/** Fewer say nothing about a film. */
const FEWEST = 4;

export interface Lips {
  phones: readonly Phone[];
  fps: number;
  /** the sound in the film after the sound of the phones */
  delaySec: number;
}

/** How often a mouth goes more than half of the way between shut and wide within one frame, in ten seconds or less. */
export function snapsOf(measured: Float32Array, fps: number): number {
  const seen = measured.filter((reading) => !Number.isNaN(reading)).length;
  const snaps = measured.filter((reading, frame) => Math.abs(reading - measured[frame - 1]) > SNAP).length;
  return (snaps * WINDOW_SEC * fps) / Math.max(seen, WINDOW_SEC * fps);
}

/** How long the lips stay shut for the p, b and m between vowels. */
export function closureMsOf(measured: Float32Array, limit: number, { phones, fps, delaySec }: Lips): number | null {
  const lengths: number[] = [];
  for (const [i, phone] of phones.entries()) {
    if (!isBilabial(phone.phone) || !isBetweenVowels(phones, i)) continue;
    const from = Math.max(0, Math.floor((phone.startSec + delaySec) * fps) - 1);
    const to = Math.ceil((phone.endSec + delaySec) * fps) + 1;
    const frames = shutFrames(measured, limit, from, to);
    if (frames > 0) lengths.push((frames * 1000) / fps);
  }
  if (lengths.length < FEWEST) return null;
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
}

function isBetweenVowels(phones: readonly Phone[], index: number): boolean {
  const { startSec, endSec } = phones[index];
  const isVowel = (beside?: Phone) =>
    beside !== undefined && VOWEL.test(beside.phone) && beside.endSec - beside.startSec >= SHORTEST_VOWEL_SEC;
  return endSec - startSec <= LONGEST_SEC && isVowel(phones[index - 1]) && isVowel(phones[index + 1]);
}

/** The longest run of shut frames that begins or ends in a span. */
function shutFrames(measured: Float32Array, limit: number, from: number, to: number): number {
  const isShut = (frame: number) => measured[frame] <= limit;
  let first = from;
  while (first < to && !isShut(first)) first += 1;
  if (first >= to) return 0;
  let last = first;
  while (isShut(last + 1)) last += 1;
  while (isShut(first - 1)) first -= 1;
  return last - first + 1;
}

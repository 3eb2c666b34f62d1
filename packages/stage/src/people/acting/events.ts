import type { Random } from '#base/math/seeded-random.ts';
import type { ActedWord, ActingInput } from './acting-input.ts';

/** Something that happens at a moment with a strength. */
export interface Beat {
  atSec: number;
  strength: number;
}

/** A look that holds until the next one. */
export interface Look {
  atSec: number;
  x: number;
  y: number;
}

/** A new way to hold the head, taken at the start of a phrase. */
export interface Stance {
  atSec: number;
  yaw: number;
  pitch: number;
  roll: number;
}

export interface Silence {
  startSec: number;
  endSec: number;
}

const SHORTEST_SILENCE_SEC = 0.2;

export function planBlinks({ durationSec, phraseEndsSec }: ActingInput, random: Random): Beat[] {
  const blinks: Beat[] = [];
  let atSec = 0.6 + 1.6 * random();
  while (atSec < durationSec + 1) {
    blinks.push({ atSec, strength: 1 });
    if (random() < 0.12) blinks.push({ atSec: atSec + 0.26, strength: 0.9 });
    atSec += 1.9 + 3.4 * random();
  }
  for (const end of phraseEndsSec) {
    const alone = blinks.every((blink) => Math.abs(blink.atSec - end) > 0.7);
    if (alone && random() < 0.6) blinks.push({ atSec: end + 0.05 + 0.12 * random(), strength: 1 });
  }
  return blinks.sort((a, b) => a.atSec - b.atSec);
}

/** Mostly into the camera, with the small jumps of living eyes; now and then aside to think. */
export function planLooks({ durationSec, phraseEndsSec }: ActingInput, random: Random): Look[] {
  const looks: Look[] = [{ atSec: -1, x: 0, y: 0 }];
  let atSec = 0.5 + random();
  while (atSec < durationSec + 1) {
    const aside = random() < 0.14;
    const side = random() < 0.5 ? -1 : 1;
    const look = aside
      ? { x: side * (0.3 + 0.3 * random()), y: (random() - 0.6) * 0.5 }
      : { x: (random() - 0.5) * 0.16, y: (random() - 0.5) * 0.1 };
    looks.push({ atSec, ...look });
    atSec += aside ? 0.45 + 0.5 * random() : 0.7 + 1.5 * random();
    if (aside) looks.push({ atSec, x: 0, y: 0 });
  }
  for (const end of phraseEndsSec) looks.push({ atSec: end - 0.15, x: 0, y: 0 });
  return looks.sort((a, b) => a.atSec - b.atSec);
}

/** Brows and a small nod on the words that carry the sentence, never two within half a second. */
export function planAccents({ words }: ActingInput, random: Random): Beat[] {
  const accents: Beat[] = [];
  for (const word of words) {
    const last = accents[accents.length - 1];
    if (word.stress < 0.5 || (last && word.startSec - last.atSec < 0.5)) continue;
    accents.push({ atSec: word.startSec, strength: (0.5 + 0.5 * word.stress) * (0.6 + 0.4 * random()) });
  }
  return accents;
}

export function planStances({ phraseEndsSec }: ActingInput, random: Random): Stance[] {
  const next = (atSec: number): Stance => ({
    atSec,
    yaw: (random() - 0.5) * 0.17,
    pitch: (random() - 0.5) * 0.05,
    roll: (random() - 0.5) * 0.075,
  });
  return [-1, ...phraseEndsSec].sort((a, b) => a - b).map(next);
}

/** The gaps between words in which the mouth must rest, the time before the first and after the last included. */
export function findSilences(words: readonly ActedWord[]): Silence[] {
  if (words.length === 0) return [];
  const sorted = words.slice().sort((a, b) => a.startSec - b.startSec);
  const silences: Silence[] = [];
  let quietFrom = Number.NEGATIVE_INFINITY;
  for (const { startSec, endSec } of sorted) {
    if (startSec - quietFrom >= SHORTEST_SILENCE_SEC) silences.push({ startSec: quietFrom, endSec: startSec });
    quietFrom = Math.max(quietFrom, endSec);
  }
  return [...silences, { startSec: quietFrom, endSec: Number.POSITIVE_INFINITY }];
}

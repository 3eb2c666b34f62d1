import { eachParameter, type Mouth, type MouthTrackJson } from '@herald/media/mouth';
import type { TimedWord } from '@herald/media/sound';
import type { Viseme } from '@herald/media/visemes';
import { REST_MOUTH, VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';

const RATE_HZ = 50;
/** Letters as they are roughly said in English; good enough to see a mouth move, not to lip-read. */
const LETTERS: [RegExp, Viseme][] = [
  [/[pbm]/i, 'PP'],
  [/[fv]/i, 'FF'],
  [/[td]/i, 'DD'],
  [/[kgcq]/i, 'kk'],
  [/[szx]/i, 'SS'],
  [/[nl]/i, 'nn'],
  [/r/i, 'RR'],
  [/a/i, 'aa'],
  [/e/i, 'E'],
  [/[iy]/i, 'I'],
  [/o/i, 'O'],
  [/[uw]/i, 'U'],
];

/** A mouth that moves with the letters of the words; for sheets, the gallery and measurements, where nothing is heard. */
export function babble(words: readonly TimedWord[]): MouthTrackJson {
  const lengthSec = (words.at(-1)?.endSec ?? 0) + 0.2;
  const samples = Array.from({ length: Math.ceil(lengthSec * RATE_HZ) }, (_, index) => shapeAt(words, index / RATE_HZ));
  const smooth = samples.map((_, index) => average(samples.slice(Math.max(0, index - 2), index + 3)));
  return { rateHz: RATE_HZ, ...eachParameter((name) => smooth.map((mouth) => mouth[name])) };
}

function shapeAt(words: readonly TimedWord[], tSec: number): Mouth {
  const word = words.find(({ startSec, endSec }) => tSec >= startSec && tSec < endSec);
  if (!word) return REST_MOUTH;
  const letters = [...word.text];
  const place = ((tSec - word.startSec) / (word.endSec - word.startSec)) * letters.length;
  const letter = letters[Math.min(letters.length - 1, Math.floor(place))] ?? '';
  const known = LETTERS.find(([pattern]) => pattern.test(letter));
  return known ? VISEME_MOUTHS[known[1]] : VISEME_MOUTHS.E;
}

function average(mouths: Mouth[]): Mouth {
  return eachParameter((name) => mouths.reduce((sum, mouth) => sum + mouth[name], 0) / mouths.length);
}

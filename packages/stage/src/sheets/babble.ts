import { REST_MOUTH, VISEME_MOUTHS, type Viseme } from '../mouth/viseme-mouths.ts';
import type { Mouth } from '../performer.ts';
import type { MouthTrack, TimedWord } from '../scene/scene-spec.ts';

const RATE_HZ = 50;
const NAMES: (keyof Mouth)[] = ['open', 'wide', 'round', 'press', 'teeth', 'tongue'];
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
export function babble(words: readonly TimedWord[]): MouthTrack {
  const lengthSec = (words.at(-1)?.endSec ?? 0) + 0.2;
  const samples = Array.from({ length: Math.ceil(lengthSec * RATE_HZ) }, (_, index) => shapeAt(words, index / RATE_HZ));
  const smooth = samples.map((_, index) => average(samples.slice(Math.max(0, index - 2), index + 3)));
  const curves = Object.fromEntries(NAMES.map((name) => [name, smooth.map((mouth) => mouth[name])]));
  return { rateHz: RATE_HZ, ...(curves as Record<keyof Mouth, number[]>) };
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
  const mean = (name: keyof Mouth) => mouths.reduce((sum, mouth) => sum + mouth[name], 0) / mouths.length;
  return {
    open: mean('open'),
    wide: mean('wide'),
    round: mean('round'),
    press: mean('press'),
    teeth: mean('teeth'),
    tongue: mean('tongue'),
  };
}

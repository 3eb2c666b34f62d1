import type { Viseme } from '@herald/media/visemes';

/** A viseme and its share of the phone's length. */
export type VisemeShare = readonly [viseme: Viseme, share: number];

const CONSONANTS: [letters: string, viseme: Viseme][] = [
  ['pbmɓʙ', 'PP'],
  ['fvɸβʋɱⱱ', 'FF'],
  ['θð', 'TH'],
  ['tdɾʈɖɗ', 'DD'],
  ['nɳɲlɫɬɭʎɮɺ', 'nn'],
  ['kɡgqɢxɣχʁʀŋɴʟħʕɰɠʄɟc', 'kk'],
  ['ʃʒɕʑʂʐɧ', 'CH'],
  ['sz', 'SS'],
  ['rɹɻɽ', 'RR'],
  ['jçʝ', 'I'],
  ['wʍɥ', 'U'],
];

const VOWELS: [letters: string, viseme: Viseme][] = [
  ['iɪᵻɨɯ', 'I'],
  ['yʏʉuʊø', 'U'],
  ['eɛəɘɜɤ', 'E'],
  ['oɔɒɵœɞ', 'O'],
  ['aɑæɐʌɶ', 'aa'],
  ['ɚɝ', 'RR'],
];

const lookup = (rows: [string, Viseme][]): Map<string, Viseme> =>
  new Map(rows.flatMap(([letters, viseme]) => [...letters].map((letter): [string, Viseme] => [letter, viseme])));

const consonants = lookup(CONSONANTS);
const vowels = lookup(VOWELS);

const AFFRICATES: [RegExp, readonly VisemeShare[]][] = [
  [
    /^[td]͡?[ʃʒɕʑʂʐ]/,
    [
      ['DD', 0.25],
      ['CH', 0.75],
    ],
  ],
  [
    /^[td]͡?[sz]/,
    [
      ['DD', 0.3],
      ['SS', 0.7],
    ],
  ],
  [
    /^p͡?f/,
    [
      ['PP', 0.4],
      ['FF', 0.6],
    ],
  ],
];

/** Sounds made in the throat leave the lips to their neighbours. */
const THROAT = /^(?:[hɦʔ]|\p{Lm}+$|\p{M}+$)/u;

/** The visemes of one IPA phone; undefined for sounds without a mouth shape of their own. */
export function phoneToVisemes(phone: string): readonly VisemeShare[] | undefined {
  const letters = phone.normalize('NFC').replace(/[ˈˌ]/g, '');
  for (const [pattern, shares] of AFFRICATES) if (pattern.test(letters)) return shares;
  const consonant = [...letters].map((letter) => consonants.get(letter)).find(Boolean);
  const glides = [...letters].map((letter) => vowels.get(letter)).filter((viseme) => viseme !== undefined);
  if (consonant && consonants.has([...letters][0])) return [[consonant, 1]];
  if (glides.length > 1)
    return [
      [glides[0], 0.6],
      [glides[glides.length - 1], 0.4],
    ];
  if (glides.length === 1) return [[glides[0], 1]];
  if (consonant) return [[consonant, 1]];
  return THROAT.test(letters) || !letters ? undefined : [['E', 1]];
}

/** Lips meet for these. */
export const isBilabial = (phone: string): boolean => /^[ˈˌ]?[pbmɓ](?!͡?f)/.test(phone);

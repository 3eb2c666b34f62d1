import { englishSpelling } from './english-spelling.ts';

/** Sounds of the phonetic alphabet and how a language writes them; the longest first. */
type Letters = readonly (readonly [sound: string, letters: string])[];

const CONSONANTS: Letters = [
  ['tʃ', 'ch'],
  ['dʒ', 'j'],
  ['ʃ', 'sh'],
  ['ʒ', 'zh'],
  ['θ', 'th'],
  ['ð', 'th'],
  ['ŋ', 'ng'],
  ['ɲ', 'ny'],
  ['ɹ', 'r'],
  ['ɾ', 'r'],
  ['ʁ', 'r'],
  ['ɡ', 'g'],
  ['x', 'kh'],
  ['ç', 'h'],
  ['ʔ', ''],
  ['ɫ', 'l'],
];

const ELSEWHERE: Letters = [
  ['æ', 'a'],
  ['ɑ', 'a'],
  ['ɐ', 'a'],
  ['ʌ', 'a'],
  ['ɒ', 'o'],
  ['ɔ', 'o'],
  ['ɛ', 'e'],
  ['ɜ', 'e'],
  ['ə', 'e'],
  ['ɚ', 'er'],
  ['ɪ', 'i'],
  ['ʊ', 'u'],
  ['w', 'u'],
];

/** Where a language writes a sound in another way than most. */
const OWN: Record<string, Letters> = {
  de: [
    ['tʃ', 'tsch'],
    ['ʃ', 'sch'],
    ['dʒ', 'dsch'],
    ['v', 'w'],
    ['z', 's'],
    ['ts', 'z'],
  ],
  fr: [
    ['tʃ', 'tch'],
    ['ʃ', 'ch'],
    ['ʒ', 'j'],
    ['dʒ', 'dj'],
    ['u', 'ou'],
    ['ʊ', 'ou'],
    ['w', 'ou'],
  ],
  es: [
    ['θ', 'z'],
    ['x', 'j'],
    ['ɲ', 'ñ'],
    ['j', 'y'],
  ],
};

/** A sound with the tie over it or the sign of its length behind it, and signs that are no sound. */
const NO_SOUND = /[ˈˌˑ.‿|]|\p{M}/gu;

function tableOf(locale: string): Letters {
  const language = locale.split('-', 1)[0] ?? '';
  const table = [...(OWN[language] ?? []), ...ELSEWHERE, ...CONSONANTS];
  return table.toSorted(([a], [b]) => b.length - a.length);
}

/** The nearest that a language can write for sounds: a rough one, because letters are no sounds. */
export function lettersOfIpa(ipa: string, locale: string): string {
  const english = /^en(?:-|$)/.test(locale) ? englishSpelling(ipa) : '';
  return english || bySounds(ipa, locale);
}

function bySounds(ipa: string, locale: string): string {
  const table = tableOf(locale);
  const sounds = ipa.normalize('NFD').replace('c\u0327', 'ç').replace(NO_SOUND, '');
  let letters = '';
  for (let at = 0; at < sounds.length; ) {
    const found = table.find(([sound]) => sounds.startsWith(sound, at));
    letters += found ? found[1] : sounds.charAt(at).replace('ː', '');
    at += found ? found[0].length : 1;
  }
  return letters.trim();
}

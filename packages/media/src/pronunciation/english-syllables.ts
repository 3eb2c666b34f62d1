/** A syllable of a word in the phonetic alphabet. */
export interface Syllable {
  onset: string[];
  vowel: string;
  coda: string[];
}

/** How the alphabet is written otherwise, and sounds English has no letters for: the nearest it has. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [/([lmn])\u0329/gu, 'ə$1'],
  [/ʧ/gu, 'tʃ'],
  [/ʤ/gu, 'dʒ'],
  [/[ˌ.‿|ˑ]|[\u0300-\u0326\u0328-\u036f]/gu, ''],
  [/[ɹɾʁʀ]/gu, 'r'],
  [/[ɫʎ]/gu, 'l'],
  [/ɲ/gu, 'nj'],
  [/ç/gu, 'h'],
  [/[xχ]/gu, 'k'],
  [/[ʔʰ]/gu, ''],
  [/əʊ|ɔʊ/gu, 'oʊ'],
  [/([ɪʊ])ər/gu, '$1r'],
  [/[eɛ]ər?/gu, 'ɛr'],
  [/[ɜœø]ː?r?/gu, 'ɝ'],
  [/[əɚ]r(?![aeiouæɑɒɔəɛɪʊʌɝ])|ɚ/gu, 'ɝ'],
  [/ɔ(?![ːɪr])/gu, 'ɒ'],
  [/ɐ/gu, 'ə'],
  [/y/gu, 'u'],
  [/ː/gu, ''],
];

const SOUND = /tʃ|dʒ|aɪ|aʊ|eɪ|ɔɪ|oʊ|\p{L}/gu;
const VOWEL = /^(?:aɪ|aʊ|eɪ|ɔɪ|oʊ|[aeiouæɑɒɔəɛɪʊʌɝ])$/u;
/** An English syllable does not end with these. */
const SHORT = new Set(['æ', 'ɛ', 'e', 'ɪ', 'ʊ', 'ʌ', 'ɒ']);
const ONSET =
  /^(?:(?:[pbtdkɡfvθðszʃʒhmnlrwj]|tʃ|dʒ)|[pbkɡf][lr]|[tdθʃ]r|s(?:[ptkmnlwf]|[pk][lr]|tr|kw)|[tdkɡsθh]w|[pbtdkɡfvmnhls]j)?$/u;

/** The syllables of one word; none where it has no vowel. */
export function syllablesOf(ipa: string): Syllable[] {
  const sounds = soundsOf(ipa);
  const vowels = sounds.flatMap((sound, at) => (VOWEL.test(sound) ? [at] : []));
  return vowels.map((at, index) => {
    const before = vowels[index - 1];
    const after = vowels[index + 1];
    const from = before === undefined ? 0 : onsetFrom(sounds, before, at);
    const to = after === undefined ? sounds.length : onsetFrom(sounds, at, after);
    return { onset: sounds.slice(from, at), vowel: sounds[at] ?? '', coda: sounds.slice(at + 1, to) };
  });
}

function soundsOf(ipa: string): string[] {
  const stressless = ipa.normalize('NFD').replace('c\u0327', 'ç').replace(/ˈ/gu, '');
  const plain = NEAREST.reduce((text, [from, to]) => text.replace(from, to), stressless);
  return plain.match(SOUND) ?? [];
}

/** Where the syllable of the second vowel begins: as early as English allows, but a short vowel keeps a sound. */
function onsetFrom(sounds: readonly string[], vowel: number, next: number): number {
  let from = vowel + 1;
  while (from < next && !ONSET.test(sounds.slice(from, next).join(''))) from += 1;
  const isOpen = from === vowel + 1 && from < next;
  return isOpen && SHORT.has(sounds[vowel] ?? '') ? from + 1 : from;
}

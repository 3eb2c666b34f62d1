import { type Syllable, syllablesOf } from './english-syllables.ts';

/** How English writes a vowel: at the end of a syllable, before its last sounds, and before r. */
interface Written {
  open: string;
  closed: string;
  r?: string;
  /** Where the syllable is nothing but the vowel. */
  alone?: string;
}

const VOWELS: Record<string, Written> = {
  aɪ: { open: 'y', closed: 'igh', alone: 'eye' },
  eɪ: { open: 'ay', closed: 'ai' },
  i: { open: 'ee', closed: 'ee', r: 'ee' },
  oʊ: { open: 'oh', closed: 'oa', r: 'o' },
  u: { open: 'oo', closed: 'oo', r: 'oo' },
  aʊ: { open: 'ow', closed: 'ou' },
  ɔɪ: { open: 'oy', closed: 'oy' },
  ɑ: { open: 'ah', closed: 'o', r: 'a' },
  a: { open: 'ah', closed: 'o', r: 'a' },
  ɒ: { open: 'ah', closed: 'o', r: 'o' },
  ɔ: { open: 'aw', closed: 'au', r: 'o' },
  o: { open: 'oh', closed: 'oa', r: 'o' },
  æ: { open: 'a', closed: 'a', r: 'a' },
  ɛ: { open: 'eh', closed: 'e', r: 'ai' },
  e: { open: 'eh', closed: 'e', r: 'ai' },
  ɪ: { open: 'ih', closed: 'i', r: 'ee' },
  ə: { open: 'uh', closed: 'u', r: 'e' },
  ʌ: { open: 'uh', closed: 'u', r: 'u' },
  ʊ: { open: 'oo', closed: 'oo', r: 'oo' },
  ɝ: { open: 'er', closed: 'er' },
};

const CONSONANTS: Record<string, string> = {
  tʃ: 'ch',
  dʒ: 'j',
  ʃ: 'sh',
  ʒ: 'zh',
  θ: 'th',
  ð: 'th',
  ŋ: 'ng',
  ɡ: 'g',
  j: 'y',
};

/** After a vowel of one letter, the last sound of a syllable. */
const DOUBLED: Record<string, string> = { s: 'ss', z: 'zz', l: 'll', f: 'ff', k: 'ck', tʃ: 'tch', dʒ: 'dge' };
/** After a vowel of two letters, where a single letter would be said as another sound. */
const AFTER_LONG: Record<string, string> = { s: 'ss', dʒ: 'ge', ð: 'the' };

/** "stripe" and not "strighp": how a long i is written before one sound. */
const AFTER_LONG_I: Record<string, string> = {
  ...{ b: 'be', d: 'de', f: 'fe', k: 'ke', l: 'le', m: 'me' },
  ...{ n: 'ne', p: 'pe', r: 're', s: 'ce', t: 'te', z: 'ze' },
};

/** A word as an English reader says its sounds: one syllable after the other, each as it is usually written. */
export function englishSpelling(ipa: string): string {
  return ipa
    .trim()
    .split(/\s+/)
    .map((word) => syllablesOf(word).map(spell).join('-'))
    .filter(Boolean)
    .join(' ');
}

function spell({ onset, vowel, coda }: Syllable): string {
  const isEw = vowel === 'u' && onset.length > 1 && onset.at(-1) === 'j';
  const before = isEw ? onset.slice(0, -1) : onset;
  const [magic] = vowel === 'aɪ' && coda.length === 1 ? coda.map((sound) => AFTER_LONG_I[sound]) : [];
  const letters = magic ? 'i' : isEw ? 'ew' : vowelLetters(vowel, before, coda);
  const start = before.map((sound) => CONSONANTS[sound] ?? sound).join('');
  // Before these letters a g would be said as in "gem".
  const isSoft = before.at(-1) === 'ɡ' && /^[eiy]/.test(letters);
  return `${start}${isSoft ? 'h' : ''}${letters}${magic ?? codaLetters(letters, coda)}`;
}

const AU_AFTER = new Set(['ʃ', 'l', 'r']);

function vowelLetters(vowel: string, onset: readonly string[], coda: readonly string[]): string {
  const { open, closed, r = closed, alone = open } = VOWELS[vowel] ?? { open: vowel, closed: vowel };
  const last = onset.at(-1);
  // "show", "low" and "row" are other words than their letters say; so is "war".
  if (vowel === 'aʊ' && coda.length === 0 && AU_AFTER.has(last ?? '')) return 'au';
  if (coda.length === 0) return last === undefined ? alone : open;
  if (coda[0] !== 'r') return closed;
  return r === 'a' && last === 'w' ? 'ah' : r;
}

function codaLetters(vowel: string, coda: readonly string[]): string {
  const [only] = coda;
  if (coda.length === 1 && only) {
    const special = (vowel.length === 1 ? DOUBLED : AFTER_LONG)[only];
    if (special) return special;
  }
  return coda
    .map((sound) => CONSONANTS[sound] ?? sound)
    .join('')
    .replace('ngg', 'ng')
    .replace('ngk', 'nk')
    .replace(/^ks$/, 'x');
}

const VOWELS = 'aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿāăąēėęěīįıōőūůűųơưаеёиоуыэюяіїєαεηιουωάέήίόύώ';
/** Consonants that begin a syllable together; of a longer row, the longest of these at its end goes with the next vowel. */
const ONSETS = new Set(
  [
    'sch tsch ch th ph sh zh ck qu gn kn wh rh cz sz rz dz',
    'bl br cl cr dr fl fr gl gr kl kr pl pr tr vr wr chr chl phr phl thr schl schm schn schr schw pf pfl pfr zw',
    'бл бр вл вр гл гр дл др кл кр пл пр тр фл фр хл хр ст βλ βρ γλ γρ δρ θρ κλ κρ πλ πρ τρ φλ φρ χλ χρ',
  ]
    .join(' ')
    .split(' '),
);
const LETTERS_ONLY = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’]+$/u;
/** A syllable is not left alone with fewer letters. */
const SHORTEST = 2;

/**
 * Cuts a word of Latin, Cyrillic or Greek letters after each of its syllables, as far as the letters show them: vowels
 * side by side stay together, and so do consonants that begin a syllable together. Null for words of other letters.
 */
export function syllablesOf(word: string): string[] | null {
  if (!LETTERS_ONLY.test(word)) return null;
  const letters = [...word];
  const starts = letters.flatMap((_, index) => {
    if (!isVowel(letters[index]) || isVowel(letters[index - 1])) return [];
    return [index - onsetBefore(letters, index)];
  });
  const cuts = starts.slice(1).filter((at) => at >= SHORTEST && letters.length - at >= SHORTEST);
  return [0, ...cuts].map((at, index) => letters.slice(at, cuts[index]).join(''));
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.includes(letter.toLowerCase());
}

/** How many consonants before this vowel belong to it. */
function onsetBefore(letters: string[], vowel: number): number {
  let first = vowel;
  while (first > 0 && !isVowel(letters[first - 1])) first--;
  const row = letters.slice(first, vowel).join('').toLowerCase();
  const joined = [4, 3, 2].find((length) => row.length >= length && ONSETS.has(row.slice(-length)));
  return joined ?? Math.min(1, row.length);
}

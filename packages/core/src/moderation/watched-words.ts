/** A place in a text where a watched word is, however it is spelled there. */
export interface WatchedPlace {
  /** As the list of watched words has it. */
  word: string;
  from: number;
  to: number;
}

/** Signs that stand for letters. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '(': 'c',
  '€': 'e',
  '£': 'l',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ι: 'i',
  ρ: 'p',
  υ: 'u',
};

/** Written without width, so a reader does not see it. */
const INVISIBLE = /[\p{Mn}\p{Cf}]/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Between the letters of one word: "g.u-a r". */
const MOST_SIGNS_BETWEEN = 2;

interface Sign {
  /** What it can be read as. */
  readings: string;
  isLetter: boolean;
  isSpace: boolean;
  /** A letter with no letter beside it. */
  isAlone: boolean;
  from: number;
  to: number;
}

/** Every place of a watched word, also in other letters, with accents, repeats, and signs between the letters. */
export function findWatchedWords(text: string, words: readonly string[]): WatchedPlace[] {
  const signs = signsOf(text);
  const places = words.flatMap((word) => placesOf(word, signs));
  return places.sort((one, other) => one.from - other.from || other.to - one.to);
}

/** A list as its setting keeps it: one in each line. */
export const linesOf = (setting: string): string[] =>
  setting
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let from = 0;
  for (const written of text) {
    const to = from + written.length;
    const plain = written.normalize('NFKD').toLowerCase();
    for (const letter of plain) {
      if (INVISIBLE.test(letter)) continue;
      const readings = letter + (LOOKALIKES[letter] ?? '');
      signs.push({ readings, isLetter: LETTER.test(letter), isSpace: /\s/.test(letter), isAlone: false, from, to });
    }
    from = to;
  }
  signs.forEach((sign, index) => {
    sign.isAlone = sign.isLetter && !signs[index - 1]?.isLetter && !signs[index + 1]?.isLetter;
  });
  return signs;
}

function placesOf(word: string, signs: readonly Sign[]): WatchedPlace[] {
  const isBeginning = word.endsWith('*');
  const letters = lettersOf(isBeginning ? word.slice(0, -1) : word);
  if (letters.length === 0) return [];
  const places: WatchedPlace[] = [];
  let start = 0;
  while (start < signs.length) {
    const end = isInsideWord(signs, start) ? undefined : endOf(letters, signs, start, isBeginning);
    const [first, last] = [signs[start], end === undefined ? undefined : signs[end]];
    if (first && last && end !== undefined) places.push({ word, from: first.from, to: last.to });
    start = end === undefined ? start + 1 : end + 1;
  }
  return places;
}

/** The letters of a watched word; a space where its next word begins. */
function lettersOf(word: string): string[] {
  const plain = word.normalize('NFKD').toLowerCase();
  const letters = Array.from(plain).filter((letter) => !INVISIBLE.test(letter));
  const parts = letters.map((letter) => (LETTER.test(letter) || letter in LOOKALIKES ? letter : ' '));
  return parts.filter((letter, at) => letter !== ' ' || (at > 0 && at < parts.length - 1 && parts[at - 1] !== ' '));
}

const isInsideWord = (signs: readonly Sign[], at: number): boolean => {
  const [before, here] = [signs[at - 1], signs[at]];
  return before?.isLetter === true && here?.isLetter === true;
};

/** Reads a watched word from one place on; returns its last sign. */
function endOf(letters: string[], signs: readonly Sign[], start: number, isBeginning: boolean): number | undefined {
  let at = start;
  let next = 0;
  let between = 0;
  let last = start;
  while (next < letters.length) {
    const sign = signs[at];
    const letter = letters[next] ?? '';
    if (!sign) return undefined;
    if (letter === ' ') {
      if (sign.isLetter || sign.readings.includes(letters[next + 1] ?? '')) next += 1;
      else at += 1;
    } else if (sign.readings.includes(letter)) {
      last = at;
      next += 1;
      at += 1;
      between = 0;
    } else if (next > 0 && isRepeat(sign, letters, next)) {
      at += 1;
    } else if (next > 0 && between < MOST_SIGNS_BETWEEN && mayBeBetween(signs, at)) {
      between += 1;
      at += 1;
    } else {
      return undefined;
    }
  }
  while (signs[last + 1] && isRepeat(signs[last + 1], letters, next)) last += 1;
  return isBeginning || !isInsideWord(signs, last + 1) ? last : undefined;
}

function isRepeat(sign: Sign | undefined, letters: string[], next: number): boolean {
  const before = letters[next - 1];
  return sign !== undefined && before !== undefined && before !== ' ' && sign.readings.includes(before);
}

/** Punctuation may be anywhere in a word; a space only between letters that all stand alone. */
function mayBeBetween(signs: readonly Sign[], at: number): boolean {
  const sign = signs[at];
  if (!sign || sign.isLetter) return false;
  if (!sign.isSpace) return true;
  return signs[at - 1]?.isAlone === true && signs[at + 1]?.isAlone === true;
}

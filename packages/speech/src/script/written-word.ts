import type { Mark } from './script-token.ts';

/** A written word before it is read: its place in the script, its core without punctuation, and the punctuation after it. */
export interface WrittenWord {
  text: string;
  startChar: number;
  endChar: number;
  core: string;
  trailing: string;
}

const MARKS: [Mark, RegExp][] = [
  ['?', /[?？؟]/],
  ['!', /[!！]/],
  ['.', /[.。।॥．…]/],
  [',', /[,;:，、；：،؛—–]/],
];

/** The punctuation that decides how a word ends. */
export function endingMark(trailing: string): Mark {
  for (const [mark, pattern] of MARKS) if (pattern.test(trailing)) return mark;
  return '';
}

/** Thousands in threes, as French and many others write them: "12 000". */
const THOUSANDS = String.raw`(?:[1-9]\d?(?:\s\d{3})*\s000|[1-9]\d\d(?:\s000)+)`;
const END = String.raw`\+?(?!\s?[\d.,:/-]*\d|[\p{L}\p{M}])`;

/** Written with spaces, read as one number: only whole thousands, for "Top 10 200 people" is two numbers in English. */
export const ENGLISH_SPACED = `${THOUSANDS}${END}`;

/** Any number in threes that begins with one or two digits. "612 345 678" is a phone number of Spain, so with three they are round. */
export const FOREIGN_SPACED = String.raw`(?:${THOUSANDS}|[1-9]\d?(?:\s\d{3})+|[1-9]\d\d\s\d00)${END}`;

const WHOLE = new RegExp(`^(?:${FOREIGN_SPACED})$`, 'u');

/** The number in one piece; nothing where it is none. */
export const joinSpaced = (core: string): string | undefined =>
  WHOLE.test(core) ? core.replace(/\s/gu, '') : undefined;

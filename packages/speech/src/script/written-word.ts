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

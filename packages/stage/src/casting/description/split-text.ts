/** One word or mark of a description, plainly written, with its place in the text. */
export interface TextWord {
  word: string;
  from: number;
  to: number;
}

const WORD_OR_MARK = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[,.;:()/&+!?\n—–]/gu;
const BETWEEN_PARTS = /[!?\n—–]/u;

/** Lower case, without accents; hyphens part words, so that 'red-haired' reads like 'red haired'. */
export function splitText(text: string): TextWord[] {
  return Array.from(text.matchAll(WORD_OR_MARK), (match) => ({
    word: plainWord(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function plainWord(written: string): string {
  if (BETWEEN_PARTS.test(written)) return '.';
  const bare = written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'");
  return bare.endsWith("'s") && !bare.startsWith('that') ? bare.slice(0, -2) : bare;
}

/** A phrase of the vocabulary in the same plain writing. */
export const plainPhrase = (phrase: string): string =>
  splitText(phrase)
    .map(({ word }) => word)
    .join(' ');

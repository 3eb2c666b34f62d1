const OTHER_LETTER = /[^\p{Script=Latin}\P{L}]/u;
const WORD = /\p{L}+/gu;
const FEWEST_WORDS = 4;

/** Most of the words are unknown, so the description is probably not in English. */
export function isForeign(description: string, unread: readonly string[]): boolean {
  const unknown = wordsOf(unread.join(' ')).length;
  if (OTHER_LETTER.test(unread.join(' '))) return true;
  return unknown >= FEWEST_WORDS && unknown > wordsOf(description).length / 2;
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

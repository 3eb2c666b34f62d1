import type { SpokenWord } from '../reading/clause.ts';

/** A word that begins with a capital, behind any sign. */
export const NAMED = /^\P{L}*\p{Lu}/u;

const SIGNS_BEHIND = /[^\p{L}\p{M}\p{N}]+$/u;

/** Words as a line of a card. */
export function lineOfCard(words: readonly SpokenWord[], locale: string): string {
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(SIGNS_BEHIND, '');
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

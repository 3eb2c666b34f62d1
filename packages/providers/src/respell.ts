import type { Pronunciation } from '@herald/media';

/** The text with every word that is to be said in another way written as it is said. */
export function respell(text: string, pronunciations: readonly Pronunciation[]): string {
  const ways = new Map(pronunciations.map(({ word, say }) => [word.toLowerCase(), say]));
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word) => ways.get(word.toLowerCase()) ?? word);
}

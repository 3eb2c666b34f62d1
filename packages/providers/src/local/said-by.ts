import type { Pronunciation } from '@herald/media/voice';

/** Pronunciations as the embedded engine takes them. */
export function saidBy(pronunciations: readonly Pronunciation[]): Record<string, string> {
  return Object.fromEntries(pronunciations.map(({ word, say }) => [word, say]));
}

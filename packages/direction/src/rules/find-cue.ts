import type { SpokenWord } from '../reading/clause.ts';

/** The index of the first word of the first cue in a clause; a cue of several words must stand there as it is. */
export function findCue(words: readonly SpokenWord[], cues: readonly string[]): number | undefined {
  const index = words.findIndex((_, start) => cues.some((cue) => standsAt(words, start, cue)));
  return index < 0 ? undefined : index;
}

function standsAt(words: readonly SpokenWord[], start: number, cue: string): boolean {
  if (!cue.includes(' ')) return words[start]?.plain === cue;
  return cue.split(' ').every((part, offset) => words[start + offset]?.plain === part);
}

/** The word that carries most, the later of two. */
export function heaviest(words: readonly SpokenWord[]): number {
  return words.reduce((best, { weight }, index) => (weight >= (words[best]?.weight ?? 0) ? index : best), 0);
}

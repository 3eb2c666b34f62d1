import type { SpokenWord } from './clause.ts';

/** Stands for the rest of a word, "diagnos*", for what stands before it, "*schmerz*", or for a whole word. */
const ANY = '*';

/** The index of the first word of the first cue in a clause; a cue of several words must stand there as it is. */
export function findCue(words: readonly SpokenWord[], cues: readonly string[]): number | undefined {
  const index = words.findIndex((_, start) => cueAt(words, start, cues) > 0);
  return index < 0 ? undefined : index;
}

/** How many words the longest cue has that begins at a word; none is 0. */
export function cueAt(words: readonly SpokenWord[], start: number, cues: readonly string[]): number {
  return partsOf(cues).reduce(
    (longest, parts) => (parts.length > longest && standsAt(words, start, parts) ? parts.length : longest),
    0,
  );
}

/** "It fits, right?": what is asked after a pause at the end asks nothing. */
export function endsInTag(words: readonly SpokenWord[], tags: readonly string[]): boolean {
  return words.some(({ text }, index) => {
    const tag = text.endsWith(',') ? cueAt(words, index + 1, tags) : 0;
    return tag > 0 && index + 1 + tag === words.length;
  });
}

/** Every word of a script is looked up in every list, so a list is taken apart once. */
const takenApart = new WeakMap<readonly string[], string[][]>();

function partsOf(cues: readonly string[]): string[][] {
  const known = takenApart.get(cues);
  if (known) return known;
  const parts = cues.map((cue) => cue.split(' '));
  takenApart.set(cues, parts);
  return parts;
}

function standsAt(words: readonly SpokenWord[], start: number, parts: readonly string[]): boolean {
  return parts.every((part, offset) => {
    const plain = words[start + offset]?.plain;
    if (plain === undefined) return false;
    return isLike(plain, part);
  });
}

function isLike(plain: string, part: string): boolean {
  if (!part.includes(ANY)) return plain === part;
  const core = part.replaceAll(ANY, '');
  if (part.startsWith(ANY)) return part.endsWith(ANY) ? plain.includes(core) : plain.endsWith(core);
  return plain.startsWith(core);
}

/** The word that carries most, the later of two. */
export function heaviest(words: readonly SpokenWord[]): number {
  return words.reduce((best, { weight }, index) => (weight >= (words[best]?.weight ?? 0) ? index : best), 0);
}

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
  const first = words[start]?.plain;
  if (first === undefined) return 0;
  const { byStart, others } = takeApart(cues);
  return longestAt(words, start, byStart.get(first.charAt(0)), longestAt(words, start, others, 0));
}

function longestAt(words: readonly SpokenWord[], start: number, cues: readonly Part[][] = [], atLeast: number): number {
  let longest = atLeast;
  for (const parts of cues) if (parts.length > longest && standsAt(words, start, parts)) longest = parts.length;
  return longest;
}

/** "It fits, right?": what is asked after a pause at the end asks nothing. */
export function endsInTag(words: readonly SpokenWord[], tags: readonly string[]): boolean {
  return words.some(({ text }, index) => {
    const tag = text.endsWith(',') ? cueAt(words, index + 1, tags) : 0;
    return tag > 0 && index + 1 + tag === words.length;
  });
}

type Part = (plain: string) => boolean;

interface Cues {
  /** by the letter that their first word begins with */
  byStart: Map<string, Part[][]>;
  /** those that may begin with any letter */
  others: Part[][];
}

/** Every word of a script is looked up in every list, so a list is taken apart once. */
const takenApart = new WeakMap<readonly string[], Cues>();

function takeApart(list: readonly string[]): Cues {
  const known = takenApart.get(list);
  if (known) return known;
  const cues: Cues = { byStart: new Map(), others: [] };
  for (const cue of list) placeFor(cue.charAt(0), cues).push(cue.split(' ').map(partOf));
  takenApart.set(list, cues);
  return cues;
}

function placeFor(start: string, { byStart, others }: Cues): Part[][] {
  if (start === ANY) return others;
  const known = byStart.get(start) ?? [];
  byStart.set(start, known);
  return known;
}

function standsAt(words: readonly SpokenWord[], start: number, parts: readonly Part[]): boolean {
  for (let offset = 0; offset < parts.length; offset++) {
    const plain = words[start + offset]?.plain;
    if (plain === undefined || !parts[offset]?.(plain)) return false;
  }
  return true;
}

function partOf(part: string): Part {
  if (!part.includes(ANY)) return (plain) => plain === part;
  const core = part.replaceAll(ANY, '');
  if (!part.startsWith(ANY)) return (plain) => plain.startsWith(core);
  return part.endsWith(ANY) ? (plain) => plain.includes(core) : (plain) => plain.endsWith(core);
}

/** The word that carries most, the later of two. */
export function heaviest(words: readonly SpokenWord[]): number {
  return words.reduce((best, { weight }, index) => (weight >= (words[best]?.weight ?? 0) ? index : best), 0);
}

import { PLACE_WORDS, type SpokenPlace } from './place-words.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { TRADE_PLACES, type Trade } from './trades.ts';

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
/** More than all that is spoken of in passing. */
const NAMED = 100;
const STRONG = 2;
/** What scripts name only in passing has less than this. */
const ENOUGH = 2;

interface Cue {
  parts: readonly string[];
  worth: number;
}

const cuesOf = (list: string, worth: number): Cue[] =>
  list.split(', ').map((cue) => ({ parts: cue.split(' '), worth }));

const PLACES = PLACE_WORDS.map(({ place, named, strong, weak }) => ({
  place,
  cues: [...cuesOf(named, NAMED), ...cuesOf(strong, STRONG), ...cuesOf(weak, 1)],
}));

const TRADE_CUES = TRADE_WORDS.map(({ trade, strong, weak }) => ({
  trade,
  cues: [...cuesOf(strong, STRONG), ...cuesOf(weak, 1)],
}));

/** What speaks of a trade speaks of its room. */
const WORKPLACES = PLACES.map(({ place, cues }) => {
  const trades = TRADE_CUES.filter(({ trade }) => isSamePlace(TRADE_PLACES[trade], place));
  return { place, trades, cues: [...cues, ...trades.flatMap((trade) => trade.cues)] };
});

type Texts = readonly (string | undefined)[];

/** Where somebody who says this would stand, if what is said and shown tells: in a workshop, a gym, a garden; none if it does not. */
export function placeOfScript(...texts: Texts): SpokenPlace | undefined {
  return mostSpoken(wordsOf(texts), PLACES)?.place;
}

/** The same with words of single trades, and the trade that the place is to show; none where the words leave it open. */
export function workplaceOfScript(...texts: Texts): (SpokenPlace & { trade?: Trade }) | undefined {
  const words = wordsOf(texts);
  const found = mostSpoken(words, WORKPLACES);
  if (!found) return undefined;
  const spoken = mostSpoken(words, found.trades);
  return { ...found.place, ...(spoken && { trade: spoken.trade }) };
}

function wordsOf(texts: Texts): string[] {
  return Array.from(texts.join(' . ').toLowerCase().matchAll(WORD), ([word]) => word.replaceAll('’', "'"));
}

function isSamePlace(one: SpokenPlace, other: SpokenPlace): boolean {
  return one.setting === other.setting && one.room === other.room;
}

function mostSpoken<T extends { cues: readonly Cue[] }>(
  words: readonly string[],
  choices: readonly T[],
): T | undefined {
  const worths = choices.map((choice) => ({ choice, worth: worthOf(words, choice.cues) }));
  const [first, second] = worths.toSorted((a, b) => b.worth - a.worth);
  if (!first || first.worth < ENOUGH || first.worth === second?.worth) return undefined;
  return first.choice;
}

/** A word that comes twice counts once, in a text and in the lists. */
function worthOf(words: readonly string[], cues: readonly Cue[]): number {
  const worths = new Map<string, number>();
  for (const { parts, worth } of cues) {
    const said = saidIn(words, parts);
    if (said !== undefined) worths.set(said, Math.max(worth, worths.get(said) ?? 0));
  }
  return sumOf(worths);
}

const sumOf = (worths: ReadonlyMap<string, number>): number =>
  [...worths.values()].reduce((sum, worth) => sum + worth, 0);

function saidIn(words: readonly string[], parts: readonly string[]): string | undefined {
  const at = words.findIndex((_, start) => parts.every((part, offset) => isLike(words[start + offset], part)));
  return at < 0 ? undefined : words.slice(at, at + parts.length).join(' ');
}

function isLike(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

import { type HeardWord, heardWordsOf, isSameWord, saidIn, tellingWordsOf } from './heard-words.ts';
import { PLACE_WORDS, type SpokenPlace } from './place-words.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { TRADE_PLACES, type Trade } from './trades.ts';

/** More than all that is spoken of in passing. */
const NAMED = 100;
const STRONG = 2;
/** What scripts name only in passing has less than this. */
const ENOUGH = 2;
/** Less than any word: where places are alike with their trades, the words of the places themselves decide. */
const OF_ALIKE = 0.001;

interface Cue {
  parts: readonly string[];
  worth: number;
}

/** What a text says of a choice, each with its worth. */
type Said = ReadonlyMap<string, number>;

const cuesOf = (list: string, worth: number): Cue[] =>
  list.split(', ').map((cue) => ({ parts: cue.split(' '), worth }));

const WORKPLACES = PLACE_WORDS.map(({ place, named, strong, weak }) => ({
  place,
  cues: [...cuesOf(named, NAMED), ...cuesOf(strong, STRONG), ...cuesOf(weak, 1)],
  trades: TRADE_WORDS.filter(({ trade }) => isSamePlace(TRADE_PLACES[trade], place)).map((words) => ({
    trade: words.trade,
    cues: [...cuesOf(words.strong, STRONG), ...cuesOf(words.weak, 1)],
  })),
}));

const PLACES = WORKPLACES.map(({ place, cues }, at) => {
  const doubtful = PLACE_WORDS[at]?.doubtful;
  return { place, cues: doubtful ? [...cues, ...cuesOf(doubtful, STRONG)] : cues };
});

type Texts = readonly (string | undefined)[];

/** Where somebody who says this would stand, if what is said and shown tells: in a workshop, a gym, a garden; none if it does not. */
export function placeOfScript(...texts: Texts): SpokenPlace | undefined {
  const words = heardWordsOf(texts);
  return mostSpoken(PLACES, ({ cues }) => sumOf(saidOf(words, cues).values()))?.place;
}

/** The same with words of single trades, and the trade that the place is to show; none where the words leave it open. */
export function workplaceOfScript(...texts: Texts): (SpokenPlace & { trade?: Trade }) | undefined {
  const words = tellingWordsOf(texts);
  const heard = WORKPLACES.map(({ place, cues, trades }) => ({
    place,
    said: saidOf(words, cues),
    trades: trades.map(({ trade, cues }) => ({ trade, said: saidOf(words, cues) })),
  }));
  const found = mostSpoken(heard, ({ said, trades }) => {
    const own = worthOf(said);
    return Math.max(own, ...trades.map((trade) => worthWith(said, trade, trades))) + own * OF_ALIKE;
  });
  if (!found) return undefined;
  const spoken = mostSpoken(found.trades, ({ said }) => worthOf(said));
  return { ...found.place, ...(spoken && { trade: spoken.trade }) };
}

function isSamePlace(one: SpokenPlace, other: SpokenPlace): boolean {
  return one.setting === other.setting && one.room === other.room;
}

function mostSpoken<T>(choices: readonly T[], worth: (choice: T) => number): T | undefined {
  const worths = choices.map((choice) => ({ choice, worth: worth(choice) }));
  const [first, second] = worths.toSorted((a, b) => b.worth - a.worth);
  if (!first || first.worth < ENOUGH || first.worth === second?.worth) return undefined;
  return first.choice;
}

/** A word that comes twice counts once, in a text and in the lists. */
function saidOf(words: readonly HeardWord[], cues: readonly Cue[]): Said {
  const worths = new Map<string, number>();
  for (const { parts, worth } of cues) {
    const said = saidIn(words, parts);
    if (said !== undefined) worths.set(said, Math.max(worth, worths.get(said) ?? 0));
  }
  return worths;
}

/** What speaks of a trade speaks of its room, but two trades in passing do not add up. */
function worthWith(ofPlace: Said, trade: { said: Said }, trades: readonly { said: Said }[]): number {
  const others = trades.filter((other) => other !== trade);
  const shared = [...ofPlace].filter(([word]) => others.every(({ said }) => !said.has(word)));
  return worthOf([...shared, ...trade.said]);
}

/** Singular and plural count once. */
function worthOf(said: Iterable<readonly [string, number]>): number {
  const counted: string[] = [];
  const byWorth = [...said].toSorted(([, one], [, other]) => other - one);
  const worths = byWorth.map(([word, worth]) => {
    if (counted.some((known) => isSameWord(known, word))) return 0;
    counted.push(word);
    return worth;
  });
  return sumOf(worths);
}

const sumOf = (worths: Iterable<number>): number => [...worths].reduce((sum, worth) => sum + worth, 0);

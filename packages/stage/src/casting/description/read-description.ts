import type { ThingWord } from '../words/slot-words.ts';
import { type GarmentWish, mergeWishes, type Wish } from '../words/wish.ts';
import { findNegated } from './find-negated.ts';
import { findUnread } from './find-unread.ts';
import { meaningOfQuality } from './meaning-of-quality.ts';
import { type Binding, bindPhrases } from './phrase-binder.ts';
import { readAges, withoutAges } from './read-ages.ts';
import { type Phrase, readPhrases } from './read-phrases.ts';
import { SLOTS, type Slot } from './vocabulary.ts';

/** A part of the text as it was written, and what it was taken for. */
export interface ReadPhrase {
  phrase: string;
  meaning: string;
}

export interface Reading {
  wish: Wish;
  understood: ReadPhrase[];
  /** asked for, but not in a character's or scene's power, with the reason */
  notDrawn: ReadPhrase[];
  /** named in the text, and unknown here */
  unread: string[];
}

interface Mention {
  slot: Slot;
  thing: ThingWord;
  qualities: Phrase[];
  negated: boolean;
  from: number;
  to: number;
}

const CLOTHES: ThingWord = { says: 'clothes', wish: { garments: [{}] } };
/** Without these, 'no long hair' would make a person bald. */
const SLOTS_OF_DEGREE: readonly Slot[] = ['hair', 'skin', 'eyes', 'person', 'place', 'face', 'lips', 'brows', 'nose'];

/** What a sentence about a person and a place asks for. */
export function readDescription(text: string): Reading {
  const ages = readAges(text);
  const phrases = readPhrases(withoutAges(text, ages));
  const bindings = bindPhrases(phrases);
  const unread = findUnread(text, phrases, bindings, ages);
  const reading: Reading = { wish: {}, understood: [], notDrawn: [], unread };
  for (const mention of readMentions(phrases, bindings)) takeMention(reading, mention, text);
  for (const age of ages) {
    reading.wish = mergeWishes(reading.wish, { ageYears: age.years });
    reading.understood.push({ phrase: age.phrase, meaning: `About ${age.years} years old` });
  }
  return reading;
}

function readMentions(phrases: readonly Phrase[], bindings: readonly Binding[]): Mention[] {
  const negated = findNegated(phrases, bindings);
  const mentions = new Map<number, Mention>();
  for (const [i, phrase] of phrases.entries()) {
    const named = bindings[i] === null ? phrase.thing : undefined;
    if (named) mentions.set(i, mentionOf(phrase, named.slot, named.thing, negated.has(i)));
    else if (bindings[i] === 'person') mentions.set(i, alone(phrase, 'person', {}, negated.has(i)));
    else if (bindings[i] === 'clothes') mentions.set(i, alone(phrase, 'garment', CLOTHES, negated.has(i)));
  }
  joinQualities(phrases, bindings, negated, mentions);
  return [...mentions].sort(([a], [b]) => a - b).map(([, mention]) => mention);
}

function mentionOf({ from, to }: Phrase, slot: Slot, thing: ThingWord, negated: boolean): Mention {
  return { slot, thing, qualities: [], negated, from, to };
}

function alone(phrase: Phrase, slot: Slot, thing: ThingWord, negated: boolean): Mention {
  return { ...mentionOf(phrase, slot, thing, negated), qualities: [phrase] };
}

function joinQualities(
  phrases: readonly Phrase[],
  bindings: readonly Binding[],
  negated: ReadonlySet<number>,
  mentions: ReadonlyMap<number, Mention>,
): void {
  for (const [i, phrase] of phrases.entries()) {
    const mention = typeof bindings[i] === 'number' ? mentions.get(bindings[i]) : undefined;
    if (!mention || negated.has(i)) continue;
    mention.qualities.push(phrase);
    mention.from = Math.min(mention.from, phrase.from);
    mention.to = Math.max(mention.to, phrase.to);
  }
}

function takeMention(reading: Reading, mention: Mention, text: string): void {
  const phrase = text.slice(mention.from, mention.to);
  const { thing, negated } = mention;
  if (thing.undrawn) {
    if (!negated) reading.notDrawn.push({ phrase, meaning: thing.undrawn });
    return;
  }
  const wish = negated
    ? wishAgainst(mention)
    : wishFor(mention, (reason) => reading.notDrawn.push({ phrase, meaning: reason }));
  if (Object.keys(wish).length === 0) return;
  reading.wish = mergeWishes(reading.wish, wish);
  reading.understood.push({ phrase, meaning: meaningOf(mention, text) });
}

function wishAgainst({ slot, thing, qualities }: Mention): Wish {
  const { absent } = SLOTS[slot] as { absent?: (thing: ThingWord) => Wish };
  const [quality] = qualities;
  if (!absent) return {};
  if (!quality) return absent(thing);
  if (Object.keys(thing).length === 0) return absent({ wish: asWish(meaningOfQuality(quality.word, slot, thing)) });
  return SLOTS_OF_DEGREE.includes(slot) ? {} : absent(thing);
}

const asWish = (meaning: Wish | string | null): Wish => (typeof meaning === 'string' || !meaning ? {} : meaning);

function wishFor(mention: Mention, cannot: (reason: string) => void): Wish {
  const { slot, thing, qualities } = mention;
  let wish = thing.wish ?? {};
  for (const word of [...(thing.has ?? []), ...qualities.map((quality) => quality.word)]) {
    const meaning = meaningOfQuality(word, slot, thing);
    if (typeof meaning === 'string') cannot(meaning);
    else if (meaning) wish = slot === 'garment' ? sameGarment(wish, meaning) : mergeWishes(wish, meaning);
  }
  return wish;
}

/** Everything said of one piece of clothing is about that piece; its second colour is that of its other part. */
function sameGarment(wish: Wish, said: Wish): Wish {
  if (!said.garments || !wish.garments) return mergeWishes(wish, said);
  const [piece = {}] = wish.garments;
  const [more = {}] = said.garments;
  const second = more.color && said.garments.length === 1 && piece.color && piece.colorSaid;
  const told: GarmentWish = second
    ? { ...piece, innerColor: more.color }
    : { ...piece, ...more, colorSaid: piece.colorSaid || more.color !== undefined };
  return { ...wish, garments: [told] };
}

function meaningOf({ thing, qualities, negated, slot }: Mention, text: string): string {
  const name = thing.says ?? '';
  const said = qualities.map(({ from, to }) => text.slice(from, to)).filter((word) => !name.includes(word));
  const parts = slot === 'person' ? [...said, name].filter(Boolean).join(', ') : `${said.join(', ')} ${name}`.trim();
  const whole = negated ? `${slot === 'person' ? 'not' : 'no'} ${parts}` : parts;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

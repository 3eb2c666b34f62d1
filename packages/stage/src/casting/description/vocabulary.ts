import { EARRING_WORDS, GLASSES_WORDS, NECKLACE_WORDS } from '../words/accessory-words.ts';
import { COLOR_WORDS, EYE_COLOR_WORDS, HAIR_COLOR_WORDS, SHADE_WORDS } from '../words/color-words.ts';
import { EYE_WORDS, FEATURE_WORDS, MAKEUP_WORDS, SKIN_WORDS } from '../words/face-words.ts';
import { GARMENT_WORDS } from '../words/garment-words.ts';
import { BREAKS, FILLERS, JOINS, LINKS, NEGATIONS, NOT_LOOKS, WEAR_WORDS } from '../words/grammar-words.ts';
import { BEARD_WORDS, COVER_WORDS, HAIR_WORDS } from '../words/hair-words.ts';
import { PERSON_WORDS } from '../words/person-words.ts';
import { PLACE_WORDS } from '../words/place-words.ts';
import type { SlotWords, ThingWord } from '../words/slot-words.ts';
import { UNDRAWN_WORDS } from '../words/undrawn-words.ts';
import type { Wish } from '../words/wish.ts';
import { plainPhrase } from './split-text.ts';

/** The parts of a person or scene that can be spoken of. */
export const SLOTS = {
  person: PERSON_WORDS,
  hair: HAIR_WORDS,
  cover: COVER_WORDS,
  beard: BEARD_WORDS,
  eyes: EYE_WORDS,
  ...FEATURE_WORDS,
  skin: SKIN_WORDS,
  makeup: MAKEUP_WORDS,
  glasses: GLASSES_WORDS,
  earrings: EARRING_WORDS,
  necklace: NECKLACE_WORDS,
  garment: GARMENT_WORDS,
  place: PLACE_WORDS,
  undrawn: UNDRAWN_WORDS,
} satisfies Record<string, SlotWords>;

export type Slot = keyof typeof SLOTS;

type Grammar = 'negation' | 'link' | 'join' | 'wear' | 'filler' | 'break' | 'other';

/** All that a phrase may be. */
export interface Meaning {
  grammar?: Grammar;
  thing?: { slot: Slot; thing: ThingWord };
  quality?: true;
}

/** What a slot makes of a quality, by its plain word. */
interface SlotIndex {
  qualities: Map<string, Wish>;
  undrawn: Map<string, string>;
  colors: Map<string, string>;
}

function expand<T>(table: Record<string, T>): Map<string, T> {
  return new Map(
    Object.entries(table).flatMap(([words, value]) =>
      words.split('|').map((word): [string, T] => [plainPhrase(word), value]),
    ),
  );
}

const slotNames = Object.keys(SLOTS) as Slot[];

function indexSlot({ qualities, undrawnQualities = {}, colors = {} }: SlotWords): SlotIndex {
  return { qualities: expand(qualities), undrawn: expand(undrawnQualities), colors: expand(colors) };
}

export const SLOT_INDEX = Object.fromEntries(slotNames.map((slot) => [slot, indexSlot(SLOTS[slot])])) as Record<
  Slot,
  SlotIndex
>;

export const CLOTH_COLORS_BY_WORD = expand(COLOR_WORDS);
export const SHADES = expand(SHADE_WORDS);

const GRAMMAR: [Grammar, readonly string[]][] = [
  ['filler', FILLERS],
  ['break', BREAKS],
  ['link', LINKS],
  ['join', JOINS],
  ['wear', WEAR_WORDS],
  ['negation', NEGATIONS],
  ['other', NOT_LOOKS],
];

function buildLexicon(): Map<string, Meaning> {
  const lexicon = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning) => lexicon.set(phrase, { ...lexicon.get(phrase), ...meaning });
  for (const slot of slotNames) {
    for (const [phrase, thing] of expand<ThingWord>(SLOTS[slot].things)) add(phrase, { thing: { slot, thing } });
    const { qualities, undrawn, colors } = SLOT_INDEX[slot];
    for (const words of [qualities, undrawn, colors]) for (const word of words.keys()) add(word, { quality: true });
  }
  const palettes = [CLOTH_COLORS_BY_WORD, expand(HAIR_COLOR_WORDS), expand(EYE_COLOR_WORDS), SHADES];
  for (const palette of palettes) for (const word of palette.keys()) add(word, { quality: true });
  for (const [grammar, phrases] of GRAMMAR) {
    for (const phrase of phrases.map(plainPhrase)) if (!lexicon.has(phrase)) lexicon.set(phrase, { grammar });
  }
  return lexicon;
}

/** Every phrase that is understood. */
export const LEXICON: ReadonlyMap<string, Meaning> = buildLexicon();

/** How many words the longest phrase has. */
export const LONGEST_PHRASE = Math.max(...[...LEXICON.keys()].map((phrase) => phrase.split(' ').length));

/** Every word that is part of a phrase. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')));

import type { Wish } from './wish.ts';

/** A word that names something: hair, a blazer, a kitchen. */
export interface ThingWord {
  /** what the user reads as understood; left out when it is not worth a line */
  says?: string;
  wish?: Wish;
  /** qualities it already has, by their words ('redhead' is red) */
  has?: readonly string[];
  /** comes before another noun ('bearded man'), so that words before it may mean that one */
  adjectival?: true;
  /** why it cannot be drawn */
  undrawn?: string;
}

export interface NamedColor {
  name: string;
  hex: string;
}

/** What can be said about one part of a person or scene. Keys list words of one meaning: 'jumper|pullover'. */
export interface SlotWords {
  things: Record<string, ThingWord>;
  qualities: Record<string, Wish>;
  /** qualities that are understood but cannot be shown, and why */
  undrawnQualities?: Record<string, string>;
  /** colours of its own; cloth takes every colour */
  colors?: Record<string, string>;
  takesAnyColor?: boolean;
  colored?: (color: NamedColor, thing: ThingWord) => Wish;
  /** what 'no …' means */
  absent?: (thing: ThingWord) => Wish;
}

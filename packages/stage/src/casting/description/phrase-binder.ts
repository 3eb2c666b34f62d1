import { isClothColor, meaningOfQuality } from './meaning-of-quality.ts';
import { AGE_MARK } from './read-ages.ts';
import type { Phrase } from './read-phrases.ts';

/** For each phrase: the index of the thing it describes, what it describes on its own, null for the rest. */
export type Binding = number | 'person' | 'clothes' | null;

const STRONG_LINKS = ['is', 'are', 'was', 'looks', 'look', 'that is', 'which is', 'that are', 'which are', "that's"];
const TELLING_LINKS = [...STRONG_LINKS, ':', 'dyed'];
const ARTICLES = ['a', 'an', 'the', 'some', 'her', 'his', 'their'];
const STARTS = ['.', ';', '(', 'she', 'he', 'they', 'who'];
const MOST_UNKNOWN_BETWEEN = 2;
/** On their own, these are hardly about where a person comes from. */
const BARE_COLORS = ['black', 'white', 'tan'];

/** How names of people who do something end. */
const DOERS = /(?:er|or|ist|ian|ant|eer|ier|keeper|man|woman|person)$/u;

const isOpening = (word: string): boolean => word === AGE_MARK || ARTICLES.includes(word);

/** Finds out which word belongs to which: an adjective to the next noun, or to the noun before 'is'. */
export function bindPhrases(phrases: readonly Phrase[]): Binding[] {
  return new PhraseBinder(phrases).bind();
}

class PhraseBinder {
  readonly #phrases: readonly Phrase[];
  readonly #bindings: Binding[];

  constructor(phrases: readonly Phrase[]) {
    this.#phrases = phrases;
    this.#bindings = phrases.map(() => null);
  }

  bind(): Binding[] {
    for (let i = this.#phrases.length - 1; i >= 0; i--) {
      if (!this.#phrases[i].quality) continue;
      const before = this.#thingBefore(i);
      this.#bindings[i] = before?.told ? before.at : this.#thingAfter(i);
    }
    for (const [i, phrase] of this.#phrases.entries()) {
      if (!phrase.quality || phrase.thing || this.#bindings[i] !== null) continue;
      this.#bindings[i] = this.#thingBefore(i)?.at ?? this.#alone(i);
    }
    return this.#bindings;
  }

  #isThing(i: number): boolean {
    return this.#phrases[i]?.thing !== undefined && this.#bindings[i] === null;
  }

  #accepts(noun: number, quality: number): boolean {
    const named = this.#phrases[noun]?.thing;
    return named !== undefined && meaningOfQuality(this.#phrases[quality].word, named.slot, named.thing) !== null;
  }

  #thingAfter(start: number): number | null {
    let unknown = 0;
    for (let i = start + 1; i < this.#phrases.length; i++) {
      const phrase = this.#phrases[i];
      if (this.#isThing(i)) {
        if (this.#accepts(i, start)) return i;
        if (!phrase.thing?.thing.adjectival) return null;
      } else if (phrase.grammar === 'join') {
        if (unknown > 0 || !this.#phrases[i + 1]?.quality || this.#isThing(i + 1)) return null;
      } else if (!phrase.grammar && !phrase.quality) {
        if (++unknown > MOST_UNKNOWN_BETWEEN) return null;
      } else if (phrase.grammar && phrase.grammar !== 'filler') return null;
    }
    return null;
  }

  #thingBefore(start: number): { at: number; told: boolean } | null {
    let told = false;
    let loose = false;
    for (let i = start - 1; i >= 0; i--) {
      const { thing, quality, grammar, word } = this.#phrases[i];
      if (this.#isThing(i)) {
        if (this.#accepts(i, start) && !(loose && thing?.slot === 'person')) return this.#unlessListed(i, told);
        if (!thing?.thing.adjectival) return null;
      } else if (grammar === 'link') {
        told ||= TELLING_LINKS.includes(word);
        loose ||= !TELLING_LINKS.includes(word);
      } else if (!quality && grammar !== 'filler' && grammar !== 'join' && grammar !== 'negation') return null;
    }
    return null;
  }

  /** In 'glasses, red hair' the comma parts the things. */
  #unlessListed(at: number, told: boolean): { at: number; told: boolean } | null {
    return !told && this.#phrases[at + 1]?.grammar === 'join' ? null : { at, told };
  }

  #alone(at: number): Binding {
    const { word } = this.#phrases[at];
    if (isClothColor(word) && this.#isWorn(at)) return 'clothes';
    if (BARE_COLORS.includes(word) && !this.#isOfSomebodyUnknown(at)) return null;
    if (this.#isOfSomethingElse(at)) return null;
    return meaningOfQuality(word, 'person', {}) === null ? null : 'person';
  }

  /** 'with large windows': what is large is not a person. */
  #isOfSomethingElse(at: number): boolean {
    const next = this.#phrases.slice(at + 1).find(({ quality, grammar }) => !quality && grammar !== 'filler');
    if (!next || next.grammar || next.thing) return false;
    const before = this.#phrases.slice(0, at).findLast(({ word, quality }) => !quality && !ARTICLES.includes(word));
    return before !== undefined && before.grammar === 'break' && !STARTS.includes(before.word);
  }

  /** 'A Black sailor', 'a white 44-year-old': the description begins with somebody, by a name or an age. */
  #isOfSomebodyUnknown(at: number): boolean {
    if (this.#phrases.some(({ thing }) => thing?.slot === 'person')) return false;
    const before = this.#phrases.slice(0, at);
    if (!before.every(({ word, quality, grammar }) => quality || grammar === 'filler' || isOpening(word))) return false;
    const next = this.#phrases.slice(at + 1).find(({ quality, grammar }) => !quality && grammar !== 'filler');
    if (!next || next.grammar || next.thing) return false;
    return next.word === AGE_MARK || (DOERS.test(next.word) && this.#tellsOfSomebody());
  }

  /** A black computer has no age, and wears nothing. */
  #tellsOfSomebody(): boolean {
    return this.#phrases.some(
      ({ thing, word, grammar }) =>
        (thing !== undefined && thing.slot !== 'place') || grammar === 'wear' || word === AGE_MARK || word === 'who',
    );
  }

  /** 'dressed in green', 'a man in black' */
  #isWorn(at: number): boolean {
    for (let i = at - 1; i >= 0; i--) {
      const { grammar, quality, word } = this.#phrases[i];
      if (grammar === 'wear') return true;
      if (grammar === 'link' && word === 'in') return i === 0 || this.#phrases[i - 1]?.thing?.slot === 'person';
      if (!quality && grammar !== 'filler' && grammar !== 'join') return false;
    }
    return false;
  }
}

import type { Binding } from './phrase-binder.ts';
import type { Phrase } from './read-phrases.ts';

/** The phrases that 'no', 'not' or 'without' take away. */
export function findNegated(phrases: readonly Phrase[], bindings: readonly Binding[]): Set<number> {
  const negated = new Set<number>();
  for (const [i, phrase] of phrases.entries()) {
    if (phrase.grammar === 'negation') negateFrom(i, phrases, bindings, negated);
  }
  return negated;
}

function negateFrom(
  start: number,
  phrases: readonly Phrase[],
  bindings: readonly Binding[],
  negated: Set<number>,
): void {
  const without = phrases[start].word === 'without';
  let at = nextContent(start + 1, phrases);
  while (at !== null) {
    const end = groupEnd(at, phrases, bindings);
    negated.add(end);
    const join = phrases[end + 1];
    if (join?.grammar !== 'join') return;
    const next = end + 2;
    const goesOn =
      join.word === 'or' ||
      join.word === 'nor' ||
      (join.word === ',' && endsWithOr(next, phrases, bindings)) ||
      (join.word === 'and' && without && isBareThing(next, phrases, bindings));
    if (!goesOn) return;
    at = nextContent(next, phrases);
  }
}

/** The first thing or quality, over fillers and articles; null when something else comes first. */
function nextContent(start: number, phrases: readonly Phrase[]): number | null {
  for (let i = start; i < phrases.length; i++) {
    const { thing, quality, grammar } = phrases[i];
    if (thing || quality) return i;
    if (grammar !== 'filler' && grammar !== 'break' && grammar !== 'wear') return null;
  }
  return null;
}

/** From the adjectives of a thing to the thing itself. */
function groupEnd(start: number, phrases: readonly Phrase[], bindings: readonly Binding[]): number {
  const binding = bindings[start];
  return typeof binding === 'number' && binding > start ? groupEnd(binding, phrases, bindings) : start;
}

const isBareThing = (at: number, phrases: readonly Phrase[], bindings: readonly Binding[]): boolean =>
  phrases[at]?.thing !== undefined && bindings[at] === null;

/** 'glasses, a beard or earrings': a list of nothings. */
function endsWithOr(start: number, phrases: readonly Phrase[], bindings: readonly Binding[]): boolean {
  for (let at = nextContent(start, phrases); at !== null; ) {
    const end = groupEnd(at, phrases, bindings);
    const join = phrases[end + 1];
    if (join?.grammar !== 'join') return false;
    if (join.word === 'or' || join.word === 'nor') return true;
    if (join.word !== ',') return false;
    at = nextContent(end + 2, phrases);
  }
  return false;
}

import { leadsToNumber, pointOf } from '../words/point-words.ts';
import type { Clause } from './clause.ts';

const COUNTED = /(?:[,.:;…!]|\s?[–—])$/u;
/** "Tip number one:" */
const LONGEST_LEAD = 2;

/** A point of a script that counts them, and its place among the words of its clause. */
export interface CountedPoint {
  point: number;
  wordIndex: number;
}

/** "One, short screws. Two, a spare key.": the clauses that begin a point of a script that counts them. */
export function countPoints(clauses: readonly Clause[], locale: string): ReadonlyMap<Clause, CountedPoint> {
  const points = new Map<Clause, CountedPoint>();
  for (const [index, clause] of clauses.entries()) {
    const isStart = clause.sentence !== clauses[index - 1]?.sentence;
    const counted = isStart ? countedIn(clause, locale) : undefined;
    if (counted?.point === points.size + 1) points.set(clause, counted);
  }
  return points.size > 1 ? points : new Map();
}

function countedIn({ words }: Clause, locale: string): CountedPoint | undefined {
  const lead = words.slice(0, LONGEST_LEAD).findIndex(({ plain }) => !leadsToNumber(plain, locale));
  const wordIndex = lead < 0 ? LONGEST_LEAD : lead;
  const word = words[wordIndex];
  if (!word || !COUNTED.test(word.text)) return undefined;
  const point = pointOf(word.plain, locale);
  return point > 0 ? { point, wordIndex } : undefined;
}

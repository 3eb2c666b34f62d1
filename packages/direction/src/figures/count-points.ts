import type { Clause } from '../reading/clause.ts';
import { pointOf } from '../words/point-words.ts';

const COUNTED = /[,.:;]$/u;

/** "One, short screws. Two, a spare key.": the clauses that begin a point of a script that counts them. */
export function countPoints(clauses: readonly Clause[], locale: string): ReadonlyMap<Clause, number> {
  const told = clauses.flatMap((clause, index) => {
    const [first] = clause.words;
    const isStart = clause.sentence !== clauses[index - 1]?.sentence;
    const point = first && isStart && COUNTED.test(first.text) ? pointOf(first.plain, locale) : 0;
    return point > 0 ? [{ clause, point }] : [];
  });
  const points = new Map<Clause, number>();
  for (const { clause, point } of told) if (point === points.size + 1) points.set(clause, point);
  return points.size > 1 ? points : new Map();
}

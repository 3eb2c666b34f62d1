import { leadsToNumber, pointAt } from '../words/point-words.ts';
import { announcedPoints } from './announced-points.ts';
import type { Clause } from './clause.ts';

const COUNTED = /(?:[,.:;…!]|\s?[–—])$/u;
/** "Three reasons: one, …; two, …" */
const LIST_OPENS = /[:;：；]$/u;
/** "And tip number two:" */
const LONGEST_LEAD = 3;

/** A point of a script that counts them, and its place among the words of its clause. */
export interface CountedPoint {
  point: number;
  wordIndex: number;
}

/** "One, short screws. Two, a spare key.", or after a colon: the clauses that begin a point of a script that counts or announces them. */
export function countPoints(clauses: readonly Clause[], locale: string): ReadonlyMap<Clause, CountedPoint> {
  const points = new Map<Clause, CountedPoint>();
  for (const [index, clause] of clauses.entries()) {
    const counted = startsIn(clause, clauses[index - 1])
      .map((start) => countedAt(clause, start, locale))
      .find((found) => found?.point === points.size + 1);
    if (counted) points.set(clause, counted);
  }
  if (points.size > 1) return points;
  return new Map(announcedPoints(clauses, locale).map((clause, index) => [clause, { point: index + 1, wordIndex: 0 }]));
}

/** The words at which a point may begin: the first one of a sentence, and those after a colon. */
function startsIn({ words, sentence }: Clause, before: Clause | undefined): number[] {
  const last = before?.sentence === sentence ? before.words.at(-1)?.text : undefined;
  return words.flatMap((_, index) => {
    const previous = words[index - 1]?.text ?? last;
    return previous === undefined || LIST_OPENS.test(previous) ? [index] : [];
  });
}

function countedAt({ words }: Clause, start: number, locale: string): CountedPoint | undefined {
  const lead = words.slice(start, start + LONGEST_LEAD).findIndex(({ plain }) => !leadsToNumber(plain, locale));
  const wordIndex = start + (lead < 0 ? LONGEST_LEAD : lead);
  const said = pointAt(words, wordIndex, locale);
  const last = said && words[wordIndex + said.length - 1];
  return last && COUNTED.test(last.text) ? { point: said.point, wordIndex } : undefined;
}

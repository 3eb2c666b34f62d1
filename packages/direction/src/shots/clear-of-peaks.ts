import { isInsert, type PresenterSize, type ShotSize } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { FilmPeak } from '../clauses/film-peaks.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { EARLIEST_INSERT_SEC } from './paces.ts';

/** The face sets out so long before its word, and is covered until then; so is the end of a smile that goes. */
const SPARE_SEC = 0.2;
/** What it costs to see the strongest feeling of a film from afar. */
const FAR: Readonly<Record<PresenterSize, number>> = { wide: 0.8, medium: 0.2, close: 0 };

/** What fills the frame is seen for so long at least. */
const SEEN_SEC = 1.5;
/** Clauses away, the better first. */
const AWAY = [1, -1, 2, -2, 3];

/** Who felt it is seen for so long after the last word, and what it costs to leave them sooner. */
const AFTER_SEC = 0.4;
const LEFT_AT_ONCE = { strong: 2, other: 0.5 };

interface Span {
  fromSec: number;
  untilSec: number;
}

const meets = ({ fromSec, untilSec }: Span, peaks: readonly FilmPeak[]): boolean =>
  peaks.some((peak) => peak.isStrong && fromSec < peak.untilSec - SPARE_SEC && untilSec > peak.fromSec + SPARE_SEC);

/** What fills the frame may not hide the strongest feeling of a film. */
export function hidesPeak(size: ShotSize, span: Span, peaks: readonly FilmPeak[]): boolean {
  return isInsert(size) && meets(span, peaks);
}

/** What is shown with it would hide one of them. */
export function feelsMost(acted: ActedClause | undefined, peaks: readonly FilmPeak[]): boolean {
  if (!acted) return false;
  const { fromSec, toSec } = acted.clause;
  return meets({ fromSec, untilSec: Math.max(toSec, fromSec + SEEN_SEC) }, peaks);
}

/** What begins with a clause that feels most begins with the next one that is free, or with the one before, but with no bad news; else it is left out. */
export function clearOfPeaks<Shot extends ShotSize>(
  starts: ReadonlyMap<number, Shot>,
  clauses: readonly ActedClause[],
  peaks: readonly FilmPeak[],
): Map<number, Shot> {
  const isHiding = (place: number) => place < 1 || !clauses[place] || feelsMost(clauses[place], peaks);
  const mayShow = (place: number) => {
    const { sentence, fromSec } = clauses[place]?.clause ?? { fromSec: 0 };
    const isBad = clauses.some(({ tone, clause }) => clause.sentence === sentence && isUnhappy(tone));
    return fromSec >= EARLIEST_INSERT_SEC && !isBad;
  };
  const moved = new Map<number, Shot>();
  for (const [place, shot] of starts) {
    const isFree = (at: number) => !isHiding(at) && mayShow(at) && !moved.has(at) && !starts.has(at);
    const isKept = !isInsert(shot) || !feelsMost(clauses[place], peaks);
    const at = isKept ? place : AWAY.map((away) => place + away).find(isFree);
    if (at !== undefined) moved.set(at, shot);
  }
  return moved;
}

/** A cut right behind the last word of what is felt most takes the feeling away. */
export function leftAtOnceCost(cutSec: number, peaks: readonly FilmPeak[]): number {
  const left = peaks.filter(({ acted: { clause } }) => cutSec >= clause.toSec && cutSec < clause.toSec + AFTER_SEC);
  return Math.max(0, ...left.map(({ isStrong }) => LEFT_AT_ONCE[isStrong ? 'strong' : 'other']));
}

/** Faces are near where most is felt. */
export function farFromPeak(size: PresenterSize, { fromSec, untilSec }: Span, peaks: readonly FilmPeak[]): number {
  return meets({ fromSec, untilSec }, peaks) ? FAR[size] : 0;
}

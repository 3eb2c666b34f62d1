import { isPresenterSize, type MaterialShot, type ShotSize, showsMaterial } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { ShowablePicture } from '../direction.ts';
import type { Clause } from '../reading/clause.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import { EARLIEST_INSERT_SEC, type Rhythm } from './paces.ts';
import { spreadOver } from './spread-over.ts';

interface Around {
  rhythm: Rhythm;
  /** the clauses that show the product */
  products: readonly number[];
  durationSec: number;
  /** from one of them to the next, if not as the pace wants it */
  apartSec?: number;
}

/** From one of them to the next, in times between two cuts. */
const APART = 1.6;
/** Where many are to be seen in a short film: between two of them the presenter is seen for a shot. */
const LEAST_SHOTS_APART = 2;
/** A place farther away by so much is better than one where a clip is over too soon or nothing ends a picture, or one near to what was asked for. */
const OVER_SEC = 30;
const NEAR_SEC = 6;
/** Shorter words say too little of what a picture shows. */
const TELLING_LETTERS = 4;

/** The clauses with which pictures may fill the frame: those that name them, and for the others a place of their own. What is marked has its place. */
export function pictureStarts(
  clauses: readonly ActedClause[],
  pictures: readonly ShowablePicture[],
  around: Around,
): Map<number, MaterialShot> {
  const marked = clauses.flatMap(({ clause }) => askedIn(clause));
  const starts = new Map<number, MaterialShot>();
  const leastSec = LEAST_SHOTS_APART * around.rhythm.shortestSec;
  const isFree = freePlaces(clauses, { ...around, apartSec: leastSec }, starts);
  const unnamed = pictures.filter(({ shot, name }) => {
    if (marked.some((size) => showsMaterial(size, shot))) return false;
    const place = clauses.findIndex((acted, index) => isFree(index) && isNamed(name, wordsOf(acted.clause)));
    if (place >= 0) starts.set(place, shot);
    return place < 0;
  });
  // The product and what was asked for keep the distance of the pace where there is room.
  const isRoomy = freePlaces(clauses, around, starts);
  const places = [...clauses.keys()].filter((place) => isFree(place) && !isUnhappy(clauses[place]?.tone ?? 'open'));
  const spots = spreadOver({
    count: unnamed.length,
    durationSec: around.durationSec,
    spotsSec: places.map((place) => clauses[place]?.clause.fromSec ?? 0),
    costOf: (index, spot) => {
      const place = places[spot] ?? -1;
      const isLost = isOverIn(unnamed[index], clauses[place]) || !hasEnd(place, clauses, around);
      return (isLost ? OVER_SEC : 0) + (isRoomy(place) ? 0 : NEAR_SEC);
    },
    leastSec,
    wantedSec: APART * around.rhythm.everySec,
  });
  for (const [index, spot] of spots.entries()) {
    const [picture, place] = [unnamed[index], places[spot ?? -1]];
    if (picture && place !== undefined) starts.set(place, picture.shot);
  }
  return starts;
}

/** A clip that is over before its clause is finds no cut to end at. */
function isOverIn(picture: ShowablePicture | undefined, acted: ActedClause | undefined): boolean {
  const { lengthSec = Number.POSITIVE_INFINITY } = picture ?? {};
  return acted !== undefined && acted.untilSec - acted.clause.fromSec > lengthSec;
}

/** A picture ends where a part of a sentence begins, when it was seen and while the presenter still has time for a shot. */
function hasEnd(place: number, clauses: readonly ActedClause[], { rhythm, durationSec }: Around): boolean {
  const fromSec = clauses[place]?.clause.fromSec ?? 0;
  return clauses.some(({ clause }) => {
    const isSeen = clause.fromSec >= fromSec + rhythm.shortestSec;
    return isSeen && clause.fromSec <= durationSec - rhythm.shortestSec;
  });
}

const wordsOf = ({ words }: Clause): string[] => words.map(({ plain }) => plain);

export const askedIn = ({ marks }: Clause): ShotSize[] =>
  marks.flatMap(({ action }) =>
    action.does === 'frame' ? [action.size] : action.does === 'show-product' ? ['product' as const] : [],
  );

/** Neither at the beginning nor at the end, nor where somebody asked for a picture, nor soon after another one. */
export function freePlaces(
  clauses: readonly ActedClause[],
  { rhythm, products, durationSec, apartSec = APART * rhythm.everySec }: Around,
  starts: ReadonlyMap<number, unknown>,
): (place: number) => boolean {
  const secOf = (place: number) => clauses[place]?.clause.fromSec ?? 0;
  const asked = [...clauses.keys()].filter((place) => {
    const marks = clauses[place] ? askedIn(clauses[place].clause) : [];
    return marks.some((size) => !isPresenterSize(size));
  });
  return (place) => {
    const acted = clauses[place];
    if (!acted || acted.clause.fromSec < EARLIEST_INSERT_SEC || acted.untilSec >= durationSec) return false;
    if (askedIn(acted.clause).length > 0) return false;
    return [...products, ...asked, ...starts.keys()].every(
      (other) => Math.abs(secOf(other) - acted.clause.fromSec) >= apartSec,
    );
  };
}

/** Whether words name what a picture shows. They are the same where one is the other with an ending. */
export function isNamed(name: string | null, said: readonly string[]): boolean {
  const telling = (name ?? '').toLowerCase().match(/\p{L}+/gu) ?? [];
  const long = (word: string) => word.length >= TELLING_LETTERS;
  return telling
    .filter(long)
    .some((word) => said.filter(long).some((plain) => plain.startsWith(word) || word.startsWith(plain)));
}

import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** Hands are seen at rest in these. */
const SHOWS_HANDS: readonly PlannedShot['size'][] = ['wide', 'medium'];
/** A cut comes so much before the words it belongs to, at most. */
const LEAD_SEC = 0.15;
const OTHER_SHARE = 0.5;
const OPENING_WORDS = 3;

/**
 * A cut to a sentence, or from a face, is the moment to rest otherwise: nobody stands for a minute with the same clasp, and nobody sees it
 * change. Where a hand signs, the other one hangs, because folded it would lie beside the sign. The first words alone decide, so that a kept plan
 * looks the same with any seed, and a sentence that is changed further on.
 */
export function withRests(shots: readonly PlannedShot[], clauses: readonly ActedClause[]): PlannedShot[] {
  const rests = shots.map((shot, index) => restOf(shot, shots[index + 1], clauses));
  const mayTurn = (index: number) => rests[index]?.beginsSentence || !rests[index - 1];
  let isOther = false;
  return shots.map((shot, index) => {
    const rest = rests[index];
    if (!rest) return shot;
    if (mayTurn(index)) {
      const until = rests.findIndex((_, at) => at > index && (!rests[at] || mayTurn(at)));
      const inSight = rests.slice(index, until < 0 ? undefined : until);
      isOther = (index > 0 && rest.isTurned) || inSight.some((other) => other?.isSigned);
    }
    return isOther ? { ...shot, isOtherRest: true } : shot;
  });
}

/** What the words of a shot want of hands at rest; undefined where none are seen. */
function restOf(
  { size, fromSec }: PlannedShot,
  next: PlannedShot | undefined,
  clauses: readonly ActedClause[],
): { isSigned: boolean; isTurned: boolean; beginsSentence: boolean } | undefined {
  const untilSec = next?.fromSec ?? Number.POSITIVE_INFINITY;
  const own = clauses.filter(
    (clause) => clause.untilSec > fromSec + LEAD_SEC && clause.clause.fromSec < untilSec - LEAD_SEC,
  );
  const [said] = own;
  if (!said || !SHOWS_HANDS.includes(size)) return undefined;
  const isSigned = own.some(({ findings }) => findings.some(({ rule }) => rule.causes.isSigned));
  const before = clauses[clauses.indexOf(said) - 1];
  const isBegun = said.clause.fromSec < fromSec - LEAD_SEC;
  const beginsSentence = !isBegun && before?.clause.sentence !== said.clause.sentence;
  return { isSigned, isTurned: chance(0, `rest ${openingOf(said, clauses)}`) < OTHER_SHARE, beginsSentence };
}

/** With how often a sentence began so before: "This is the" seven times is seven turns. */
function openingOf(said: ActedClause, clauses: readonly ActedClause[]): string {
  const opening = firstWordsOf(said);
  const before = clauses.slice(0, clauses.indexOf(said)).filter((other) => firstWordsOf(other) === opening);
  return before.length > 0 ? `${opening} ${before.length}` : opening;
}

function firstWordsOf({ clause }: ActedClause): string {
  return clause.words
    .slice(0, OPENING_WORDS)
    .map(({ plain }) => plain)
    .join(' ');
}

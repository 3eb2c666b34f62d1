import type { ActedExpression, Expression } from '@herald/media/scene/acting-plan';
import type { FilmPeak } from '../clauses/film-peaks.ts';
import { isFaceChosen, isGlad } from './plan-expressions.ts';

/** What stays of a feeling when its strongest moment is over. */
const EASED = 0.75;
/** A face takes so long to change. */
const CHANGE_SEC = 0.32;
const LOW: readonly Expression[] = ['concerned', 'serious', 'skeptical'];

/** The strongest moments are worn in full, and eased. A face of another kind, which somebody chose or kept, stays. */
export function withPeaks(expressions: readonly ActedExpression[], peaks: readonly FilmPeak[]): ActedExpression[] {
  return peaks.reduce<ActedExpression[]>((worn, peak) => withPeak(worn, peak), [...expressions]);
}

function withPeak(worn: ActedExpression[], { acted, face, fromSec, untilSec }: FilmPeak): ActedExpression[] {
  const own = worn.findLast(({ atSec }) => atSec <= Math.max(fromSec, acted.clause.fromSec));
  if (!own || isFaceChosen(acted) || !isAlike(own.name, face)) return worn;
  const { name, isAngry } = own;
  // A clause has one face unless somebody chose: what begins after it is of another clause.
  const next = worn.find(({ atSec }) => atSec > Math.max(fromSec, acted.clause.fromSec));
  const endSec = Math.min(untilSec, next?.atSec ?? untilSec);
  const startSec = fromSec - own.atSec < CHANGE_SEC ? own.atSec : fromSec;
  const isSeen = !next || next.atSec - endSec >= CHANGE_SEC;
  return [
    ...worn.filter(({ atSec }) => atSec < startSec),
    { atSec: startSec, name, strength: 1, isPeak: true, ...(isAngry && { isAngry }) },
    ...(isSeen ? [{ ...own, atSec: endSec, strength: EASED * own.strength }] : []),
    ...worn.filter(({ atSec }) => atSec >= endSec),
  ];
}

function isAlike(own: Expression, face: Expression): boolean {
  return own === face || (isGlad(own) && isGlad(face)) || (LOW.includes(own) && LOW.includes(face));
}

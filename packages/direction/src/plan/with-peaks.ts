import type { ActedExpression, Expression } from '@herald/media/scene/acting-plan';
import type { FilmPeak } from '../clauses/film-peaks.ts';
import { isFaceChosen, isGlad } from './plan-expressions.ts';

/** What stays of a feeling when its strongest moment is over. */
const EASED = 0.75;
const LOW: readonly Expression[] = ['concerned', 'serious', 'skeptical'];

/** The strongest moments are worn in full, and eased. A face of another kind, which somebody chose or kept, stays. */
export function withPeaks(expressions: readonly ActedExpression[], peaks: readonly FilmPeak[]): ActedExpression[] {
  return peaks.reduce<ActedExpression[]>((worn, peak) => withPeak(worn, peak), [...expressions]);
}

function withPeak(worn: ActedExpression[], { acted, face, fromSec, untilSec }: FilmPeak): ActedExpression[] {
  const own = worn.findLast(({ atSec }) => atSec <= Math.max(fromSec, acted.clause.fromSec));
  if (!own || isFaceChosen(acted) || !isAlike(own.name, face)) return worn;
  const { name, isAngry } = own;
  return [
    ...worn.filter(({ atSec }) => atSec < fromSec),
    { atSec: fromSec, name, strength: 1, isPeak: true, ...(isAngry && { isAngry }) },
    { ...own, atSec: untilSec, strength: EASED * own.strength },
    ...worn.filter(({ atSec }) => atSec >= untilSec),
  ];
}

function isAlike(own: Expression, face: Expression): boolean {
  return own === face || (isGlad(own) && isGlad(face)) || (LOW.includes(own) && LOW.includes(face));
}

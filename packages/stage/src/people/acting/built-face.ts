import type { ActedAccent, ActedExpression } from '@herald/media/scene/acting-plan';
import { smoothstep } from '#base/math/smoothstep.ts';
import { FACES, type Face } from './expressions.ts';
import { blendFaces, faceOf } from './face-at.ts';

/** So long a face takes to change: it begins with its clause, and is there when the second or third word is said. */
const ONSET_SEC = 0.42;
/** How much of a face is worn before the stressed word and after it; more of what a film feels most, and of the face it ends with. */
const WORN = { usually: 0.5, peak: 0.85, last: 0.7 };
/** A face is at its fullest with the stressed word, and lets go of it slowly: seconds from its beginning. */
const FULL = { sets: -0.34, is: 0.06 };
const LETS_GO = { from: 0.4, to: 1.25 };
/** A clause without a stressed word is at its fullest so long after its face began. */
const UNSTRESSED_SEC = 0.6;

/** The face of a photo at a moment: it builds up to the stressed words of its clause and eases after them; a face that is held from end to end is a mask. */
export function builtFaceAt(
  expressions: readonly ActedExpression[],
  accents: readonly ActedAccent[],
  tSec: number,
): Face {
  const now = Math.max(
    0,
    expressions.findLastIndex(({ atSec }) => atSec <= tSec),
  );
  const untilSecAt = (index: number) => Math.min(tSec, expressions[index + 1]?.atSec ?? tSec);
  // What was before a face that is there is not seen any more.
  const isThere = ({ atSec }: ActedExpression, index: number) => index <= now && untilSecAt(index) - atSec >= ONSET_SEC;
  const first = Math.max(0, expressions.findLastIndex(isThere));
  let held: Face | undefined;
  for (const [place, expression] of expressions.slice(first, now + 1).entries()) {
    const index = first + place;
    const untilSec = untilSecAt(index);
    const worn = wornShare(expression, { accents, endSec: expressions[index + 1]?.atSec, tSec: untilSec });
    const target = blendFaces(FACES.neutral, faceOf(expression), worn);
    held = held ? blendFaces(held, target, smoothstep(0, ONSET_SEC, untilSec - expression.atSec)) : target;
  }
  return held ?? FACES.neutral;
}

interface Wearing {
  accents: readonly ActedAccent[];
  /** when the next face begins; undefined for the last one */
  endSec: number | undefined;
  tSec: number;
}

function wornShare({ atSec, isPeak }: ActedExpression, { accents, endSec, tSec }: Wearing): number {
  const least = isPeak ? WORN.peak : endSec === undefined ? WORN.last : WORN.usually;
  const own = accents.filter((accent) => accent.atSec >= atSec && accent.atSec < (endSec ?? Number.POSITIVE_INFINITY));
  const strongest = Math.max(0, ...own.map(({ strength }) => strength));
  const stresses = strongest > 0 ? own : [{ atSec: atSec + UNSTRESSED_SEC, strength: 1 }];
  const fullness = stresses.map(({ atSec: sec, strength }) => (strength / (strongest || 1)) * fullAt(tSec - sec));
  return least + (1 - least) * Math.max(...fullness);
}

function fullAt(sinceSec: number): number {
  return smoothstep(FULL.sets, FULL.is, sinceSec) * (1 - smoothstep(LETS_GO.from, LETS_GO.to, sinceSec));
}

import type { Expression } from '@herald/media/scene/acting-plan';
import { isUnhappy } from '../sense/read-sense.ts';
import type { ActedClause } from './acted-clause.ts';

/** The moment of a script that feels most, and how it is felt. */
export interface FilmPeak {
  acted: ActedClause;
  face: Expression;
  /** it is cried out, turns the story or is grave: nothing may hide it */
  isStrong: boolean;
  /** when its word begins; the face sets out before */
  wordSec: number;
  fromSec: number;
  untilSec: number;
}

/** What is only polite or sells is no feeling of a story. */
const NO_FEELING: readonly string[] = [
  ...['hello', 'hello before a problem', 'sober hello', 'thanks', 'link', 'call', 'thumb'],
  ...['offer', 'gift', 'saving', 'price', 'apology', 'important', 'warning', "viewer's anger"],
];
const BEAMING: readonly Expression[] = ['excited', 'delighted', 'joyous', 'proud'];
const FORCES: Partial<Record<Expression, number>> = { surprised: 1.6, concerned: 1.6, friendly: 0.9, skeptical: 0.6 };
const FORCE = { beaming: 1.6, angry: 1.8, criedOut: 1, grave: 0.6, turned: 0.8, late: 0.3 };
/** Less is felt in any sentence of a film without a peak. */
const LEAST_FORCE = 1.65;
const STRONG_FORCE = 2.2;
/** Of all that is felt so near to each other one is the strongest; what is said farther away does not change it. */
const APART_SEC = 12;
/** "I passed! Joanne! Two of us!" is one, and begins with the first. */
const ALIKE = 0.45;
/** The face sets out before the word, and is in full for so long; a longer clause has its peak at the word that tells it. */
const LEAD_SEC = 0.2;
const LASTS_SEC = { least: 1.2, most: 2.2 };

interface Felt {
  acted: ActedClause;
  force: number;
  face: Expression;
}

/** The strongest feelings of a script, in order: joy after trouble before any other joy, what is cried out before what is told. */
export function filmPeaks(clauses: readonly ActedClause[]): FilmPeak[] {
  const endSec = clauses.at(-1)?.untilSec ?? 0;
  const felt = clauses.map((acted, index): Felt => feltIn(acted, clauses.slice(0, index), endSec));
  const chosen: number[] = [];
  const ranked = [...felt.keys()].sort((a, b) => forceOf(felt, b) - forceOf(felt, a));
  for (const index of ranked.filter((one) => forceOf(felt, one) >= LEAST_FORCE)) {
    const first = firstOfRun(felt, index);
    if (chosen.every((other) => Math.abs(startOf(felt, other) - startOf(felt, first)) >= APART_SEC)) chosen.push(first);
  }
  return chosen.sort((a, b) => a - b).flatMap((index) => runFrom(felt, index).map((one) => peakAt(felt, one)));
}

function feltIn(acted: ActedClause, before: readonly ActedClause[], endSec: number): Felt {
  const { clause, tone, isReserved, findings } = acted;
  const rule = findings.find(({ rule: { causes } }) => causes.expressions)?.rule;
  const face = rule?.causes.expressions?.find((name) => BEAMING.includes(name)) ?? rule?.causes.expressions?.[0];
  if (!rule || !face || NO_FEELING.includes(rule.name)) return { acted, force: 0, face: 'neutral' };
  const { isAngry, strength = 1 } = rule.causes;
  const isBeaming = BEAMING.includes(face);
  const isGlad = isBeaming || face === 'friendly';
  // "Then my sister came" only leads to what is felt.
  const news = before.findLast((one) => one.tone === 'good' || isUnhappy(one.tone));
  // "My father died. He loved this shop!" is no joy.
  if (isGlad && (isReserved || news?.tone === 'grave')) return { acted, force: 0, face };
  const isTurned = isGlad && tone === 'good' && news !== undefined && isUnhappy(news.tone);
  // "I passed! Two mistakes!": what is cried out right after good news may be part of them.
  const isAfterGood = !isGlad && news?.tone === 'good';
  if (isAfterGood && tone !== 'grave' && !isAngry) return { acted, force: 0, face };
  if (face === 'friendly' && !isTurned) return { acted, force: 0, face };
  const base = isBeaming ? FORCE.beaming : isAngry ? FORCE.angry : (FORCES[face] ?? 0);
  const force =
    base * strength +
    (clause.ending === 'exclamation' ? FORCE.criedOut : 0) +
    (tone === 'grave' ? FORCE.grave : 0) +
    (isTurned ? FORCE.turned : 0) +
    FORCE.late * (clause.fromSec / Math.max(1, endSec));
  return { acted, force: base > 0 ? force : 0, face: isBeaming ? 'delighted' : face };
}

const forceOf = (felt: readonly Felt[], index: number): number => felt[index]?.force ?? 0;
const startOf = (felt: readonly Felt[], index: number): number => felt[index]?.acted.clause.fromSec ?? 0;

function isOneRun(felt: readonly Felt[], index: number, other: number): boolean {
  const isAlike = felt[index]?.face === felt[other]?.face;
  return isAlike && forceOf(felt, other) >= Math.max(LEAST_FORCE, forceOf(felt, index) - ALIKE);
}

function firstOfRun(felt: readonly Felt[], index: number): number {
  let first = index;
  while (first > 0 && isOneRun(felt, index, first - 1)) first -= 1;
  return first;
}

/** A short cry goes on in the next one. */
function runFrom(felt: readonly Felt[], first: number): number[] {
  const isNear = startOf(felt, first + 1) - startOf(felt, first) < LASTS_SEC.least;
  return isNear && isOneRun(felt, first, first + 1) ? [first, first + 1] : [first];
}

function peakAt(felt: readonly Felt[], index: number): FilmPeak {
  const { acted, face, force } = felt[index] as Felt;
  const { clause, findings } = acted;
  const word = clause.words[findings.find(({ rule }) => rule.causes.expressions)?.wordIndex ?? 0];
  const isLong = clause.toSec - clause.fromSec > LASTS_SEC.most;
  const startSec = isLong && word ? Math.min(word.startSec, clause.toSec - LASTS_SEC.least) : clause.fromSec;
  const untilSec = Math.min(acted.untilSec - LEAD_SEC, startSec + LASTS_SEC.most);
  return { acted, face, isStrong: force >= STRONG_FORCE, wordSec: startSec, fromSec: startSec - LEAD_SEC, untilSec };
}

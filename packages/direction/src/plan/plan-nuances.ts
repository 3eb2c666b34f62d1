import type { ActedExpression, ActedNuance } from '@herald/media/scene/acting-plan';
import { between } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Taste } from '../direction.ts';
import { isUnhappy } from '../sense/read-sense.ts';

/** The face of somebody who just speaks changes a little about this often. */
const NUANCE_SEC = 1.4;
const LEAD_SEC = 0.1;
/** Before the first picture. */
const START_SEC = -1;
const STILL = { smile: 0, brow: 0, squint: 0 };

type Range = readonly [number, number];
type Ground = Readonly<Record<'smile' | 'brow' | 'squint', Range>>;

/** How a drawn person rests: lips that stay closed, a little turned up. A smile of 0.5 and more would part them. */
const OWN_GROUND: Readonly<Record<Taste['mood'], Ground>> = {
  joyous: { smile: [0.16, 0.3], brow: [0, 0.32], squint: [0, 0.14] },
  composed: { smile: [0.14, 0.26], brow: [-0.02, 0.26], squint: [0, 0.12] },
  unknown: { smile: [0, 0.1], brow: [-0.06, 0.2], squint: [0, 0.14] },
};
/** Where something is denied, doubted or long after bad news: it could be meant either way. */
const PLAIN_GROUND: Ground = { smile: [0.02, 0.1], brow: [-0.04, 0.18], squint: [0, 0.12] };
/** Who asks has open eyes and raised brows. */
const ASKING_GROUND: Ground = { smile: [0, 0.14], brow: [0.26, 0.42], squint: [-0.04, 0.02] };
const SOBER_GROUND: Ground = { smile: [-0.14, -0.06], brow: [0.02, 0.18], squint: [0, 0.08] };

/** Rules that find something in a clause without deciding its face. */
const UNSURE_RULES: readonly string[] = ['denial', 'before a turn', 'doubt'];

/** Where nothing is known the face is its person's own and lives: brows, lids and corners of the mouth, at words, never a claim. */
export function planNuances(
  clauses: readonly ActedClause[],
  { expressions, taste, seed }: { expressions: readonly ActedExpression[]; taste: Taste; seed: number },
): ActedNuance[] {
  const nuances = clauses.flatMap((acted): ActedNuance[] => {
    const { fromSec } = acted.clause;
    const face = expressions.findLast(({ atSec }) => atSec < fromSec)?.name;
    if (face !== 'neutral') return [{ atSec: fromSec - LEAD_SEC, ...STILL }];
    const ground = groundOf(acted, taste);
    return momentsOf(acted).map((atSec, index) => {
      const draw = (what: keyof Ground) => between(...ground[what], seed, `${what} ${index} ${acted.key}`);
      return { atSec: atSec - LEAD_SEC, smile: draw('smile'), brow: draw('brow'), squint: draw('squint') };
    });
  });
  return nuances.map((nuance, index) => (index === 0 ? { ...nuance, atSec: START_SEC } : nuance));
}

/** Bad news stay in the face for the next sentence and fade in the one after it. */
function groundOf({ clause, after, newsAgo, findings }: ActedClause, { mood }: Taste): Ground {
  if (isUnhappy(after)) return newsAgo < 2 ? SOBER_GROUND : PLAIN_GROUND;
  if (clause.ending === 'question') return ASKING_GROUND;
  const isUnsure = findings.some(({ rule }) => UNSURE_RULES.includes(rule.name));
  return isUnsure ? PLAIN_GROUND : OWN_GROUND[mood];
}

/** At its first word, and at the next word after every while. */
function momentsOf({ clause }: ActedClause): number[] {
  const moments: number[] = [];
  for (const { startSec } of clause.words) {
    const before = moments.at(-1);
    if (before === undefined || startSec - before >= NUANCE_SEC) moments.push(startSec);
  }
  return moments;
}

import type { ActedHeadMove, ActedLook, ActedStance } from '@herald/media/scene/acting-plan';
import { between, chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Taste } from '../direction.ts';
import { isUnhappy } from '../sense/read-sense.ts';

/** The head follows the eyes. */
const HEAD_LAG_SEC = 0.08;
const LARGEST_YAW = 0.18;
const LARGEST_PITCH = 0.05;
const LARGEST_ROLL = 0.075;
const FAR_LOOK = 0.25;
const LONGEST_STANCE_SEC = 2.6;

type Range = readonly [least: number, most: number];
/** How far a head nods and tilts while it is held, as shares of the most of both; a tilt of a real person goes to either side. */
interface Manner {
  pitch: Range;
  roll: Range;
}
const ANY: Manner = { pitch: [-1, 1], roll: [-1, 1] };
/** What a real face says cannot be told by hands: its head tilts in a question, drops where something is sad, draws back from what it cannot believe. */
const REAL = {
  usual: { pitch: [-0.6, 0.6], roll: [0.3, 0.85] },
  asking: { pitch: [-0.5, 0.1], roll: [0.65, 1] },
  sad: { pitch: [0.5, 1], roll: [0.35, 0.8] },
  outraged: { pitch: [-1, -0.5], roll: [0.15, 0.5] },
} as const satisfies Record<string, Manner>;

/** A new way to hold the head with every clause, and in the middle of a long one; sides take turns. A far look takes the head along. */
export function planStances(
  clauses: readonly ActedClause[],
  looks: readonly ActedLook[],
  { seed, mood }: Pick<Taste, 'mood'> & { seed: number },
): ActedStance[] {
  const moments = clauses.flatMap((acted) => {
    const { clause, untilSec, key } = acted;
    const parts = Math.max(1, Math.round((untilSec - clause.fromSec) / LONGEST_STANCE_SEC));
    const partSec = (untilSec - clause.fromSec) / parts;
    return Array.from({ length: parts }, (_, part) => ({
      atSec: clause.fromSec + part * partSec,
      key: `${part} ${key}`,
      manner: mood === 'unknown' ? mannerOf(acted) : ANY,
    }));
  });
  const side = chance(seed, 'first side') < 0.5 ? -1 : 1;
  const held = moments.map((moment, index) => stance(moment, index % 2 ? -side : side, seed));
  return [{ atSec: -1, yaw: 0, pitch: 0, roll: 0 }, ...held, ...following(held, looks)].sort(
    (a, b) => a.atSec - b.atSec,
  );
}

function mannerOf({ clause, findings, tone, after }: ActedClause): Manner {
  const isOutraged = findings.some(({ rule: { causes } }) => causes.isAngry || causes.expressions?.[0] === 'surprised');
  if (isOutraged) return REAL.outraged;
  if (clause.ending === 'question') return REAL.asking;
  return isUnhappy(tone) || isUnhappy(after) ? REAL.sad : REAL.usual;
}

function stance(
  { atSec, key, manner }: { atSec: number; key: string; manner: Manner },
  side: number,
  seed: number,
): ActedStance {
  const tiltSide = manner === ANY || chance(seed, `tilt side ${key}`) < 0.5 ? 1 : -1;
  const draw = (min: number, max: number, what: string) => between(min, max, seed, `${what} ${key}`);
  return {
    atSec: atSec - 0.1,
    yaw: side * LARGEST_YAW * draw(0.25, 1, 'yaw'),
    pitch: LARGEST_PITCH * draw(...manner.pitch, 'pitch'),
    roll: tiltSide * LARGEST_ROLL * draw(...manner.roll, 'roll'),
  };
}

/** Towards what the eyes look at, and back to how it was held. */
function following(held: readonly ActedStance[], looks: readonly ActedLook[]): ActedStance[] {
  return looks.flatMap(({ atSec, x, y }, index) => {
    const next = looks[index + 1];
    if (!next || Math.hypot(x, y) < FAR_LOOK) return [];
    const before = held.findLast((stance) => stance.atSec <= atSec) ?? { yaw: 0, pitch: 0, roll: 0 };
    const { yaw, pitch, roll } = before;
    return [
      { atSec: atSec + HEAD_LAG_SEC, yaw: yaw / 2 + x * 0.2, pitch: pitch / 2 + y * 0.08, roll },
      { atSec: next.atSec + HEAD_LAG_SEC, yaw, pitch, roll },
    ];
  });
}

/** Moves the rules ask for, at their word; and a small nod where a sentence ends. */
export function planHeadMoves(clauses: readonly ActedClause[], seed: number): ActedHeadMove[] {
  const moves = clauses.flatMap(({ clause, findings, key }): ActedHeadMove[] => {
    const marked = clause.marks.flatMap(({ action, atSec }) =>
      action.does === 'move-head' ? [{ atSec: atSec - (action.leadSec ?? 0), kind: action.move, strength: 1 }] : [],
    );
    const asking = findings.find(({ rule }) => rule.causes.head);
    const kind = asking?.rule.causes.head;
    const word = asking && clause.words[asking.wordIndex];
    const side = chance(seed, `tilt ${key}`) < 0.5 ? -1 : 1;
    const found = kind && word ? [{ atSec: word.startSec, kind, strength: kind === 'tilt' ? side : 1 }] : [];
    const closes = clause.ending === 'statement' || clause.ending === 'exclamation';
    const isMovingOn = marked.some(({ atSec }) => atSec >= clause.toSec);
    const nod =
      closes && !isMovingOn
        ? [{ atSec: clause.toSec, kind: 'nod' as const, strength: between(0.5, 0.9, seed, key) }]
        : [];
    return marked.length > 0 ? [...marked, ...nod] : [...found, ...nod];
  });
  return moves.sort((a, b) => a.atSec - b.atSec);
}

import type { ActedHeadMove, ActedLook, ActedStance } from '@herald/media/scene/acting-plan';
import { between, chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** The head follows the eyes. */
const HEAD_LAG_SEC = 0.08;
const LARGEST_YAW = 0.18;
const LARGEST_PITCH = 0.05;
const LARGEST_ROLL = 0.075;
const FAR_LOOK = 0.25;
const LONGEST_STANCE_SEC = 2.6;

/** A new way to hold the head with every clause, and in the middle of a long one; sides take turns. A far look takes the head along. */
export function planStances(clauses: readonly ActedClause[], looks: readonly ActedLook[], seed: number): ActedStance[] {
  const moments = clauses.flatMap(({ clause, untilSec, key }) => {
    const parts = Math.max(1, Math.round((untilSec - clause.fromSec) / LONGEST_STANCE_SEC));
    const partSec = (untilSec - clause.fromSec) / parts;
    return Array.from({ length: parts }, (_, part) => ({
      atSec: clause.fromSec + part * partSec,
      key: `${part} ${key}`,
    }));
  });
  const side = chance(seed, 'first side') < 0.5 ? -1 : 1;
  const held = moments.map(({ atSec, key }, index) => stance(atSec - 0.1, index % 2 ? -side : side, seed, key));
  return [{ atSec: -1, yaw: 0, pitch: 0, roll: 0 }, ...held, ...following(held, looks)].sort(
    (a, b) => a.atSec - b.atSec,
  );
}

function stance(atSec: number, side: number, seed: number, key: string): ActedStance {
  const draw = (min: number, max: number, what: string) => between(min, max, seed, `${what} ${key}`);
  return {
    atSec,
    yaw: side * LARGEST_YAW * draw(0.25, 1, 'yaw'),
    pitch: LARGEST_PITCH * draw(-1, 1, 'pitch'),
    roll: LARGEST_ROLL * draw(-1, 1, 'roll'),
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

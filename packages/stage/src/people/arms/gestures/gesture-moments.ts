import type { ActedGesture, Hand } from '@herald/media/scene/acting-plan';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { GestureMoment, GestureMove } from '#base/performer.ts';
import { FINGER_LAG_SEC } from './arm-at.ts';
import {
  countOf,
  joinedMannersOf,
  keepsMoving,
  leadOf,
  mannersOf,
  needsBothArms,
  RETURN_SEC,
  raisedSec,
  readySec,
} from './gesture-keys.ts';

/** The arm that joins comes a moment later. */
const SECOND_ARM_SEC = { least: 0.05, most: 0.11 };
/** Far enough from a gesture for every arm to rest. */
const LONGEST_LEAD_SEC = 1.5;
const LONGEST_RETURN_SEC = 1;
/** A hand that is up earlier would be seen halfway, half open, in the first picture. */
const EARLIEST_RAISED_SEC = 0.58;
/** Nobody remembers how a gesture was made before that; a film that is made again keeps what comes later. */
const REMEMBERED_SEC = 10;

/** The gestures that move an arm at a moment or soon after, the earlier first; both arms' are two. */
export function gesturesAt(
  gestures: readonly ActedGesture[],
  tSec: number,
  { aheadSec = 0, seed = 0 }: { aheadSec?: number; seed?: number } = {},
): GestureMoment[] {
  const moves = movesOf(gestures, seed);
  return gestures.flatMap((gesture, index) => {
    const { hand, strokeSec, untilSec } = gesture;
    if (tSec + aheadSec < strokeSec - LONGEST_LEAD_SEC || tSec > untilSec + LONGEST_RETURN_SEC) return [];
    const isMoving = ({ name, sinceSec, holdSec }: MadeMoment) =>
      sinceSec > -leadOf(name) - aheadSec && sinceSec < holdSec + RETURN_SEC + FINGER_LAG_SEC;
    const [name, joiningName] = moves[index];
    const first: MadeMoment = {
      ...{ name, hand, sinceSec: tSec - strokeSec, holdSec: untilSec - strokeSec, strokeSec },
      ...(isStillUp(gestures[index - 1], gesture) && { isUp: true }),
    };
    const made = [first];
    if (joiningName) {
      const sinceSec = first.sinceSec - lateSec(strokeSec);
      made.push({ ...first, name: joiningName, hand: otherHand(hand), sinceSec, follows: true });
    }
    return made.map((moment) => upFromTheStart(moment, tSec)).filter(isMoving);
  });
}

/** The hand that counts is held up from the point before: only its fingers change. */
function isStillUp(before: ActedGesture | undefined, { hand, fingers, strokeSec }: ActedGesture): boolean {
  return Boolean(fingers && before?.fingers && before.hand === hand && before.untilSec >= strokeSec);
}

/** A hand that has no time to come up is up in the first picture: it waits for what it does on the word, or is held until then. */
function upFromTheStart(moment: MadeMoment, tSec: number): MadeMoment {
  const { name, sinceSec, holdSec, strokeSec } = moment;
  if (strokeSec + raisedSec(name) >= EARLIEST_RAISED_SEC) return moment;
  const ready = readySec(name);
  if (keepsMoving(name)) return { ...moment, sinceSec: Math.max(ready, sinceSec) };
  const earlier = Math.max(0, tSec + ready - sinceSec);
  return { ...moment, sinceSec: sinceSec + earlier, holdSec: holdSec + earlier, strokeSec: strokeSec - earlier };
}

type MadeMoment = GestureMoment & { name: GestureMove; strokeSec: number };

function lateSec(strokeSec: number): number {
  return mix(SECOND_ARM_SEC.least, SECOND_ARM_SEC.most, seededRandom(Math.round(strokeSec * 1000) + 3)());
}

/** What the leading hand does, and the one that joins it. */
type Moves = readonly [GestureMove, GestureMove?];

/** Frame after frame asks for the same gestures. */
const known = new WeakMap<readonly ActedGesture[], Map<number, readonly Moves[]>>();

function movesOf(gestures: readonly ActedGesture[], seed: number): readonly Moves[] {
  const bySeed = known.get(gestures) ?? new Map<number, readonly Moves[]>();
  known.set(gestures, bySeed);
  const moves = bySeed.get(seed) ?? workOut(gestures, seed);
  bySeed.set(seed, moves);
  return moves;
}

/** Forwards through all of them: each one in another way than the same one was made a little before. */
function workOut(gestures: readonly ActedGesture[], seed: number): Moves[] {
  const last = new Map<string, { turn: number; strokeSec: number }>();
  return gestures.map((gesture) => {
    const { name, fingers, isJoined = false, strokeSec } = gesture;
    if (fingers) return isJoined ? [countOf(fingers), countOf(fingers)] : [countOf(fingers)];
    const ways = waysOf(gesture, seed);
    const kind = `${name} ${isJoined}`;
    const wished = Math.floor(seededRandom(Math.round(strokeSec * 1000))() * ways.length);
    const before = last.get(kind);
    const isRepeated = before?.turn === wished && strokeSec - before.strokeSec < REMEMBERED_SEC;
    const turn = isRepeated ? (wished + 1) % ways.length : wished;
    last.set(kind, { turn, strokeSec });
    return ways[turn] ?? [name];
  });
}

function waysOf({ name, isJoined }: ActedGesture, seed: number): readonly Moves[] {
  const ways = isJoined ? joinedMannersOf(name) : mannersOf(name).filter(isClear).map(aloneWay);
  return name === 'beat' ? twoOf(ways, seed) : ways;
}

/** Before the body a hand alone reaches under the other one, which rests there. */
function isClear(name: GestureMove): boolean {
  return name !== 'offer-in';
}

function aloneWay(name: GestureMove): Moves {
  return needsBothArms(name) ? [name, name] : [name];
}

/** Who speaks has two ways to keep time in a whole film; pictures of a third one cost a film a hundredth of its work. */
function twoOf<Manner>(manners: readonly Manner[], seed: number): readonly Manner[] {
  const left = Math.floor(seededRandom(seed + 11)() * manners.length);
  return manners.toSpliced(left, 1);
}

export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left';
}

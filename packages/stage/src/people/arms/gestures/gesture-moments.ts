import type { ActedGesture, Gesture, Hand } from '@herald/media/scene/acting-plan';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { GestureMoment, GestureMove } from '#base/performer.ts';
import { FINGER_LAG_SEC } from './arm-at.ts';
import { countOf, joinedMannersOf, leadOf, mannersOf, needsBothArms, returnOf } from './gesture-keys.ts';

/** The arm that joins comes a moment later. */
const SECOND_ARM_SEC = { least: 0.05, most: 0.11 };
/** Far enough from a gesture for every arm to rest. */
const LONGEST_LEAD_SEC = 1.5;
const LONGEST_RETURN_SEC = 1;
const TURNS_BACK = 3;

/** The gestures that move an arm at a moment or soon after, the earlier first; both arms' are two. */
export function gesturesAt(gestures: readonly ActedGesture[], tSec: number, aheadSec = 0): GestureMoment[] {
  return gestures.flatMap((gesture, index) => {
    const { hand, strokeSec, untilSec } = gesture;
    if (tSec + aheadSec < strokeSec - LONGEST_LEAD_SEC || tSec > untilSec + LONGEST_RETURN_SEC) return [];
    const isMoving = ({ name, sinceSec, holdSec }: MadeMoment) =>
      sinceSec > -leadOf(name) - aheadSec && sinceSec < holdSec + returnOf(name) + FINGER_LAG_SEC;
    const [name, joiningName] = movesOf(gestures, index);
    const first: MadeMoment = { name, hand, sinceSec: tSec - strokeSec, holdSec: untilSec - strokeSec, strokeSec };
    if (!joiningName) return [first].filter(isMoving);
    const sinceSec = first.sinceSec - lateSec(strokeSec);
    const joining: MadeMoment = { ...first, name: joiningName, hand: otherHand(hand), sinceSec, follows: true };
    return [first, joining].filter(isMoving);
  });
}

type MadeMoment = GestureMoment & { name: GestureMove };

function lateSec(strokeSec: number): number {
  return mix(SECOND_ARM_SEC.least, SECOND_ARM_SEC.most, seededRandom(Math.round(strokeSec * 1000) + 3)());
}

/** What the leading hand does, and the one that joins it. */
function movesOf(gestures: readonly ActedGesture[], index: number): readonly [GestureMove, GestureMove?] {
  const { name, fingers, isJoined } = gestures[index];
  if (fingers) return isJoined ? [countOf(fingers), countOf(fingers)] : [countOf(fingers)];
  if (isJoined) {
    return joinedMannersIn(gestures, name)[turnAt(gestures, index)] ?? [name, name];
  }
  const own = mannersIn(gestures, name)[turnAt(gestures, index)] ?? name;
  return needsBothArms(own) ? [own, own] : [own];
}

const mannersIn = (gestures: readonly ActedGesture[], name: Gesture): readonly GestureMove[] =>
  name === 'beat' ? twoOf(mannersOf(name), gestures) : mannersOf(name);

const joinedMannersIn = (gestures: readonly ActedGesture[], name: Gesture) =>
  name === 'beat' ? twoOf(joinedMannersOf(name), gestures) : joinedMannersOf(name);

/** Who speaks has two ways to keep time; pictures of a third one cost a film a hundredth of its work. */
function twoOf<Manner>(manners: readonly Manner[], gestures: readonly ActedGesture[]): readonly Manner[] {
  const left = Math.floor(seededRandom(Math.round((gestures[0]?.strokeSec ?? 0) * 1000) + 11)() * manners.length);
  return manners.toSpliced(left, 1);
}

/**
 * How a gesture is made: by its second, and not as the same one was made just before. Only the last few are asked, so that a change far
 * before it moves no hand.
 */
function turnAt(gestures: readonly ActedGesture[], index: number, reach = TURNS_BACK): number {
  const { name, isJoined, strokeSec } = gestures[index];
  const count = (isJoined ? joinedMannersIn(gestures, name) : mannersIn(gestures, name)).length;
  const turn = Math.floor(seededRandom(Math.round(strokeSec * 1000))() * count);
  const earlier = gestures.findLastIndex(
    (other, place) => place < index && other.name === name && other.isJoined === isJoined,
  );
  if (count < 2 || reach === 0 || earlier < 0) return turn;
  return turn === turnAt(gestures, earlier, reach - 1) ? (turn + 1) % count : turn;
}

export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left';
}

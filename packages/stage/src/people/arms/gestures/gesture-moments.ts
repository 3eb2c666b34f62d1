import type { ActedGesture, Gesture, Hand } from '@herald/media/scene/acting-plan';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { GestureMoment, GestureMove } from '#base/performer.ts';
import { FINGER_LAG_SEC } from './arm-at.ts';
import { countOf, leadOf, mannersOf, needsBothArms, returnOf } from './gesture-keys.ts';

/** The arm that joins comes a moment later. */
const SECOND_ARM_SEC = 0.04;

/** The gestures that move an arm at a moment or soon after, the earlier first; both arms' are two. */
export function gesturesAt(gestures: readonly ActedGesture[], tSec: number, aheadSec = 0): GestureMoment[] {
  return gestures.flatMap(({ name: gesture, hand, strokeSec, untilSec, isJoined, fingers }) => {
    const name = fingers ? countOf(fingers) : mannerAt(gesture, { strokeSec, isJoined });
    const isMoving = ({ sinceSec, holdSec }: GestureMoment) =>
      sinceSec > -leadOf(name) - aheadSec && sinceSec < holdSec + returnOf(name) + FINGER_LAG_SEC;
    const first = { name, hand, sinceSec: tSec - strokeSec, holdSec: untilSec - strokeSec };
    const joining: GestureMoment = { ...first, hand: otherHand(hand), sinceSec: first.sinceSec - SECOND_ARM_SEC };
    return [first, ...(isJoined || needsBothArms(name) ? [joining] : [])].filter(isMoving);
  });
}

/** How a gesture is made at a second of a film: the same there, whatever comes before it. */
function mannerAt(
  gesture: Gesture,
  { strokeSec, isJoined }: Pick<ActedGesture, 'strokeSec' | 'isJoined'>,
): GestureMove {
  const manners = mannersOf(gesture, isJoined);
  const turn = Math.floor(seededRandom(Math.round(strokeSec * 1000))() * manners.length);
  return manners[turn] ?? gesture;
}

export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left';
}

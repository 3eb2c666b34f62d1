import type { ActedGesture, Hand } from '@herald/media/scene/acting-plan';
import type { GestureMoment } from '#base/performer.ts';
import { FINGER_LAG_SEC } from './arm-at.ts';
import { leadOf, needsBothArms, returnOf } from './gesture-keys.ts';

/** The arm that joins comes a moment later. */
const SECOND_ARM_SEC = 0.04;

/** The gestures that move an arm at a moment or soon after, the earlier first; both arms' are two. */
export function gesturesAt(gestures: readonly ActedGesture[], tSec: number, aheadSec = 0): GestureMoment[] {
  return gestures.flatMap(({ name, hand, strokeSec, untilSec, isJoined }) => {
    const isMoving = ({ sinceSec, holdSec }: GestureMoment) =>
      sinceSec > -leadOf(name) - aheadSec && sinceSec < holdSec + returnOf(name) + FINGER_LAG_SEC;
    const first = { name, hand, sinceSec: tSec - strokeSec, holdSec: untilSec - strokeSec };
    const joining: GestureMoment = { ...first, hand: otherHand(hand), sinceSec: first.sinceSec - SECOND_ARM_SEC };
    return [first, ...(isJoined || needsBothArms(name) ? [joining] : [])].filter(isMoving);
  });
}

export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left';
}

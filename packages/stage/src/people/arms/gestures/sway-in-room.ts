import { normalize } from '#base/math/vector.ts';
import { FOREARM } from '../hold/swayed.ts';
import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { FOREARM_SEEN, type HandPlace, type HandRoom, handPlaceOf, sidesOf } from './whole-hand.ts';

/** A turned forearm that is seen from its front takes the hand less far than it is told to. */
const GIVE = 1.25;
const STEPS = 5;

interface SwayingArm {
  build: ArmBuild;
  side: ArmSide;
  room: HandRoom;
  /** without its sway */
  still: ArmPose;
}

/**
 * A swaying hand goes no further under words or out of the frame than it is without its sway. Its forearm gives way: the wrist beats on.
 * Measured against the hand without sway, so that one that comes up from below the frame is not moved at once when it is whole.
 */
export function swayInRoom({ build, side, room, still }: SwayingArm, now: ArmPose): ArmPose {
  const free = freeOf(handPlaceOf(build, still, side), room);
  let kept = now;
  for (let step = 0; step < STEPS; step++) {
    const { x, y } = wayBack(handPlaceOf(build, kept, side), free);
    if (x === 0 && y === 0) break;
    // Poses tell what is away from the body.
    const outwards = side === 'right' ? -x : x;
    const [foreX, foreY, foreZ] = kept.fore;
    kept = { ...kept, fore: normalize([foreX + (GIVE * outwards) / FOREARM, foreY + (GIVE * y) / FOREARM, foreZ]) };
  }
  return kept;
}

/** How far the hand may go to each side, all of it or its wrist. */
function freeOf(still: HandPlace, room: HandRoom): HandPlace {
  const { left, right } = sidesOf(room);
  const { words } = room;
  const isBelow = words !== null && still.top + still.bottom > words.top + words.bottom;
  const top = words && isBelow ? Math.max(room.top, words.bottom) : room.top;
  const bottom = words && !isBelow ? Math.min(room.bottom, words.top) : room.bottom;
  return {
    left: Math.min(left, still.left),
    right: Math.max(right, still.right),
    top: Math.min(top, still.top),
    bottom: Math.max(bottom, still.bottom),
    wrist: Math.max(room.frameBottom - FOREARM_SEEN, still.wrist),
  };
}

/** One that has too little room to both sides shares what is missing. */
function wayBack(place: HandPlace, free: HandPlace): { x: number; y: number } {
  const past = (distance: number) => Math.max(0, distance);
  const low = Math.max(past(place.bottom - free.bottom), past(place.wrist - free.wrist));
  return {
    x: past(free.left - place.left) - past(place.right - free.right),
    y: past(free.top - place.top) - low,
  };
}

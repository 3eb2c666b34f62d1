import { normalize } from '#base/math/vector.ts';
import type { Framing } from '#base/performer.ts';
import { holdingPose, nearerPose } from '../hold/hold-poses.ts';
import { type ArmBuild, type ArmSide, signOf } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { buildArm } from '../model/build-arm.ts';
import type { Rest } from '../rest.ts';
import type { FittedPoses } from './arm-at.ts';
import { GESTURE_POSES, type GesturePoseName } from './gesture-poses.ts';

const MOST_STEPS = 22;
const FEW_STEPS = 9;
/** Half as wide as a wrist, as a share of the hand. */
const WRIST = 0.16;
/** Of the frame's lower edge: so much room fingers that hang have there, in face units. */
const FINGERS = 0.3;

/** How far outwards the hand of a pose comes, with the width of palm and fingers; face units from the head. */
export function reachOf(build: ArmBuild, pose: ArmPose, side: ArmSide): number {
  const { joints } = buildArm(build, pose, side);
  const { handLength } = build;
  const [, , wrist, knuckle, tip] = joints.map(({ at }) => at[0] * signOf(side));
  return Math.max(wrist + 0.3 * handLength, knuckle + 0.32 * handLength, tip + 0.2 * handLength);
}

/** Brings a raised hand back into the frame by turning the forearm inwards, and off the words below it. */
export function fitPose(build: ArmBuild, pose: ArmPose, side: ArmSide, framing: Framing): ArmPose {
  const { headX, frameWidth, unitPx } = framing;
  const room = (side === 'right' ? headX : frameWidth - headX) / unitPx;
  let fitted = aboveWords(build, pose, side, framing);
  for (let step = 0; step < MOST_STEPS && reachOf(build, fitted, side) > room; step++) {
    const [x, y, z] = fitted.fore;
    const [fx, fy, fz] = fitted.fingerward;
    fitted = { ...fitted, fore: normalize([x - 0.05, y, z]), fingerward: normalize([fx - 0.02, fy, fz]) };
  }
  return fitted;
}

/** A little higher where that is enough; hands that are far below the words, or the frame, stay there. */
function aboveWords(build: ArmBuild, pose: ArmPose, side: ArmSide, framing: Framing): ArmPose {
  const { handsAbove = Number.POSITIVE_INFINITY, frameHeight, headY, unitPx } = framing;
  const lowest = Math.min(handsAbove, frameHeight - FINGERS * unitPx);
  const bottom = (lowest - headY) / unitPx - WRIST * build.handLength;
  let raised = pose;
  for (let step = 0; step < FEW_STEPS; step++) {
    if (wristOf(build, raised, side) <= bottom) return raised;
    const [x, y, z] = raised.fore;
    raised = { ...raised, fore: normalize([x, y - 0.05, z]) };
  }
  return pose;
}

function wristOf(build: ArmBuild, pose: ArmPose, side: ArmSide): number {
  const [, , wrist, knuckle] = buildArm(build, pose, side).joints;
  return Math.max(wrist.at[1], knuckle.at[1]);
}

/** Every pose of gestures, as this arm strikes it in this frame. */
export function fittedPoses(build: ArmBuild, rest: Rest, side: ArmSide, framing: Framing): FittedPoses {
  const names = Object.keys(GESTURE_POSES) as GesturePoseName[];
  const fitted = names.map((name) => [name, fitPose(build, GESTURE_POSES[name], side, framing)] as const);
  const hold = holdingPose(build, side);
  return {
    ...(Object.fromEntries(fitted) as Record<GesturePoseName, ArmPose>),
    rest: rest.poses[side],
    hold,
    nearer: nearerPose(build, side, hold),
  };
}

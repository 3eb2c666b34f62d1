import type { CharacterParams } from '@herald/media/person/character-params';
import { normalize } from '#base/math/vector.ts';
import type { Framing } from '#base/performer.ts';
import { CARRYING } from './hold/hold-poses.ts';
import { ARM_SIDES, type ArmBuild, type ArmSide } from './model/arm-build.ts';
import type { ArmPose } from './model/arm-pose.ts';
import { buildArm } from './model/build-arm.ts';
import { REST_POSES } from './poses.ts';

/** How a person's arms rest; the last one of `order` lies over the other. */
export interface Rest {
  order: readonly [ArmSide, ArmSide];
  poses: Record<ArmSide, ArmPose>;
}

/** Resting knuckles are not lower than this, face units from the eyes: every ratio shows them. */
const LOWEST_KNUCKLE = 4.95;
/** Where that is too low, they are held up to here, by a little more than they need. */
const HIGHEST_KNUCKLE = 4.1;
const SPARE = 0.02;
const MOST_STEPS = 60;

/** How far down a person is seen with hands that rest as high as they can, with a little room for short people. */
export const RAISED_HANDS = 4.8;

/** How far fingers reach below their knuckles, as a share of the hand. */
const FINGERS = 0.32;

type RestPose = keyof typeof REST_POSES;

interface Habit {
  right: RestPose;
  left: RestPose;
  over: ArmSide;
}

/** The ways in which people let their hands rest: the right one, the left one, and which is over the other. */
const HABITS = [
  { right: 'foldedUnder', left: 'foldedOver', over: 'left' },
  { right: 'foldedOver', left: 'foldedUnder', over: 'right' },
  { right: 'highUnder', left: 'highOver', over: 'left' },
  { right: 'highOver', left: 'highUnder', over: 'right' },
  { right: 'foldedUnder', left: 'onWrist', over: 'left' },
  { right: 'onWrist', left: 'foldedUnder', over: 'right' },
  { right: 'apart', left: 'apartHigh', over: 'left' },
  { right: 'apartHigh', left: 'apart', over: 'right' },
] as const satisfies readonly Habit[];

/** The other way: both arms hang, with the hands below most frames. */
const OTHER_POSES: Record<ArmSide, ArmPose> = { left: REST_POSES.lowered, right: REST_POSES.lowered };

/**
 * Hands rest before the stomach, as is the habit of the person. Where words would cover one of them, or the frame cut it, both are held
 * higher; where that is not enough, arms hang, with the hands below the frame.
 */
export function restOf(
  person: Pick<CharacterParams, 'seed' | 'pose'> & { isOther?: boolean },
  build: ArmBuild,
  { handsAbove, frameHeight, headY, unitPx }: Pick<Framing, 'frameHeight' | 'headY' | 'unitPx' | 'handsAbove'>,
): Rest {
  const bottom = (Math.min(frameHeight, handsAbove ?? frameHeight) - headY) / unitPx - FINGERS * build.handLength;
  const isCut = ({ poses }: Rest) =>
    ARM_SIDES.some((side) => !isOutOfFrame(poses[side]) && knuckleOf(build, poses[side], side) > bottom);
  const rest = habitOf(person, build, LOWEST_KNUCKLE);
  if (!isCut(rest)) return rest;
  const higher = habitOf(person, build, Math.max(HIGHEST_KNUCKLE, bottom - SPARE));
  if (!isCut(higher)) return higher;
  const { lowered } = REST_POSES;
  return { ...rest, poses: { left: person.pose === 'product-card' ? CARRYING : lowered, right: lowered } };
}

function habitOf({ seed, pose, isOther }: Parameters<typeof restOf>[0], build: ArmBuild, lowest: number): Rest {
  if (pose === 'product-card') return BESIDE_PRODUCT;
  const habit: Habit = HABITS[Math.abs(seed * 7) % HABITS.length] ?? HABITS[0];
  const { right, left, over } = habit;
  const order = over === 'left' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  if (isOther) return { order, poses: OTHER_POSES };
  const poses = {
    left: raised(REST_POSES[left], { build, side: 'left', lowest }),
    right: raised(REST_POSES[right], { build, side: 'right', lowest }),
  };
  return { order, poses };
}

/** The left hand comes up with the product; the other one hangs, for alone before the stomach it looks like an ache. */
const BESIDE_PRODUCT: Rest = {
  order: ['right', 'left'],
  poses: { left: CARRYING, right: REST_POSES.lowered },
};

/** Long arms bend further, so that their hands are no lower than others'; a hand comes up with its forearm. */
function raised(pose: ArmPose, { build, side, lowest }: { build: ArmBuild; side: ArmSide; lowest: number }): ArmPose {
  if (isOutOfFrame(pose)) return pose;
  let bent = pose;
  for (let step = 0; step < MOST_STEPS && knuckleOf(build, bent, side) > lowest; step++) {
    const [x, y, z] = bent.fore;
    const [fx, fy, fz] = bent.fingerward;
    bent = { ...bent, fore: normalize([x, y - 0.04, z]), fingerward: normalize([fx, fy - 0.03, fz]) };
  }
  return bent;
}

/** A product is held up, and a hand that hangs is below the frame. */
export function isOutOfFrame(pose: ArmPose): boolean {
  return pose === CARRYING || pose === REST_POSES.lowered;
}

function knuckleOf(build: ArmBuild, pose: ArmPose, side: ArmSide): number {
  return buildArm(build, pose, side).joints[3].at[1];
}

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

/** How far fingers reach below their knuckles, as a share of the hand. */
const FINGERS = 0.32;

type RestPose = Exclude<keyof typeof REST_POSES, 'lowered'>;

/** The ways in which people let their hands rest: the right one, the left one, and which is over the other. */
const HABITS: readonly { right: RestPose; left: RestPose; over: ArmSide }[] = [
  { right: 'foldedUnder', left: 'foldedOver', over: 'left' },
  { right: 'foldedOver', left: 'foldedUnder', over: 'right' },
  { right: 'highUnder', left: 'highOver', over: 'left' },
  { right: 'highOver', left: 'highUnder', over: 'right' },
  { right: 'foldedUnder', left: 'onWrist', over: 'left' },
  { right: 'onWrist', left: 'foldedUnder', over: 'right' },
  { right: 'apart', left: 'apartHigh', over: 'left' },
  { right: 'apartHigh', left: 'apart', over: 'right' },
];

/** Hands rest before the stomach, as is the habit of the person. Where the frame would cut one of them, arms hang, with the hands below it. */
export function restOf(
  person: Pick<CharacterParams, 'seed' | 'pose'>,
  build: ArmBuild,
  framing: Pick<Framing, 'frameHeight' | 'headY' | 'unitPx'>,
): Rest {
  const rest = habitOf(person, build);
  const bottom = (framing.frameHeight - framing.headY) / framing.unitPx;
  const isCut = ARM_SIDES.some((side) => {
    const knuckle = buildArm(build, rest.poses[side], side).joints[3].at[1];
    return rest.poses[side] !== CARRYING && knuckle + FINGERS * build.handLength > bottom;
  });
  if (!isCut) return rest;
  const { lowered } = REST_POSES;
  return { ...rest, poses: { left: person.pose === 'product-card' ? CARRYING : lowered, right: lowered } };
}

function habitOf({ seed, pose }: Pick<CharacterParams, 'seed' | 'pose'>, build: ArmBuild): Rest {
  if (pose === 'product-card') return besideProduct(build);
  const { right, left, over } = HABITS[Math.abs(seed * 7) % HABITS.length] ?? HABITS[0];
  const poses = { left: raised(REST_POSES[left], build), right: raised(REST_POSES[right], build) };
  return { order: over === 'left' ? ['right', 'left'] : ['left', 'right'], poses };
}

/** The left hand comes up with the product, before the other one. */
function besideProduct(build: ArmBuild): Rest {
  return {
    order: ['right', 'left'],
    poses: { left: CARRYING, right: raised(REST_POSES.foldedOver, build) },
  };
}

/** Long arms bend further, so that their hands are no lower than others'. */
function raised(pose: ArmPose, build: ArmBuild): ArmPose {
  let bent = pose;
  for (let step = 0; step < 20 && buildArm(build, bent, 'left').joints[3].at[1] > LOWEST_KNUCKLE; step++) {
    const [x, y, z] = bent.fore;
    bent = { ...bent, fore: normalize([x, y - 0.04, z]) };
  }
  return bent;
}

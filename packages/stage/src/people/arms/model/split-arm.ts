import { between, lengthOf, normalize, subtract, type Vector } from '#base/math/vector.ts';
import type { Bone } from './bone.ts';
import type { BuiltArm } from './build-arm.ts';

export type ArmPart = 'upper' | 'fore';

export interface ArmParts {
  upper: Bone[];
  fore: Bone[];
  /** where the forearm's picture ends on the upper arm */
  cut: { elbow: Vector; along: Vector };
}

/** How much of the upper arm a forearm's picture takes along, face units. */
const STUB = 0.62;
/** It is narrower away from the elbow: a bent forearm takes it along a little, and it would stand beside the upper arm. */
const NARROWED = 0.72;
const NARROWED_TIP = 0.88;

/** An arm as two pictures: the upper arm, and the forearm with the hand and a piece of the upper arm that fades out. */
export function splitArm({ bones, joints }: BuiltArm, upperLength: number): ArmParts {
  const elbow = joints[1].at;
  const upper = bones.filter(({ isShoulder }) => isShoulder);
  const fore = bones.flatMap((bone): Bone[] => {
    if (bone.isShoulder) return bone.hollow ? [] : [stubOf(bone)];
    const isElbow = bone.part === 'sleeve' && (bone.along?.[1] ?? 0) <= upperLength;
    return [isElbow ? { ...bone, isCut: true, fromRadius: bone.fromRadius * NARROWED_TIP } : bone];
  });
  return { upper, fore, cut: { elbow, along: normalize(subtract(elbow, joints[0].at)) } };
}

/** The last piece of the upper arm: the elbow melts as it does in the whole arm. */
function stubOf(bone: Bone): Bone {
  const { from, to, fromRadius, toRadius, bulge = 0, along = [0, 1] } = bone;
  const share = Math.max(0.02, 1 - STUB / lengthOf(subtract(to, from)));
  return {
    ...bone,
    isShoulder: false,
    isCut: true,
    from: between(from, to, share),
    fromRadius: (fromRadius + (toRadius - fromRadius) * share) * NARROWED,
    along: [along[0] + (along[1] - along[0]) * share, along[1]],
    bulge: bulge * 0.4,
  };
}

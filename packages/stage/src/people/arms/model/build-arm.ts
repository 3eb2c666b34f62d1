import { add, angleBetween, normalize, scale, type Vector } from '#base/math/vector.ts';
import { armBones } from './arm-bones.ts';
import { type ArmBuild, type ArmSide, shoulderOf, signOf } from './arm-build.ts';
import type { ArmPose } from './arm-pose.ts';
import type { Bone } from './bone.ts';
import { buildHand } from './hand-model.ts';
import { type HandFrame, handFrame } from './hand-space.ts';

/** A joint as the camera sees it, and how much it has grown by coming nearer. */
export interface SeenJoint {
  at: Vector;
  near: number;
}

export interface BuiltArm {
  bones: Bone[];
  hand: HandFrame;
  handLength: number;
  /** 0 straight .. 1 bent as far as an elbow goes */
  bent: number;
  /** shoulder, elbow, wrist, middle knuckle and finger tip */
  joints: readonly SeenJoint[];
}

/** Degrees of an elbow that is bent all the way, in radians. */
const FULLY_BENT = 1.9;

/** How far the camera is from the head, in face units: what comes nearer grows. */
const CAMERA = 15;
const CAMERA_Y = 1.2;

interface Chain {
  upper: Vector;
  fore: Vector;
  shoulder: Vector;
  elbow: Vector;
  wrist: Vector;
  hand: HandFrame;
}

/** The bones of a whole arm in a pose, as the camera sees them. */
export function buildArm(build: ArmBuild, pose: ArmPose, side: ArmSide): BuiltArm {
  const chain = chainOf(build, pose, side);
  const { upper, fore, hand } = chain;
  const { handLength } = build;
  const bent = Math.min(1, angleBetween(upper, fore) / FULLY_BENT);
  const bones = [
    ...armBones({ build, ...chain, bent }),
    ...buildHand(pose.shape, hand, { length: handLength, girth: build.fingerGirth }),
  ];
  const seenWrist = seen(chain.wrist);
  return {
    bones: bones.map(seenBone),
    hand: { ...hand, wrist: seenWrist.at },
    handLength: handLength * seenWrist.near,
    bent,
    joints: seenJoints(chain, handLength),
  };
}

/** Only the joints of an arm: a frame needs no more of it. */
export function jointsOf(build: ArmBuild, pose: ArmPose, side: ArmSide): readonly SeenJoint[] {
  return seenJoints(chainOf(build, pose, side), build.handLength);
}

function chainOf(build: ArmBuild, pose: ArmPose, side: ArmSide): Chain {
  const sign = signOf(side);
  const outwards = ([x, y, z]: Vector): Vector => normalize([x * sign, y, z]);
  const upper = outwards(pose.upper);
  const fore = outwards(pose.fore);
  const shoulder = add(shoulderOf(build, side), [0, -pose.lift, pose.lift * 0.5]);
  const elbow = add(shoulder, scale(upper, build.upperLength));
  const wrist = add(elbow, scale(fore, build.foreLength));
  const hand = handFrame(wrist, outwards(pose.fingerward), outwards(pose.palmward), side === 'right');
  return { upper, fore, shoulder, elbow, wrist, hand };
}

function seenJoints({ shoulder, elbow, wrist, hand }: Chain, handLength: number): SeenJoint[] {
  const knuckle = add(wrist, scale(hand.fingerward, 0.48 * handLength));
  const tip = add(wrist, add(scale(hand.fingerward, 0.85 * handLength), scale(hand.palmward, 0.12 * handLength)));
  return [shoulder, elbow, wrist, knuckle, tip].map(seen);
}

/** The bones of the hand alone, as the camera sees them. */
export function handBones(build: ArmBuild, pose: ArmPose, side: ArmSide): Bone[] {
  const size = { length: build.handLength, girth: build.fingerGirth };
  return buildHand(pose.shape, handOf(build, pose, side), size).map(seenBone);
}

/** The hand of a pose before perspective. */
export function handOf(build: ArmBuild, pose: ArmPose, side: ArmSide): HandFrame {
  return chainOf(build, pose, side).hand;
}

/** Where the camera sees a point. */
export function seen([x, y, z]: Vector): SeenJoint {
  const near = CAMERA / (CAMERA - z);
  return { at: [x * near, CAMERA_Y + (y - CAMERA_Y) * near, z], near };
}

/** The point that is seen at a place, as deep as that says. */
export function unseen([x, y, z]: Vector): Vector {
  const near = CAMERA / (CAMERA - z);
  return [x / near, CAMERA_Y + (y - CAMERA_Y) / near, z];
}

function seenBone(bone: Bone): Bone {
  const from = seen(bone.from);
  const to = seen(bone.to);
  return {
    ...bone,
    from: from.at,
    to: to.at,
    fromRadius: bone.fromRadius * from.near,
    toRadius: bone.toRadius * to.near,
  };
}

import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { Bone } from '../model/bone.ts';
import { handBones } from '../model/build-arm.ts';
import { THUMB_GROUP } from '../model/hand-model.ts';
import { type HandShape, mixShapes } from '../model/hand-shapes.ts';
import type { HoldingPose } from './holding-pose.ts';
import type { Span } from './silhouette.ts';

/** The palm behind what is held, the thumb and the ends of all fingers before its two edges: nearly closed, and spread as far as it goes. */
const CLOSER: HandShape = {
  fingers: [
    { mcp: 58, pip: 62, dip: 38, spread: 4 },
    { mcp: 54, pip: 62, dip: 40, spread: -2 },
    { mcp: 56, pip: 64, dip: 42, spread: -8 },
    { mcp: 60, pip: 64, dip: 44, spread: -14 },
  ],
  thumb: { root: [0.5, 0.5, 0.7], middle: [0.26, 0.66, 0.7], tip: [0.2, 0.94, 0.28], nail: [0.5, -0.3, 0.82] },
  cup: 0.3,
};
const WIDER: HandShape = {
  fingers: [
    { mcp: 8, pip: 62, dip: 46, spread: 0 },
    { mcp: 12, pip: 70, dip: 48, spread: -6 },
    { mcp: 16, pip: 72, dip: 48, spread: -12 },
    { mcp: 16, pip: 72, dip: 48, spread: -18 },
  ],
  thumb: { root: [0.9, 0.3, 0.3], middle: [0.5, 0.5, 0.7], tip: [0.2, 0.94, 0.3], nail: [0.5, -0.3, 0.82] },
  cup: 0.1,
};

/** All fingers before something narrow, the palm beside and the thumb behind it. */
export const CLOSED: HandShape = {
  fingers: [
    { mcp: 58, pip: 62, dip: 34, spread: 2 },
    { mcp: 62, pip: 62, dip: 34, spread: 0 },
    { mcp: 66, pip: 62, dip: 34, spread: -2 },
    { mcp: 70, pip: 62, dip: 34, spread: -5 },
  ],
  thumb: { root: [0.62, 0.5, 0.6], middle: [0.62, 0.5, 0.6], tip: [0.4, 0.45, 0.8], nail: [0.75, 0, -0.66] },
  cup: 0.35,
};

/** Joints of fingers that come round lie so far inside the edge. */
const ON_EDGE = 0.05;
/** So far outside its edge the thumb sets out: further in, it would come through what it holds. */
const THUMB_OUTSIDE = 0.1;
/** So far inside its edge the joint of a finger still is beside it, as a share of the finger. */
const INSIDE = 1.4;
const STEPS = 12;
const FIRST_FINGER_GROUP = 20;

/** Between the root of the thumb and the joints of the fingers that come round: what the hand holds lies there. */
function gapOf(build: ArmBuild, pose: ArmPose, side: ArmSide): Span {
  const bones = handBones(build, pose, side);
  const thumb = bones.find(({ part, group }) => part === 'thumb' && group === THUMB_GROUP);
  return { from: thumb?.from[0] ?? 0, to: Math.max(...bones.filter(isBentRound).map(({ from }) => from[0])) };
}

function isBentRound({ part, phalanx }: Bone): boolean {
  return part === 'finger' && phalanx === 1;
}

/** A hand as wide as what it holds, in a pose; null where no hand reaches around it. */
export function shapeAround(build: ArmBuild, pose: ArmPose, side: ArmSide, widthHeld: number): HandShape | null {
  const width = widthHeld - ON_EDGE + THUMB_OUTSIDE;
  const gapAt = (share: number) => {
    const { from, to } = gapOf(build, { ...pose, shape: mixShapes(CLOSER, WIDER, share) }, side);
    return to - from;
  };
  if (gapAt(1) < width) return null;
  let [few, enough] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (few + enough) / 2;
    if (gapAt(middle) < width) few = middle;
    else enough = middle;
  }
  return mixShapes(CLOSER, WIDER, enough);
}

/** How far across and how near the middle of something lies that a hand reaches around; it turns with what touches it. */
export function middleAround(
  build: ArmBuild,
  side: ArmSide,
  { held, grip }: { held: HoldingPose; grip: Span },
): { x: number; z: number } {
  const bones = handBones(build, held, side);
  const fingers = bones.filter(isBentRound);
  const meanOf = (axis: 0 | 2) =>
    fingers.reduce((sum, { from, to }) => sum + (from[axis] + to[axis]) / 2, 0) / fingers.length;
  if (held.grip === 'closed') return { x: meanOf(0) - (grip.from + grip.to) / 2, z: meanOf(2) };
  return { x: gapOf(build, held, side).to + ON_EDGE - grip.to, z: meanOf(2) };
}

/** What of a hand lies before what it holds. */
export function bonesBefore(bones: readonly Bone[], held: HoldingPose, fingers: readonly number[]): Bone[] {
  return bones.filter(({ part, phalanx = 0, group }) => {
    if (part === 'thumb' || part === 'thumb-tip') return held.grip !== 'closed';
    return (held.grip === 'closed' || phalanx >= 1) && fingers.includes(group - FIRST_FINGER_GROUP);
  });
}

/** The fingers that come round the outer edge of what a hand holds: their middle joints lie beside it. */
export function fingersAround(build: ArmBuild, side: ArmSide, held: HoldingPose): number[] {
  if (held.grip === 'edge') return [];
  const edge = held.grip === 'closed' ? Number.NEGATIVE_INFINITY : gapOf(build, held, side).to + ON_EDGE;
  return handBones(build, held, side)
    .filter((bone) => isBentRound(bone) && bone.from[0] > edge - INSIDE * bone.fromRadius)
    .map(({ group }) => group - FIRST_FINGER_GROUP);
}

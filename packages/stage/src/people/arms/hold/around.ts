import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { Bone } from '../model/bone.ts';
import { handBones } from '../model/build-arm.ts';
import { THUMB_GROUP } from '../model/hand-model.ts';
import { type HandShape, mixShapes } from '../model/hand-shapes.ts';
import type { HoldingPose } from './holding-pose.ts';
import type { Reach } from './reaches.ts';
import type { Span } from './silhouette.ts';

/** Joints of fingers that come round lie so far inside the edge. */
const ON_EDGE = 0.05;
/** So far inside its edge the joint of a finger still is beside it, as a share of the finger. */
const INSIDE = 1.4;
const STEPS = 12;
const FIRST_FINGER_GROUP = 20;

/** How far out the joints of the fingers lie that come round. */
function outermostJoint(bones: readonly Bone[]): number {
  return Math.max(...bones.filter(isBentRound).map(({ from }) => from[0]));
}

function isBentRound({ part, phalanx }: Bone): boolean {
  return part === 'finger' && phalanx === 1;
}

/** A hand as wide as what it holds, in a pose; null where it does not reach around it. */
export function shapeAround(
  build: ArmBuild,
  pose: ArmPose,
  side: ArmSide,
  { reach, width }: { reach: Reach; width: number },
): HandShape | null {
  const { closer, wider, thumb } = reach;
  const gap = width - ON_EDGE - thumb.inside;
  const gapAt = (share: number) => {
    const bones = handBones(build, { ...pose, shape: mixShapes(closer, wider, share) }, side);
    const own = bones.find(({ group, phalanx }) => group === THUMB_GROUP && phalanx === thumb.phalanx);
    return outermostJoint(bones) - (own?.from[0] ?? 0);
  };
  if (width > reach.widest || gapAt(1) < gap) return null;
  let [few, enough] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (few + enough) / 2;
    if (gapAt(middle) < gap) few = middle;
    else enough = middle;
  }
  return mixShapes(closer, wider, enough);
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
  return { x: outermostJoint(bones) + ON_EDGE - grip.to, z: meanOf(2) };
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
  const bones = handBones(build, held, side);
  const edge = held.grip === 'closed' ? Number.NEGATIVE_INFINITY : outermostJoint(bones) + ON_EDGE;
  return bones
    .filter((bone) => isBentRound(bone) && bone.from[0] > edge - INSIDE * bone.fromRadius)
    .map(({ group }) => group - FIRST_FINGER_GROUP);
}

import type { LimbPicture } from '../kernel/limb-kernel.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { ArmPart } from '../model/split-arm.ts';
import type { Skeleton } from './skeleton.ts';
import type { SoftShadowBytes } from './soft-shadow.ts';
import type { Unlikeness } from './unlikeness.ts';

/** A pose that a part of an arm is baked in, when a frame first needs it. */
export interface PlannedKey {
  pose: ArmPose;
  part: ArmPart;
  /** pixels of the picture for one of the frame */
  scale: number;
  /** the hand holds the product's card */
  holds?: true;
  /** null when nothing of it is in the frame, undefined before it is baked */
  baked: KeyPicture | null | undefined;
}

/** One baked picture of a part of an arm, and how the arm is held in it. */
export interface KeyPicture {
  pose: ArmPose;
  skeleton: Skeleton;
  picture: LimbPicture;
  shadow: SoftShadowBytes;
  /** what lies before a held card */
  front: LimbPicture | null;
  scale: number;
}

/** From this many degrees a frame half as many pixels do. */
export const FAST = 5;
/** Degrees between pictures, for an upper arm is round, and how many more for every degree the arm moves in a frame. */
const STEP: Record<ArmPart, number> = { upper: 18, fore: 13 };
const PER_SPEED = 1.1;
const MOST_PER_SPEED = 8.5;

/** A row of poses of one part of an arm, frame by frame. */
interface PoseRow {
  part: ArmPart;
  poses: readonly ArmPose[];
  unlike: Unlikeness;
}

/** The keys a row of poses needs beside known ones: first for what stands still, last for what flies past, for which less will do. */
export function planKeys({ part, poses, unlike }: PoseRow, known: readonly PlannedKey[]): PlannedKey[] {
  const steps = poses.map((pose, i) => (i > 0 ? unlike(poses[i - 1], pose) : Number.POSITIVE_INFINITY));
  const speeds = poses.map((_, i) => Math.min(steps[i], steps[i + 1] ?? Number.POSITIVE_INFINITY));
  const order = [...poses.keys()].sort((a, b) => speeds[a] - speeds[b]);
  const planned: PlannedKey[] = [];
  for (const i of order) {
    const speed = Number.isFinite(speeds[i]) ? speeds[i] : 0;
    const enough = STEP[part] + Math.min(MOST_PER_SPEED, PER_SPEED * speed);
    const scale = part === 'fore' && speed >= FAST ? 0.5 : 1;
    const serves = (key: PlannedKey) => (key.scale === 1 || scale < 1) && unlike(key.pose, poses[i], enough) <= enough;
    if (!known.some(serves) && !planned.some(serves)) planned.push({ pose: poses[i], part, scale, baked: undefined });
  }
  return planned;
}

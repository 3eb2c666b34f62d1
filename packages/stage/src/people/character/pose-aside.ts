import { EYES_AGAINST_HEAD } from '#base/look-of.ts';
import type { Pose } from '#base/performer.ts';

/** How far a head is turned from a camera beside it: more shows hair that stands off its far side. */
const TURNED = 0.23;
/** How much of its own turns is left. */
const OWN_TURNS = 0.35;
/** A head that is carried before the shoulders is a little lower in front of them, in face units: less neck is seen. */
const LOWER = 0.08;

/** How far the head of who is filmed from the side is turned, in radians. */
export function asideTurn(aside = 0): number {
  return Math.sign(aside) * TURNED;
}

/** Who is filmed from the side turns the head back towards that camera, as far as it is drawn well, and looks into it. */
export function poseAside(pose: Pose, aside = 0): Pose {
  if (aside === 0) return pose;
  const yaw = asideTurn(aside) + OWN_TURNS * pose.yaw;
  const shiftY = pose.shiftY + LOWER;
  return { ...pose, yaw, shiftY, gazeX: pose.gazeX + EYES_AGAINST_HEAD.yaw * (pose.yaw - yaw) };
}

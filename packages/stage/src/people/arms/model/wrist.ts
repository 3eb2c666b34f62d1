import { angleBetween, turnTowards } from '#base/math/vector.ts';
import type { ArmPose } from './arm-pose.ts';

/** A hand that is bent further looks broken off its forearm, in radians. */
const MOST_BENT = 1.25;

/** A hand goes along with a forearm that turns away from it further than a wrist bends. */
export function withinWrist(pose: ArmPose): ArmPose {
  const bent = angleBetween(pose.fore, pose.fingerward);
  return bent <= MOST_BENT ? pose : { ...pose, fingerward: turnTowards(pose.fore, pose.fingerward, MOST_BENT / bent) };
}

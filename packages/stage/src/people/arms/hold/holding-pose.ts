import type { ArmPose } from '../model/arm-pose.ts';

/** By its lower edge, between thumb and fingers around it, or in a closed hand. */
export interface HoldingPose extends ArmPose {
  grip: 'edge' | 'around' | 'closed';
}

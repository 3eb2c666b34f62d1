import type { ArmPose } from '../model/arm-pose.ts';

/** By its lower edge, between thumb and fingers from across its back or from below it, or in a closed hand. */
export interface HoldingPose extends ArmPose {
  grip: 'edge' | 'around' | 'leaning' | 'closed';
}

import type { ArmBuild, ArmSide } from '../model/arm-build.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import { jointsOf } from '../model/build-arm.ts';

/** The joints of an arm in pixels from the head, and how much each has grown by coming nearer. */
export interface Skeleton {
  x: number[];
  y: number[];
  near: number[];
}

export function skeletonOf(build: ArmBuild, pose: ArmPose, side: ArmSide, unitPx: number): Skeleton {
  const joints = jointsOf(build, pose, side);
  return {
    x: joints.map(({ at }) => at[0] * unitPx),
    y: joints.map(({ at }) => at[1] * unitPx),
    near: joints.map(({ near }) => near),
  };
}

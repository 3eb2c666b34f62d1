import { normalize, type Vector } from '#base/math/vector.ts';
import type { ArmPose } from './model/arm-pose.ts';
import { HAND_SHAPES as HAND, type HandShape } from './model/hand-shapes.ts';

interface PoseDraft {
  upper: Vector;
  fore: Vector;
  fingerward: Vector;
  palmward: Vector;
  lift?: number;
}

export function pose(shape: HandShape, { upper, fore, fingerward, palmward, lift = 0 }: PoseDraft): ArmPose {
  return {
    shape,
    upper: normalize(upper),
    fore: normalize(fore),
    fingerward: normalize(fingerward),
    palmward: normalize(palmward),
    lift,
  };
}

/** Where arms rest; x is outwards, y down, z towards the viewer. */
export const REST_POSES = {
  /** before the stomach, the hand lying over the other one */
  foldedOver: pose(HAND.folded, {
    upper: [0.01, 0.97, 0.22],
    fore: [-0.66, -0.24, 0.72],
    fingerward: [-0.91, 0.2, 0.36],
    palmward: [-0.2, 0.4, -0.89],
  }),
  /** before the stomach, under the other hand */
  foldedUnder: pose(HAND.gathered, {
    upper: [0.01, 0.97, 0.19],
    fore: [-0.68, -0.18, 0.7],
    fingerward: [-0.88, 0.32, 0.34],
    palmward: [-0.2, 0.42, -0.88],
  }),
  /** as `foldedOver`, at the lowest ribs */
  highOver: pose(HAND.folded, {
    upper: [0.03, 0.96, 0.26],
    fore: [-0.66, -0.38, 0.64],
    fingerward: [-0.93, 0.1, 0.36],
    palmward: [-0.25, 0.35, -0.9],
  }),
  highUnder: pose(HAND.gathered, {
    upper: [0.03, 0.96, 0.22],
    fore: [-0.68, -0.32, 0.63],
    fingerward: [-0.91, 0.22, 0.34],
    palmward: [-0.2, 0.38, -0.9],
  }),
  /** reaches on to the wrist of the other arm */
  onWrist: pose(HAND.folded, {
    upper: [-0.02, 0.96, 0.26],
    fore: [-0.75, -0.27, 0.6],
    fingerward: [-0.97, 0.16, 0.18],
    palmward: [0.08, 0.22, -0.97],
  }),
  /** beside the other hand, the fingertips near each other */
  apart: pose(HAND.gathered, {
    upper: [0.06, 0.96, 0.22],
    fore: [-0.44, -0.22, 0.87],
    fingerward: [-0.82, 0.3, 0.49],
    palmward: [0.05, 0.58, -0.81],
  }),
  apartHigh: pose(HAND.folded, {
    upper: [0.07, 0.95, 0.26],
    fore: [-0.45, -0.36, 0.81],
    fingerward: [-0.84, 0.16, 0.52],
    palmward: [0.05, 0.5, -0.86],
  }),
  /** hanging, where a near frame would cut hands before the body */
  lowered: pose(HAND.relaxed, {
    upper: [0.06, 0.99, 0.03],
    fore: [-0.03, 0.98, 0.18],
    fingerward: [-0.04, 0.99, 0.14],
    palmward: [-0.94, -0.04, -0.32],
  }),
} as const satisfies Record<string, ArmPose>;

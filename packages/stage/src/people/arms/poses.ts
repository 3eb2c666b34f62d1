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
  foldedOver: pose(HAND.relaxed, {
    upper: [0.01, 0.97, 0.22],
    fore: [-0.66, -0.24, 0.72],
    fingerward: [-0.92, 0.34, 0.2],
    palmward: [0.1, 0.25, -0.96],
  }),
  /** before the stomach, under the other hand */
  foldedUnder: pose(HAND.relaxed, {
    upper: [0.01, 0.97, 0.19],
    fore: [-0.68, -0.18, 0.7],
    fingerward: [-0.88, 0.45, 0.14],
    palmward: [0.1, 0.3, -0.95],
  }),
} as const satisfies Record<string, ArmPose>;

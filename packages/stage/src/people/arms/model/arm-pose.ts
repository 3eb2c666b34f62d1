import { mix } from '#base/math/mix.ts';
import { turnTowards, type Vector } from '#base/math/vector.ts';
import { type HandShape, mixShapes } from './hand-shapes.ts';

/** An arm at one moment. Directions point away from the shoulder; x is outwards, so that both arms share poses. */
export interface ArmPose {
  upper: Vector;
  fore: Vector;
  fingerward: Vector;
  palmward: Vector;
  shape: HandShape;
  /** how far the shoulder comes up and forward, face units */
  lift: number;
}

/** How far each part of an arm has come. The hand lags behind the arm and the fingers behind the hand. */
export interface ArmProgress {
  arm: number;
  hand: number;
  fingers: number;
}

/** Between two poses: bones turn on arcs, never on chords. */
export function mixPoses(from: ArmPose, to: ArmPose, { arm, hand, fingers }: ArmProgress): ArmPose {
  return {
    upper: turnTowards(from.upper, to.upper, arm),
    fore: turnTowards(from.fore, to.fore, arm),
    fingerward: turnTowards(from.fingerward, to.fingerward, hand),
    palmward: turnTowards(from.palmward, to.palmward, hand),
    shape: mixShapes(from.shape, to.shape, fingers),
    lift: mix(from.lift, to.lift, arm),
  };
}

import type { Vector } from '#base/math/vector.ts';
import type { ArmBuild } from './arm-build.ts';
import type { HandFrame } from './hand-space.ts';

/** The chain of one arm before perspective. */
export interface ArmChain {
  build: ArmBuild;
  hand: HandFrame;
  shoulder: Vector;
  elbow: Vector;
  upper: Vector;
  fore: Vector;
  bent: number;
}

/** The backs of upper arm and forearm, and the inside of the elbow. */
export interface ArmBacks {
  upper: Vector;
  fore: Vector;
  inside: Vector;
}

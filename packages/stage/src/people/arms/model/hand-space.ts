import { acrossAxis, add, cross, normalize, scale, type Vector, weighted } from '#base/math/vector.ts';
import type { HandShape } from './hand-shapes.ts';

/** The hand's own directions: towards the thumb, towards the fingers, out of the palm. */
export interface HandFrame {
  wrist: Vector;
  thumbward: Vector;
  fingerward: Vector;
  palmward: Vector;
}

export interface HandSize {
  /** wrist to tip of the middle finger */
  length: number;
  /** thickness of fingers, 1 for a man of middle build */
  girth: number;
}

/** Roots, lengths and radii of the four fingers, in hand lengths: towards the thumb, towards the fingers, out of the palm. */
export const FINGERS = [
  {
    root: [0.128, 0.478, 0],
    bones: [0.222, 0.132, 0.112],
    radii: [0.056, 0.05, 0.0455, 0.0385],
    base: [0.055, 0.07, 0],
  },
  {
    root: [0.03, 0.498, -0.012],
    bones: [0.24, 0.152, 0.118],
    radii: [0.057, 0.051, 0.046, 0.039],
    base: [0.018, 0.055, -0.004],
  },
  {
    root: [-0.068, 0.47, -0.004],
    bones: [0.222, 0.145, 0.118],
    radii: [0.0535, 0.0485, 0.0435, 0.037],
    base: [-0.022, 0.055, 0],
  },
  {
    root: [-0.158, 0.416, 0.014],
    bones: [0.172, 0.103, 0.104],
    radii: [0.047, 0.042, 0.0385, 0.033],
    base: [-0.06, 0.07, 0.008],
  },
] as const;

/** Palm, wrist and the first part of every finger melt into one. */
export const PALM_GROUP = 10;

export function handFrame(wrist: Vector, fingerward: Vector, palmward: Vector, isRight: boolean): HandFrame {
  const fingers = normalize(fingerward);
  const palm = acrossAxis(palmward, fingers);
  const thumb = cross(palm, fingers);
  return { wrist, fingerward: fingers, palmward: palm, thumbward: isRight ? thumb : scale(thumb, -1) };
}

/** Turns numbers given for any hand, in hand lengths, into places and directions of this one. */
export class HandSpace {
  readonly frame: HandFrame;
  readonly size: HandSize;

  constructor(frame: HandFrame, size: HandSize) {
    this.frame = frame;
    this.size = size;
  }

  direction(local: Vector): Vector {
    return normalize(this.#vector(local));
  }

  place(local: Vector): Vector {
    return add(this.frame.wrist, scale(this.#vector(local), this.size.length));
  }

  #vector([across, along, out]: Vector): Vector {
    const { thumbward, fingerward, palmward } = this.frame;
    return weighted([thumbward, across], [fingerward, along], [palmward, out]);
  }
}

/** A hollow palm brings the outer knuckles forward. */
export function knuckleOf({ cup }: HandShape, finger: number): Vector {
  const [across, along, out] = FINGERS[finger].root;
  return [across * (1 - 0.08 * cup), along, out + cup * [0.012, 0, 0.016, 0.045][finger]];
}

import { mix } from '#base/math/mix.ts';
import { between, type Vector } from '#base/math/vector.ts';

/** Degrees a finger bends in its three joints, and how far it is spread towards the thumb. */
export interface FingerBend {
  mcp: number;
  pip: number;
  dip: number;
  spread: number;
}

/** Directions of the thumb's bones and its nail: towards the thumb's side, towards the fingers, out of the palm. */
export interface ThumbBend {
  root: Vector;
  middle: Vector;
  tip: Vector;
  nail: Vector;
}

export interface HandShape {
  /** index, middle, ring, little */
  fingers: readonly [FingerBend, FingerBend, FingerBend, FingerBend];
  thumb: ThumbBend;
  /** 0 flat .. 1 hollow palm */
  cup: number;
}

const bend = (mcp: number, pip: number, dip: number, spread: number): FingerBend => ({ mcp, pip, dip, spread });
const thumb = (root: Vector, middle: Vector, tip: Vector, nail: Vector = [0.75, 0, -0.66]): ThumbBend => ({
  root,
  middle,
  tip,
  nail,
});

const CURLED = {
  index: bend(82, 106, 72, 2),
  middle: bend(86, 106, 72, 0),
  ring: bend(88, 104, 72, -3),
  little: bend(88, 102, 70, -7),
};

/** The thumb over curled fingers. Thumbs are directions, not angles: only so their tips lie on what they hold. */
const LOCKED = thumb([0.42, 0.66, 0.62], [-0.1, 0.62, 0.78], [-0.93, 0.3, 0.2], [0.2, 0.25, 0.95]);

export const HAND_SHAPES = {
  relaxed: {
    fingers: [bend(20, 28, 14, 3), bend(27, 34, 18, 0), bend(32, 38, 20, -3), bend(36, 40, 20, -6)],
    thumb: thumb([0.6, 0.7, 0.4], [0.36, 0.9, 0.26], [0.26, 0.95, 0.18]),
    cup: 0.4,
  },
  /** on the other hand: fingers side by side, a little bent around it */
  folded: {
    fingers: [bend(22, 30, 16, 2), bend(27, 34, 18, 0), bend(31, 37, 20, -3), bend(36, 40, 20, -6)],
    thumb: thumb([0.6, 0.7, 0.4], [0.36, 0.9, 0.26], [0.26, 0.95, 0.18]),
    cup: 0.4,
  },
  /** under the other hand: nearly closed, so that no finger comes out below it */
  gathered: {
    fingers: [bend(32, 42, 23, 2), bend(39, 46, 25, 0), bend(43, 49, 27, -3), bend(47, 51, 27, -6)],
    thumb: thumb([0.6, 0.7, 0.4], [0.36, 0.9, 0.26], [0.26, 0.95, 0.18]),
    cup: 0.5,
  },
  open: {
    fingers: [bend(6, 12, 6, 6), bend(5, 11, 6, 1), bend(8, 14, 7, -4), bend(12, 18, 9, -10)],
    thumb: thumb([0.74, 0.62, 0.26], [0.6, 0.78, 0.16], [0.5, 0.86, 0.06]),
    cup: 0.15,
  },
  /** fingers beside each other: fanned out and seen from their edge, they are a claw */
  offer: {
    fingers: [bend(15, 21, 11, -1), bend(16, 23, 12, 0), bend(17, 25, 13, 1), bend(19, 28, 14, 1)],
    thumb: thumb([0.8, 0.56, 0.24], [0.68, 0.73, 0.1], [0.6, 0.8, -0.04]),
    cup: 0.35,
  },
  flat: {
    fingers: [bend(12, 10, 5, 3), bend(12, 10, 5, 0), bend(14, 12, 5, -3), bend(16, 14, 6, -8)],
    thumb: thumb([0.72, 0.66, 0.24], [0.55, 0.82, 0.12], [0.45, 0.89, 0.02]),
    cup: 0.15,
  },
  /** on a face: nearly straight fingers side by side, the thumb along them and off the mouth */
  touch: {
    fingers: [bend(14, 15, 8, 0), bend(15, 16, 8, 0), bend(16, 17, 9, 0), bend(18, 19, 10, -1)],
    thumb: thumb([0.4, 0.85, 0.34], [0.16, 0.96, 0.22], [0.08, 0.98, 0.16]),
    cup: 0.2,
  },
  point: {
    fingers: [bend(3, 6, 3, 3), CURLED.middle, CURLED.ring, CURLED.little],
    thumb: LOCKED,
    cup: 0.25,
  },
  two: {
    fingers: [bend(2, 5, 3, 12), bend(3, 5, 3, -8), CURLED.ring, CURLED.little],
    thumb: thumb([0.3, 0.66, 0.69], [-0.45, 0.55, 0.7], [-0.97, 0.22, 0.1], [0.1, 0.2, 0.97]),
    cup: 0.3,
  },
  three: {
    fingers: [bend(2, 6, 3, 13), bend(1, 5, 3, 0), bend(4, 7, 3, -13), CURLED.little],
    thumb: thumb([0.2, 0.6, 0.77], [-0.75, 0.45, 0.48], [-0.97, 0.25, -0.02], [0, 0.2, 0.97]),
    cup: 0.3,
  },
  thumbUp: {
    fingers: [bend(82, 106, 72, 0), bend(86, 106, 72, 0), bend(88, 104, 72, -1), bend(88, 102, 70, -3)],
    thumb: thumb([0.86, 0.5, 0.08], [0.99, 0.12, -0.02], [0.97, -0.02, -0.22], [-0.05, 0.55, -0.83]),
    cup: 0.25,
  },
  /** a little between finger and thumb: where they meet, they are a ring, which says that all is well */
  pinch: {
    fingers: [bend(34, 44, 20, 4), bend(70, 84, 50, 0), bend(78, 90, 56, -2), bend(82, 92, 58, -5)],
    thumb: thumb([0.62, 0.6, 0.5], [0.34, 0.76, 0.55], [0.1, 0.82, 0.56], [0.62, -0.1, 0.78]),
    cup: 0.25,
  },
} satisfies Record<string, HandShape>;

/** Between two shapes, joint by joint. */
export function mixShapes(from: HandShape, to: HandShape, share: number): HandShape {
  const finger = (i: 0 | 1 | 2 | 3): FingerBend => {
    const a = from.fingers[i];
    const b = to.fingers[i];
    return bend(
      mix(a.mcp, b.mcp, share),
      mix(a.pip, b.pip, share),
      mix(a.dip, b.dip, share),
      mix(a.spread, b.spread, share),
    );
  };
  return {
    fingers: [finger(0), finger(1), finger(2), finger(3)],
    thumb: {
      root: between(from.thumb.root, to.thumb.root, share),
      middle: between(from.thumb.middle, to.thumb.middle, share),
      tip: between(from.thumb.tip, to.thumb.tip, share),
      nail: between(from.thumb.nail, to.thumb.nail, share),
    },
    cup: mix(from.cup, to.cup, share),
  };
}

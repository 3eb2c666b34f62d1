import { type DrawnGuide, guide, mirrored } from '../guides.ts';
import type { Knot } from '../knot.ts';

export interface SidePartShape {
  hairlineY: number;
  hairlineAt(x: number): number;
  /** extra height of the sweep */
  lift: number;
  /** -1 parted on the left, 1 on the right */
  side: number;
}

export interface SidePartGuides {
  /** combed down from the parting on the narrow side */
  narrow: Knot[][];
  /** swept from the parting over the crown */
  sweep: Knot[][];
  /** rooted along the forehead and lifted into the sweep */
  forelock: Knot[][];
  /** the parting itself */
  parting: Knot[];
}

type Draw = (shape: SidePartShape, root: (x: number) => number) => DrawnGuide[];

const narrow: Draw = (_shape, root) => [
  [
    [-0.45, root(0.45) - 0.03],
    [-0.6, -0.86],
    [-0.78, -0.66],
    [-0.905, -0.16],
  ],
  [
    [-0.44, -1.16],
    [-0.75, -1.13],
    [-0.94, -0.78],
    [-0.945, -0.13],
  ],
  [
    [-0.38, -1.43, 0.3],
    [-0.67, -1.35, 0.25],
    [-0.96, -1.0, 0.15],
    [-0.96, -0.16, 0.1],
  ],
];

const sweep: Draw = ({ hairlineY: hy, lift: v }) => [
  [
    [-0.42, hy - 0.12, 0.85],
    [-0.2, hy - 0.27 - v, 0.98],
    [0.2, hy - 0.29 - v, 0.96],
    [0.57, hy - 0.1 - v * 0.6, 0.82],
    [0.815, -0.68, 0.62],
    [0.905, -0.2, 0.45],
  ],
  [
    [-0.4, -1.18, 0.64],
    [-0.12, -1.35 - v, 0.7],
    [0.33, -1.31 - v, 0.66],
    [0.75, -1.03, 0.52],
    [0.955, -0.62, 0.36],
    [0.94, -0.12, 0.3],
  ],
  [
    [-0.4, -1.42, 0.28],
    [-0.12, -1.465 - v, 0.3],
    [0.39, -1.4 - v, 0.27],
    [0.79, -1.11, 0.17],
    [0.985, -0.72, 0.1],
    [0.96, -0.12, 0.1],
  ],
];

const forelock: Draw = ({ hairlineY: hy, lift: v }, root) => [
  [
    [-0.43, root(0.43), 0.95],
    [-0.33, hy - 0.17, 0.99],
    [-0.02, hy - 0.29 - v, 0.97],
    [0.36, hy - 0.23 - v, 0.9],
  ],
  [
    [-0.14, root(0.14), 0.97],
    [-0.03, hy - 0.15, 1.0],
    [0.22, hy - 0.225 - v * 0.8, 0.95],
    [0.53, hy - 0.12, 0.85],
  ],
  [
    [0.18, root(0.18), 0.95],
    [0.29, hy - 0.1, 0.95],
    [0.5, hy - 0.12, 0.87],
    [0.73, -0.8, 0.72],
  ],
  [
    [0.42, root(0.42), 0.88],
    [0.52, hy - 0.06, 0.86],
    [0.7, -0.82, 0.75],
    [0.84, -0.6, 0.58],
  ],
  [
    [0.58, root(0.58), 0.8],
    [0.67, root(0.58) - 0.03, 0.77],
    [0.79, -0.68, 0.66],
    [0.885, -0.42, 0.5],
  ],
  [
    [0.7, root(0.7), 0.72],
    [0.77, root(0.7) + 0.02, 0.67],
    [0.85, -0.5, 0.56],
    [0.91, -0.26, 0.44],
  ],
];

const parting = (root: (x: number) => number): DrawnGuide => [
  [-0.44, root(0.44) - 0.02, 0.86],
  [-0.425, -1.15, 0.66],
  [-0.39, -1.38, 0.32],
  [-0.37, -1.45, 0.2],
];

/** Drawn for a parting on the left; mirrored for the right. */
export function sidePartGuides(shape: SidePartShape): SidePartGuides {
  const place = (points: DrawnGuide): Knot[] => guide(shape.side < 0 ? points : mirrored(points));
  const root = (x: number): number => shape.hairlineAt(x) - 0.005;
  return {
    narrow: narrow(shape, root).map(place),
    sweep: sweep(shape, root).map(place),
    forelock: forelock(shape, root).map(place),
    parting: place(parting(root)),
  };
}

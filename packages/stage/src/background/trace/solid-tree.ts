import { ALMOST_NONE, type Hit, hitSolid, type PlacedSolid, placeSolid, type Ray } from './hit-solid.ts';
import type { Solid } from './world.ts';

interface Branch {
  low: [number, number, number];
  high: [number, number, number];
  left: Branch | null;
  right: Branch | null;
  leaves: PlacedSolid[];
}

const LEAF_SIZE = 3;

/** Solids sorted into nested boxes, so that a ray asks only those near its way. */
export class SolidTree {
  private readonly root: Branch;
  private readonly inverse = { x: 0, y: 0, z: 0 };

  constructor(solids: Solid[]) {
    this.root = grow(solids.map(placeSolid));
  }

  /** The nearest hit within hit.distance. */
  cast(ray: Ray, hit: Hit): void {
    this.inverse.x = 1 / (ray.dx || ALMOST_NONE);
    this.inverse.y = 1 / (ray.dy || ALMOST_NONE);
    this.inverse.z = 1 / (ray.dz || ALMOST_NONE);
    visit(this.root, ray, this.inverse, hit);
  }
}

function visit(branch: Branch, ray: Ray, inverse: { x: number; y: number; z: number }, hit: Hit): void {
  if (!meets(branch, ray, inverse, hit.distance)) return;
  const { leaves } = branch;
  for (let i = 0; i < leaves.length; i++) hitSolid(leaves[i]!, ray, hit);
  if (branch.left) visit(branch.left, ray, inverse, hit);
  if (branch.right) visit(branch.right, ray, inverse, hit);
}

function meets(branch: Branch, ray: Ray, inverse: { x: number; y: number; z: number }, limit: number): boolean {
  const { low, high } = branch;
  const x0 = (low[0] - ray.ox) * inverse.x;
  const x1 = (high[0] - ray.ox) * inverse.x;
  const y0 = (low[1] - ray.oy) * inverse.y;
  const y1 = (high[1] - ray.oy) * inverse.y;
  const z0 = (low[2] - ray.oz) * inverse.z;
  const z1 = (high[2] - ray.oz) * inverse.z;
  const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
  const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
  return near <= far && far > 0 && near < limit;
}

function grow(solids: PlacedSolid[]): Branch {
  const boxes = solids.map(boundsOf);
  const low = corner(boxes, 0, Math.min);
  const high = corner(boxes, 1, Math.max);
  const size = high.map((value, axis) => value - low[axis]!);
  if (solids.length <= LEAF_SIZE) return { low, high, left: null, right: null, leaves: solids };
  const axis = size.indexOf(Math.max(...size));
  const sorted = solids.toSorted((a, b) => a.solid.center[axis]! - b.solid.center[axis]!);
  const half = sorted.length >> 1;
  return { low, high, left: grow(sorted.slice(0, half)), right: grow(sorted.slice(half)), leaves: [] };
}

type Bounds = [low: [number, number, number], high: [number, number, number]];

function corner(boxes: Bounds[], side: 0 | 1, pick: (...values: number[]) => number): [number, number, number] {
  return [0, 1, 2].map((axis) => pick(...boxes.map((box) => box[side][axis]!))) as [number, number, number];
}

function boundsOf(placed: PlacedSolid): Bounds {
  const [x, y, z] = placed.solid.center;
  const wide = Math.abs(placed.hx * placed.cos) + Math.abs(placed.hz * placed.sin) + 1e-3;
  const deep = Math.abs(placed.hx * placed.sin) + Math.abs(placed.hz * placed.cos) + 1e-3;
  return [
    [x - wide, y - placed.hy - 1e-3, z - deep],
    [x + wide, y + placed.hy + 1e-3, z + deep],
  ];
}

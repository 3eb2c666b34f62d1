import { ALMOST_NONE, type Hit, hitSolid, type PlacedSolid, placeSolid, type Ray } from './hit-solid.ts';
import type { Solid } from './world.ts';

/** Six plain numbers instead of two points: this is read for every step of every ray. */
interface Branch {
  x0: number;
  y0: number;
  z0: number;
  x1: number;
  y1: number;
  z1: number;
  /** 0 x, 1 y, 2 z: along which the children were parted */
  axis: number;
  left: Branch | null;
  right: Branch | null;
  leaves: PlacedSolid[];
}

const LEAF_SIZE = 3;

/** Solids sorted into nested boxes, so that a ray asks only those near its way. */
export class SolidTree {
  readonly #root: Branch;
  readonly #inverse = { x: 0, y: 0, z: 0 };

  constructor(solids: Solid[]) {
    this.#root = grow(solids.map(placeSolid));
  }

  /** The nearest hit within hit.distance. */
  cast(ray: Ray, hit: Hit): void {
    this.#inverse.x = 1 / (ray.dx || ALMOST_NONE);
    this.#inverse.y = 1 / (ray.dy || ALMOST_NONE);
    this.#inverse.z = 1 / (ray.dz || ALMOST_NONE);
    visit(this.#root, ray, this.#inverse, hit);
  }
}

type Inverse = { x: number; y: number; z: number };

function visit(branch: Branch, ray: Ray, inverse: Inverse, hit: Hit): void {
  if (!meets(branch, ray, inverse, hit.distance)) return;
  const { leaves, left, right } = branch;
  for (let i = 0; i < leaves.length; i++) hitSolid(leaves[i], ray, hit);
  if (!left || !right) return;
  const along = branch.axis === 0 ? ray.dx : branch.axis === 1 ? ray.dy : ray.dz;
  // The nearer half first: what it hits often hides the other.
  visit(along > 0 ? left : right, ray, inverse, hit);
  visit(along > 0 ? right : left, ray, inverse, hit);
}

function meets(branch: Branch, ray: Ray, inverse: Inverse, limit: number): boolean {
  const xa = (branch.x0 - ray.ox) * inverse.x;
  const xb = (branch.x1 - ray.ox) * inverse.x;
  let near = Math.min(xa, xb);
  let far = Math.max(xa, xb);
  const ya = (branch.y0 - ray.oy) * inverse.y;
  const yb = (branch.y1 - ray.oy) * inverse.y;
  near = Math.max(near, Math.min(ya, yb));
  far = Math.min(far, Math.max(ya, yb));
  const za = (branch.z0 - ray.oz) * inverse.z;
  const zb = (branch.z1 - ray.oz) * inverse.z;
  near = Math.max(near, Math.min(za, zb));
  far = Math.min(far, Math.max(za, zb));
  return near <= far && far > 0 && near < limit;
}

function grow(solids: PlacedSolid[]): Branch {
  const boxes = solids.map(boundsOf);
  const [x0, y0, z0] = [0, 1, 2].map((axis) => Math.min(...boxes.map((box) => box.low[axis]))) as Triple;
  const [x1, y1, z1] = [0, 1, 2].map((axis) => Math.max(...boxes.map((box) => box.high[axis]))) as Triple;
  const bounds = { x0, y0, z0, x1, y1, z1 };
  if (solids.length <= LEAF_SIZE) return { ...bounds, axis: 0, left: null, right: null, leaves: solids };
  const size = [x1 - x0, y1 - y0, z1 - z0];
  const axis = size.indexOf(Math.max(...size));
  const sorted = solids.toSorted((a, b) => a.solid.center[axis] - b.solid.center[axis]);
  const half = sorted.length >> 1;
  return { ...bounds, axis, left: grow(sorted.slice(0, half)), right: grow(sorted.slice(half)), leaves: [] };
}

type Triple = [number, number, number];

function boundsOf(placed: PlacedSolid): { low: Triple; high: Triple } {
  const [x, y, z] = placed.solid.center;
  const wide = Math.abs(placed.hx * placed.cos) + Math.abs(placed.hz * placed.sin) + 1e-3;
  const deep = Math.abs(placed.hx * placed.sin) + Math.abs(placed.hz * placed.cos) + 1e-3;
  const tall = placed.hy + 1e-3;
  return { low: [x - wide, y - tall, z - deep], high: [x + wide, y + tall, z + deep] };
}

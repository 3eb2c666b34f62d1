import type { Vector } from '#base/math/vector.ts';
import { halfSizes } from './half-sizes.ts';
import type { Solid } from './world.ts';

/** A box around solids; either two branches follow or solids. */
export interface Branch {
  low: Vector;
  high: Vector;
  /** 0 x, 1 y, 2 z: along which the children were parted */
  axis: number;
  children: readonly [left: Branch, right: Branch] | undefined;
  leaves: Solid[];
}

const LEAF_SIZE = 3;
/** Flat things have room, too. */
const ROOM = 1e-3;

/** Sorts solids into nested boxes, so that a ray asks only those near its way. */
export function growTree(solids: Solid[]): Branch {
  const boxes = solids.map(boundsOf);
  const low = [0, 1, 2].map((axis) => Math.min(...boxes.map((box) => box.low[axis]))) as Triple;
  const high = [0, 1, 2].map((axis) => Math.max(...boxes.map((box) => box.high[axis]))) as Triple;
  if (solids.length <= LEAF_SIZE) return { low, high, axis: 0, children: undefined, leaves: solids };
  const size = high.map((value, i) => value - low[i]);
  const axis = size.indexOf(Math.max(...size));
  const sorted = solids.toSorted((a, b) => a.center[axis] - b.center[axis]);
  const half = sorted.length >> 1;
  return { low, high, axis, children: [growTree(sorted.slice(0, half)), growTree(sorted.slice(half))], leaves: [] };
}

type Triple = [number, number, number];

function boundsOf(solid: Solid): { low: Triple; high: Triple } {
  const [x, y, z] = solid.center;
  const [hx, hy, hz] = halfSizes(solid);
  const cos = Math.abs(Math.cos(solid.turn ?? 0));
  const sin = Math.abs(Math.sin(solid.turn ?? 0));
  const wide = hx * cos + hz * sin + ROOM;
  const deep = hx * sin + hz * cos + ROOM;
  const tall = hy + ROOM;
  return { low: [x - wide, y - tall, z - deep], high: [x + wide, y + tall, z + deep] };
}

import type { HeadTurn } from './head-turn.ts';

/** How a sprite of the head follows it. Pixels from the origin of the head. */
export interface Bend {
  /** Follows the head as it is at a moment. */
  take(head: HeadTurn): void;
  /** Sets `x` and `y` to the place in the resting sprite that a point of the moved one shows. */
  restingPlace(x: number, y: number): void;
  x: number;
  y: number;
  /** how far it moves anything at most */
  readonly reach: number;
}

/** Shifts along a line that change linearly between edges and stay as they are outside. */
export interface Shifts {
  readonly edges: readonly number[];
  readonly amounts: readonly number[];
}

/** Where the shifts along a sprite are known: at both its ends, and at the edges (face units) between them. */
export interface ShiftsToRead {
  from: number;
  to: number;
  unitPx: number;
  edges: readonly number[];
  /** What a place is shifted by, both in face units. */
  amountAt(place: number): number;
}

export function readShifts({ from, to, unitPx, edges, amountAt }: ShiftsToRead): Shifts {
  const inside = edges.map((edge) => edge * unitPx).filter((edge) => edge > from && edge < to);
  const all = [from, ...inside, to];
  return { edges: all, amounts: all.map((edge) => amountAt(edge / unitPx) * unitPx) };
}

/** The place that `share` of the shifts brought to `to`. */
export function undoShifts({ edges, amounts }: Shifts, share: number, to: number): number {
  let before = edges[0] + amounts[0] * share;
  if (to <= before) return to - amounts[0] * share;
  for (let i = 1; i < edges.length; i++) {
    const after = edges[i] + amounts[i] * share;
    if (to <= after) return edges[i - 1] + ((to - before) / (after - before)) * (edges[i] - edges[i - 1]);
    before = after;
  }
  return to - amounts[amounts.length - 1] * share;
}

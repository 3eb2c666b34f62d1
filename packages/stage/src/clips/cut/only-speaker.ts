import { SHAPE_SIDE } from '@herald/media/person/person-shape';

/** What hangs together is person at least so much. */
const SEEN = 0.5;
/** From where to where a share is told from none and all: the finder is never quite sure of a chair, nor of clothes. */
const TOLD = { from: 0.25, to: 0.8 };

/** Leaves only what hangs together with a place in shares of the view: a chair behind somebody is not them. */
export function onlySpeaker(shares: Float32Array, x: number, y: number): Float32Array {
  const cellOf = (share: number) => Math.max(0, Math.min(SHAPE_SIDE - 1, Math.floor(share * SHAPE_SIDE)));
  const isKept = new Uint8Array(shares.length);
  const kept = new Float32Array(shares.length);
  const open: number[] = [];
  const keep = (at: number) => {
    if (isKept[at] === 1) return;
    isKept[at] = 1;
    kept[at] = Math.min(1, Math.max(0, (shares[at] - TOLD.from) / (TOLD.to - TOLD.from)));
    if (shares[at] >= SEEN) open.push(at);
  };
  keep(cellOf(y) * SHAPE_SIDE + cellOf(x));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const column = at % SHAPE_SIDE;
    if (column > 0) keep(at - 1);
    if (column < SHAPE_SIDE - 1) keep(at + 1);
    if (at >= SHAPE_SIDE) keep(at - SHAPE_SIDE);
    if (at < shares.length - SHAPE_SIDE) keep(at + SHAPE_SIDE);
  }
  return kept;
}

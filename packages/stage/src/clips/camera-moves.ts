import { THUMB_BYTES, THUMB_SIDE } from './clip-track.ts';

/** Where the room is seen beside a head: this many columns on either side, in the upper half. */
const EDGE = 4;
const ROWS = THUMB_SIDE / 2;
/** A camera swings for longer than this. */
const WINDOW_SEC = 0.5;
/** Of plain walls, whose noise would be taken for movement. */
const PLAIN = 4;
/** From one picture to the next: what is farther is no way but a cut. */
const MOST_WAY = 1 / THUMB_SIDE;

type Way = [across: number, down: number];

/**
 * How fast the camera goes over the room around each picture, in widths of it a second: what both sides do together. Light
 * that changes, or somebody who walks by on one side, is no such movement.
 */
export function cameraSpeeds(thumbs: Uint8Array, fps: number): number[] {
  const count = thumbs.length / THUMB_BYTES;
  const ways = [0, THUMB_SIDE - EDGE].map((from) =>
    Array.from({ length: count }, (_, i): Way => (i === 0 ? [0, 0] : wayTo(thumbs, i, from))),
  );
  const half = Math.round((WINDOW_SEC * fps) / 2);
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.max(0, i - half), Math.min(count, i + half + 1)];
    const [left, right] = ways.map((way) => meanWay(way.slice(from, to)));
    return Math.hypot(together(left[0], right[0]), together(left[1], right[1])) * fps;
  });
}

/** The movement since the picture before that explains best what changed on one side, beside a change of light. */
function wayTo(thumbs: Uint8Array, i: number, from: number): Way {
  const [sums, count] = slopesOf(thumbs, i, from);
  const about = (a: number, b: number, product: number) => product - (sums[a] * sums[b]) / count;
  const xx = about(0, 0, sums[3]) + PLAIN * count;
  const yy = about(1, 1, sums[5]) + PLAIN * count;
  const [xy, xt, yt] = [about(0, 1, sums[4]), about(0, 2, sums[6]), about(1, 2, sums[7])];
  const det = xx * yy - xy * xy;
  const way: Way = [-(xt * yy - yt * xy) / det / THUMB_SIDE, -(yt * xx - xt * xy) / det / THUMB_SIDE];
  return Math.hypot(...way) > MOST_WAY ? [0, 0] : way;
}

/** Sums of the slopes across and down, of what changed, and of their products. */
function slopesOf(thumbs: Uint8Array, i: number, from: number): [sums: number[], count: number] {
  const sums = new Array<number>(8).fill(0);
  const both = (k: number) => (thumbs[i * THUMB_BYTES + k] + thumbs[(i - 1) * THUMB_BYTES + k]) / 4;
  let count = 0;
  for (let row = 1; row < ROWS; row++) {
    for (let column = Math.max(1, from); column < Math.min(THUMB_SIDE - 1, from + EDGE); column++) {
      const k = row * THUMB_SIDE + column;
      const x = both(k + 1) - both(k - 1);
      const y = both(k + THUMB_SIDE) - both(k - THUMB_SIDE);
      const t = thumbs[i * THUMB_BYTES + k] - thumbs[(i - 1) * THUMB_BYTES + k];
      for (const [n, value] of [x, y, t, x * x, x * y, y * y, x * t, y * t].entries()) sums[n] += value;
      count += 1;
    }
  }
  return [sums, count];
}

const meanWay = (ways: readonly Way[]): Way => [
  ways.reduce((sum, [across]) => sum + across, 0) / ways.length,
  ways.reduce((sum, [, down]) => sum + down, 0) / ways.length,
];

const together = (left: number, right: number): number =>
  left * right <= 0 ? 0 : Math.min(Math.abs(left), Math.abs(right));

import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FramePixels } from './frame-pixels.ts';
import { luminance, meanColor } from './photo-colors.ts';

type Eye = Pick<EyeLines, 'box' | 'upper' | 'lower' | 'between' | 'eyeWidth'>;

/** Of an eye's width: half as thick as a rim is kept, how far beside it skin is looked at, and how far below the lid it may lie. */
const HALF = 0.035;
const BESIDE = 0.09;
const BELOW_LID = 0.04;
/** Beside the skin above and below it, on both sides of the eye: so dark is a rim. */
const DARK = 0.78;
/** What a row up or down from one column to the next costs, beside the share of light that a place has left. */
const STEEP = 0.07;
const OUT_OF_REACH = 1e6;

/** How much of each place of an eye's box is the upper rim of glasses, 0 to 255: a dark line that goes on beside both corners. Undefined where there is none. */
export function eyeRims(frame: FramePixels, eye: Eye): Uint8Array | undefined {
  const { box, between, eyeWidth } = eye;
  const { width, height } = box;
  const lights = Float32Array.from({ length: width * height }, (_, at) =>
    luminance(meanColor(frame, box.x + (at % width), box.y + Math.floor(at / width), 0)),
  );
  const lightAt = (x: number, y: number): number => lights[clamp(y, 0, height - 1) * width + x];
  const beside = Math.ceil(BESIDE * eyeWidth);
  const lightLeft = (x: number, y: number): number =>
    Math.min(1, lightAt(x, y) / Math.max(1, Math.min(lightAt(x, y - beside), lightAt(x, y + beside))));
  const path = darkestPath(lightLeft, eye);
  const isRim = (from: number, to: number): boolean => {
    const left = path.flatMap((y, x) => (x >= from && x < to && between[x] <= 0.05 ? [lightLeft(x, y)] : []));
    return left.length > 0 && left.reduce((sum, share) => sum + share, 0) < DARK * left.length;
  };
  if (!isRim(0, width >> 1) || !isRim(width >> 1, width)) return undefined;
  const half = Math.max(1, HALF * eyeWidth);
  const kept = new Float32Array(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = Math.max(0, Math.round(path[x] - half)); y <= Math.min(height - 1, path[x] + half); y++)
      kept[y * width + x] = 1;
  }
  return Uint8Array.from(blurField(kept, width, height, 1), (share) => 255 * clamp(1.6 * share));
}

/** The row of each column on the calm way that has least light left, from the left end of the box to its right end, above the opening of the eye. */
function darkestPath(
  lightLeft: (x: number, y: number) => number,
  { box, upper, lower, between, eyeWidth }: Eye,
): number[] {
  const { width, height } = box;
  const costs = Array.from({ length: width }, () => new Float64Array(height).fill(OUT_OF_REACH));
  const lowest = (x: number): number => {
    const line = between[x] > 0.05 ? upper[x] + BELOW_LID * eyeWidth : lower[x];
    return clamp(line - box.y, 0, height - 1);
  };
  const before = (x: number, y: number): { row: number; cost: number } => {
    let best = { row: y, cost: costs[x - 1][y] };
    for (const row of [y - 2, y - 1, y + 1, y + 2]) {
      const cost = (costs[x - 1][row] ?? OUT_OF_REACH) + STEEP * (row - y) ** 2;
      if (cost < best.cost) best = { row, cost };
    }
    return best;
  };
  for (let x = 0; x < width; x++) {
    for (let y = 0; y <= lowest(x); y++) costs[x][y] = lightLeft(x, y) + (x === 0 ? 0 : before(x, y).cost);
  }
  const path = Array.from({ length: width }, () => 0);
  path[width - 1] = costs[width - 1].indexOf(Math.min(...costs[width - 1]));
  for (let x = width - 1; x > 0; x--) path[x - 1] = before(x, path[x]).row;
  return path;
}

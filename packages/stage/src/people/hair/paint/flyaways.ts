import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { HairPainter } from './hair-painter.ts';

export interface FlyawayLook {
  count: number;
  /** of the longest hair, in face units */
  longest: number;
  random: Random;
  /** where fewer hairs leave the shape, in face units: over the face they would be in the way */
  isFace(x: number, y: number): boolean;
}

interface Edge {
  column: number;
  row: number;
  /** out of the hair, of length 1 */
  outX: number;
  outY: number;
}

const SOLID = 0.55;
const EMPTY = 0.2;
const FACE_SHARE = 0.12;

/** Fine single hairs along the outline of painted hair: without them it ends like cut paper. */
export function paintFlyaways(painter: HairPainter, { count, longest, random, isFace }: FlyawayLook): void {
  const edges = edgesOf(painter).filter(({ column, row }) => {
    const { left, top, unitPx } = painter;
    return !isFace((column + left) / unitPx, (row + top) / unitPx) || random() < FACE_SHARE;
  });
  if (edges.length === 0) return;
  // Roots are read before any hair is painted over them.
  const from = painter.pixels.slice();
  for (let i = 0; i < count; i++) {
    const edge = edges[Math.floor(random() * edges.length)];
    if (edge) paintHair(painter, { from, edge, longest, random });
  }
}

/** Places where solid hair ends within a few pixels. */
function edgesOf(painter: HairPainter): Edge[] {
  const reach = Math.max(2, Math.round(0.025 * painter.unitPx));
  const edges: Edge[] = [];
  const { width, height } = painter;
  for (let row = reach; row < height - reach; row += 2) {
    for (let column = reach; column < width - reach; column += 2) {
      if (alphaAt(painter, column, row) < SOLID) continue;
      const [left, right] = [alphaAt(painter, column - reach, row), alphaAt(painter, column + reach, row)];
      const [above, below] = [alphaAt(painter, column, row - reach), alphaAt(painter, column, row + reach)];
      if (Math.min(left, right, above, below) > EMPTY) continue;
      const [outX, outY] = [left - right, above - below];
      const length = Math.hypot(outX, outY);
      if (length > 0.5) edges.push({ column, row, outX: outX / length, outY: outY / length });
    }
  }
  return edges;
}

const alphaAt = ({ pixels, width }: HairPainter, column: number, row: number): number =>
  pixels[(row * width + column) * 4 + 3];

interface Flyaway {
  from: Float32Array;
  edge: Edge;
  longest: number;
  random: Random;
}

/** On smaller heads, a hair is thinner than the pixel it is painted on. */
const FULL_UNIT_PX = 150;

/** Heads are round: a straight hair would stand off them. */
const ROUNDNESS = 0.4;

/** A hair that leaves the outline at a flat angle, bows away and comes down again. */
function paintHair(painter: HairPainter, { from, edge, longest, random }: Flyaway): void {
  const { column, row, outX, outY } = edge;
  const unit = painter.unitPx;
  const at = (row * painter.width + column) * 4;
  const solid = from[at + 3];
  const tone = mix(0.85, 1.45, random()) / solid;
  const color = [from[at] * tone, from[at + 1] * tone, from[at + 2] * tone];
  const down = outX > 0 ? 1 : -1;
  const [alongX, alongY] = [-outY * down, outX * down];
  const length = unit * longest * mix(0.25, 1, random() ** 1.4);
  const bow = unit * (0.006 + 0.11 * longest * random() ** 1.5);
  const curl = unit * 0.012 * (random() - 0.5);
  const turns = 3 + 4 * random();
  const alpha = mix(0.16, 0.42, random()) * clamp(unit / FULL_UNIT_PX, 0.2, 1);
  const steps = Math.ceil(length * 1.4);
  for (let i = 0; i <= steps; i++) {
    const s = i / steps;
    const rounded = (ROUNDNESS * (length * s) ** 2) / unit;
    const out = bow * Math.sin(s * 2.7) - rounded - 0.008 * unit + curl * Math.sin(s * turns);
    const x = column + alongX * length * s + outX * out;
    const y = row + alongY * length * s + outY * out;
    splat(painter, x, y, color, alpha * clamp(s * 6) * (1 - s * s));
  }
}

/** One soft dot, spread over the four pixels around it. */
function splat({ pixels, width, height }: HairPainter, x: number, y: number, color: number[], alpha: number): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return;
  const right = x - column;
  const below = y - row;
  for (const [dx, dy, share] of [
    [0, 0, (1 - right) * (1 - below)],
    [1, 0, right * (1 - below)],
    [0, 1, (1 - right) * below],
    [1, 1, right * below],
  ] as const) {
    const at = ((row + dy) * width + column + dx) * 4;
    const laid = alpha * share;
    for (let c = 0; c < 3; c++) pixels[at + c] = pixels[at + c] * (1 - laid) + Math.min(255, color[c]) * laid;
    pixels[at + 3] = pixels[at + 3] * (1 - laid) + laid;
  }
}

import type { Context2D } from '#base/canvas/canvas.ts';
import type { Vector } from '#base/math/vector.ts';
import { paintTexture } from '../../paint/paint-texture.ts';
import type { Solid } from '../../trace/world.ts';
import { type Brief, box, light, matt, panel } from '../parts.ts';

/** The colors of the room that has the things. */
export interface TradeColors {
  wood: string;
  colors: readonly [string, ...string[]];
}

export type TradeThings = (brief: Brief, colors: TradeColors) => Solid[];

/** The stretch of back wall that is seen beside the presenter. */
export const WALL = { left: -3.15, right: -0.25 } as const;

export function colorAt({ colors }: TradeColors, index: number): string {
  return colors[index % colors.length] ?? colors[0];
}

/** A board at each height, as long as the wall is seen, with what `fill` puts on it; `fill` gets the height of its upper side. */
export function boardsWith(
  wood: string,
  heights: readonly number[],
  fill: (y: number, row: number) => Solid[],
  depth = 0.36,
): Solid[] {
  const board = matt(wood, { gloss: 0.2 });
  const middle = (WALL.left + WALL.right) / 2;
  return heights.flatMap((y, row) => [
    box([middle, y, -depth / 2], [WALL.right - WALL.left, 0.04, depth], board),
    ...fill(y + 0.02, row),
  ]);
}

/** Places side by side along the wall. */
export function along(count: number, thing: (x: number, index: number) => Solid[]): Solid[] {
  const step = (WALL.right - WALL.left) / count;
  return Array.from({ length: count }, (_, index) => thing(WALL.left + (index + 0.5) * step, index)).flat();
}

const TEXELS_PER_METRE = 160;

/** Something too fine for solids, painted with the canvas on a clear ground. */
export function painted(
  { makeCanvas }: Brief,
  center: Vector,
  size: readonly [number, number],
  paint: (ctx: Context2D, width: number, height: number) => void,
): Solid {
  const [width, height] = [size[0] * TEXELS_PER_METRE, size[1] * TEXELS_PER_METRE];
  const texture = paintTexture(makeCanvas, Math.round(width), Math.round(height), paint);
  return panel(center, size, { color: light('#ffffff', 0.95), texture });
}

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

/** The stretch of back wall that is seen beside whoever speaks. */
export const WALL = { left: -3.15, right: -0.25 } as const;

export function colorAt({ colors }: TradeColors, index: number): string {
  return colors[index % colors.length] ?? colors[0];
}

/** Boards along the wall, with what `fill` puts on each, as far from the left as the wall is wide. */
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

/** Something too fine for solids, painted with the canvas on a clear ground. */
export function painted(
  { makeCanvas }: Brief,
  center: Vector,
  size: readonly [number, number],
  paint: (ctx: Context2D, width: number, height: number) => void,
): Solid {
  const texture = paintTexture(makeCanvas, Math.round(size[0] * 160), Math.round(size[1] * 160), paint);
  return panel(center, size, { color: light('#ffffff', 0.95), texture });
}

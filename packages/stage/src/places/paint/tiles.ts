import type { MakeCanvas } from '#base/canvas/canvas.ts';
import { parseHex, rgba, scaleRgb } from '#base/color/rgb.ts';
import type { Random } from '#base/math/seeded-random.ts';
import type { Texture } from '../trace/world.ts';
import { paintTexture } from './paint-texture.ts';

/** Glazed tiles in a running bond, each of its own tone, with light joints. */
export function paintTiles(
  makeCanvas: MakeCanvas,
  color: string,
  { columns, rows }: { columns: number; rows: number },
  random: Random,
): Texture {
  const tone = parseHex(color);
  return paintTexture(makeCanvas, 512, 128, (ctx, width, height) => {
    ctx.fillStyle = '#cfc8bb';
    ctx.fillRect(0, 0, width, height);
    const wide = width / columns;
    const tall = height / rows;
    for (let row = 0; row < rows; row++) {
      for (let column = -1; column <= columns; column++) {
        ctx.fillStyle = rgba(scaleRgb(tone, 0.9 + 0.2 * random()));
        ctx.fillRect((column + (row % 2) / 2) * wide + 1, row * tall + 1, wide - 2, tall - 2);
      }
    }
  });
}

import type { Rgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import type { FramePixels } from './frame-pixels.ts';

export const luminance = ([red, green, blue]: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** Mean colour of a square of 2 * radius + 1 pixels about a point. */
export function meanColor({ width, height, bytes }: FramePixels, x: number, y: number, radius: number): Rgb {
  let red = 0;
  let green = 0;
  let blue = 0;
  let count = 0;
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++, count++) {
      const column = clamp((x + dx) | 0, 0, width - 1);
      const at = (clamp((y + dy) | 0, 0, height - 1) * width + column) * 4;
      red += bytes[at];
      green += bytes[at + 1];
      blue += bytes[at + 2];
    }
  }
  return [red / count, green / count, blue / count];
}

export const averageColor = (colors: readonly Rgb[]): Rgb => {
  const sum = colors.reduce(
    (total: Rgb, color): Rgb => [total[0] + color[0], total[1] + color[1], total[2] + color[2]],
    [0, 0, 0],
  );
  return [sum[0] / colors.length, sum[1] / colors.length, sum[2] / colors.length];
};

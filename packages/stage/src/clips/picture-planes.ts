import type { PicturePlanes } from './paint-mouth.ts';

/** Planes of RGBA pixels (BT.709, limited range); width and height are even. */
export function planesOfPixels(pixels: Uint8ClampedArray, width: number, height: number): PicturePlanes {
  const [wide, high] = [width >> 1, height >> 1];
  const luma = new Uint8Array(width * height);
  const [blue, red] = [new Uint8Array(wide * high), new Uint8Array(wide * high)];
  for (let k = 0, at = 0; k < luma.length; k++, at += 4)
    luma[k] = 16.5 + 0.18259 * pixels[at] + 0.61423 * pixels[at + 1] + 0.06201 * pixels[at + 2];
  for (let row = 0, k = 0; row < high; row++) {
    for (let column = 0; column < wide; column++, k++) {
      const above = (2 * row * width + 2 * column) * 4;
      const below = above + width * 4;
      // Written out: a function or a list here takes longer than everything else in this loop.
      const r = (pixels[above] + pixels[above + 4] + pixels[below] + pixels[below + 4]) / 4;
      const g = (pixels[above + 1] + pixels[above + 5] + pixels[below + 1] + pixels[below + 5]) / 4;
      const b = (pixels[above + 2] + pixels[above + 6] + pixels[below + 2] + pixels[below + 6]) / 4;
      blue[k] = 128.5 - 0.10064 * r - 0.33857 * g + 0.43922 * b;
      red[k] = 128.5 + 0.43922 * r - 0.39894 * g - 0.04027 * b;
    }
  }
  return { luma, blue, red, width, height };
}

/** Puts planes into RGBA pixels; with `before`, only what is not the same there any more. */
export function putPlanes(pixels: Uint8ClampedArray, now: PicturePlanes, before?: PicturePlanes): void {
  const { luma, blue, red, width, height } = now;
  const wide = width >> 1;
  for (let row = 0, k = 0; row < height; row++) {
    for (let column = 0; column < width; column++, k++) {
      const c = (row >> 1) * wide + (column >> 1);
      if (before && luma[k] === before.luma[k] && blue[c] === before.blue[c] && red[c] === before.red[c]) continue;
      const y = 1.16438 * (luma[k] - 16);
      const u = blue[c] - 128;
      const v = red[c] - 128;
      pixels[4 * k] = y + 1.79274 * v;
      pixels[4 * k + 1] = y - 0.21325 * u - 0.53291 * v;
      pixels[4 * k + 2] = y + 2.1124 * u;
      pixels[4 * k + 3] = 255;
    }
  }
}

import type { Pixels } from './pixels.ts';

/** A square window onto a picture, turned by `roll` radians so that a tilted face is upright in it. */
export interface FaceCrop {
  readonly centreX: number;
  readonly centreY: number;
  readonly sizePx: number;
  readonly roll: number;
}

export type Point = [x: number, y: number, z: number];

/** Samples the window into sidePx x sidePx RGB floats; outside the picture is black. */
export function sampleCrop(pixels: Pixels, crop: FaceCrop, sidePx: number, rgb: Float32Array): void {
  const { source, shrink } = shrunkFor(pixels, crop.sizePx / sidePx);
  const step = crop.sizePx / sidePx / shrink;
  const cos = Math.cos(crop.roll) * step;
  const sin = Math.sin(crop.roll) * step;
  rgb.fill(0);
  for (let row = 0, out = 0; row < sidePx; row++) {
    const down = row + 0.5 - sidePx / 2;
    for (let column = 0; column < sidePx; column++, out += 3) {
      const across = column + 0.5 - sidePx / 2;
      const x = crop.centreX / shrink + across * cos - down * sin - 0.5;
      const y = crop.centreY / shrink + across * sin + down * cos - 0.5;
      if (x >= 0 && y >= 0 && x < source.width - 1 && y < source.height - 1) bilinear(source, x, y, rgb, out);
    }
  }
}

function bilinear({ width, data }: Pixels, x: number, y: number, rgb: Float32Array, out: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const low = y - top;
  const from = (top * width + left) * 4;
  const below = from + width * 4;
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[from + channel] * (1 - right) + data[from + 4 + channel] * right;
    const lower = data[below + channel] * (1 - right) + data[below + 4 + channel] * right;
    rgb[out + channel] = upper * (1 - low) + lower * low;
  }
}

/** Halves the picture until one sample per output pixel loses nothing. */
function shrunkFor(pixels: Pixels, step: number): { source: Pixels; shrink: number } {
  let source = pixels;
  let shrink = 1;
  while (step / shrink >= 2 && source.width > 3 && source.height > 3) {
    source = halved(source);
    shrink *= 2;
  }
  return { source, shrink };
}

function halved({ width, height, data }: Pixels): Pixels {
  const half = { width: width >> 1, height: height >> 1 };
  const out = new Uint8ClampedArray(half.width * half.height * 4);
  for (let y = 0, to = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, to += 4) {
      const from = (y * 2 * width + x * 2) * 4;
      const below = from + width * 4;
      for (let channel = 0; channel < 4; channel++) {
        const sum = data[from + channel] + data[from + 4 + channel] + data[below + channel] + data[below + 4 + channel];
        out[to + channel] = sum >> 2;
      }
    }
  }
  return { ...half, data: out };
}

/** Carries a point found in the sampled window back into the picture. */
export function cropToPicture(point: Point, crop: FaceCrop, sidePx: number): Point {
  const step = crop.sizePx / sidePx;
  const across = (point[0] - sidePx / 2) * step;
  const down = (point[1] - sidePx / 2) * step;
  const cos = Math.cos(crop.roll);
  const sin = Math.sin(crop.roll);
  return [crop.centreX + across * cos - down * sin, crop.centreY + across * sin + down * cos, point[2] * step];
}

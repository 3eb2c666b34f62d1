import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import type { FramePixels } from './frame-pixels.ts';

const CELL = 8;

/** A picture at an eighth of its size, without detail. */
export interface SmallField {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly Float32Array[];
}

/** `reach` of the blur is a share of the shorter side. */
export function blurredSmall(picture: FramePixels, reach: number): SmallField {
  const width = Math.ceil(picture.width / CELL);
  const height = Math.ceil(picture.height / CELL);
  const radius = Math.max(1, Math.round(Math.min(width, height) * reach));
  const channels = [0, 1, 2].map((c) => {
    const field = new Float32Array(width * height);
    for (let j = 0, out = 0; j < height; j++) {
      for (let i = 0; i < width; i++, out++) field[out] = meanOf(picture, i * CELL, j * CELL, c);
    }
    return blurField(field, width, height, radius);
  });
  return { width, height, channels };
}

function meanOf({ width, height, bytes }: FramePixels, left: number, top: number, c: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(height, top + CELL); y += 2) {
    for (let x = left; x < Math.min(width, left + CELL); x += 2, count++) sum += bytes[(y * width + x) * 4 + c];
  }
  return sum / count;
}

/** The colour at a pixel of the large picture, smooth between the cells. */
export function sampleSmall(field: SmallField, x: number, y: number, out: [number, number, number]): void {
  const { width, height, channels } = field;
  const across = clamp((x + 0.5) / CELL - 0.5, 0, width - 1.001);
  const down = clamp((y + 0.5) / CELL - 0.5, 0, height - 1.001);
  const i = across | 0;
  const at = (down | 0) * width + i;
  const fx = across - i;
  const fy = down - (down | 0);
  for (let c = 0; c < 3; c++) {
    const values = channels[c];
    const upper = values[at] + (values[at + 1] - values[at]) * fx;
    const lower = values[at + width] + (values[at + width + 1] - values[at + width]) * fx;
    out[c] = upper + (lower - upper) * fy;
  }
}

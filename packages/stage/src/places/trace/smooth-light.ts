import type { Buffers } from './light-field.ts';

const RADIUS = 5;

/** Shares the light measured here and there among the pixels of the same surface; reflectance keeps its edges. */
export function smoothLight(buffers: Buffers): void {
  const sums = new Float32Array(buffers.received.length);
  const weights = new Float32Array(buffers.measured.length);
  pass(buffers, { light: buffers.received, weight: buffers.measured }, { light: sums, weight: weights }, 1);
  pass(buffers, { light: sums, weight: weights }, { light: buffers.received, weight: buffers.measured }, buffers.width);
  for (let pixel = 0; pixel < weights.length; pixel++) {
    const share = 1 / Math.max(1e-6, buffers.measured[pixel]);
    for (let c = 0; c < 3; c++) buffers.received[pixel * 3 + c] *= share;
  }
}

interface Weighed {
  light: Float32Array;
  weight: Float32Array;
}

function pass({ width, height, surface }: Buffers, from: Weighed, to: Weighed, step: number): void {
  const along = step === 1 ? width : height;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const place = step === 1 ? x : y;
      const key = surface[pixel];
      const first = Math.max(-RADIUS, -place);
      const last = Math.min(RADIUS, along - 1 - place);
      let red = 0;
      let green = 0;
      let blue = 0;
      let weight = 0;
      for (let k = first; k <= last; k++) {
        const other = pixel + k * step;
        if (surface[other] !== key) continue;
        red += from.light[other * 3];
        green += from.light[other * 3 + 1];
        blue += from.light[other * 3 + 2];
        weight += from.weight[other];
      }
      to.light[pixel * 3] = red;
      to.light[pixel * 3 + 1] = green;
      to.light[pixel * 3 + 2] = blue;
      to.weight[pixel] = weight;
    }
}

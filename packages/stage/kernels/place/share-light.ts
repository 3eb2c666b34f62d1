import { across, albedo, height, received, rgb, surface, width } from './memory.ts';

const RADIUS = 5;

/** Shares the light measured here and there among the pixels of the same surface; reflectance keeps its edges. */
export function shareLight(): void {
  for (let y = 0; y < height; y++) shareRow(y, received, across, 1);
  for (let y = 0; y < height; y++) shareRow(y, across, received, width);
  for (let y = 0; y < height; y++) lightRow(y);
}

function shareRow(y: i32, from: usize, to: usize, step: i32): void {
  for (let x = 0; x < width; x++) {
    const pixel = y * width + x;
    const place = step === 1 ? x : y;
    const last = min(RADIUS, (step === 1 ? width : height) - 1 - place);
    const key = load<i32>(surface + ((<usize>pixel) << 2));
    let sum = f32x4.splat(0);
    for (let k = max(-RADIUS, -place); k <= last; k++) {
      const other = <usize>(pixel + k * step);
      if (load<i32>(surface + (other << 2)) === key) sum = f32x4.add(sum, v128.load(from + (other << 4)));
    }
    v128.store(to + ((<usize>pixel) << 4), sum);
  }
}

/** Adds what the pixels of a row throw back of the light they receive. */
function lightRow(y: i32): void {
  const end = <usize>((y + 1) * width);
  for (let pixel = <usize>(y * width); pixel < end; pixel++) {
    const light = received + (pixel << 4);
    const share: f32 = <f32>1 / max<f32>(1e-6, load<f32>(light, 12));
    for (let c: usize = 0; c < 12; c += 4) {
      const shown = rgb + pixel * 12 + c;
      store<f32>(shown, load<f32>(shown) + load<f32>(albedo + pixel * 12 + c) * load<f32>(light + c) * share);
    }
  }
}

import { layWorld } from './lay-world.ts';
import type { LightField } from './light-field.ts';
import type { TraceKernel } from './trace-kernel.ts';
import type { World } from './world.ts';

export interface View {
  width: number;
  height: number;
  focalPx: number;
  /** where the horizon and the middle of the room lie in the picture */
  centerX: number;
  centerY: number;
}

/** What the kernel writes of a ray that leaves the place: its pixel, its share, and the direction behind them. */
const SKY_BYTES = 32;
const AMBIENT_BYTES = 48;

/** Looks at the world through a pinhole: soft shadows, light of the surroundings, one bounce. */
export function traceView(world: World, view: View): LightField {
  const { width, height, focalPx, centerX, centerY } = view;
  const kernel = layWorld(world, width, height);
  const { buffer } = kernel.memory;
  new Float64Array(buffer, kernel.numbersAt() + AMBIENT_BYTES).set([focalPx, centerX, centerY]);
  const rgb = new Float32Array(buffer, kernel.rgbAt(), width * height * 3);
  for (let y = 0; y < height; y++) addSky(world, kernel, rgb, kernel.traceRow(y));
  kernel.shareLight();
  return { width, height, rgb, depth: new Float32Array(buffer, kernel.depthAt(), width * height) };
}

function addSky({ sky }: World, kernel: TraceKernel, rgb: Float32Array, count: number): void {
  const rays = new DataView(kernel.memory.buffer, kernel.skiesAt(), count * SKY_BYTES);
  for (let at = 0; at < count * SKY_BYTES; at += SKY_BYTES) {
    const pixel = rays.getInt32(at, true) * 3;
    const share = rays.getFloat32(at + 4, true);
    const [red, green, blue] = sky([
      rays.getFloat64(at + 8, true),
      rays.getFloat64(at + 16, true),
      rays.getFloat64(at + 24, true),
    ]);
    rgb[pixel] += red * share;
    rgb[pixel + 1] += green * share;
    rgb[pixel + 2] += blue * share;
  }
}

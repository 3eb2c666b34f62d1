import { openModule } from '#base/composing/web-assembly.ts';
import type { LightField } from '../trace/light-field.ts';
import { WASM_BASE64 } from './blur-by-depth.wasm.ts';

/** What `kernels/blur-by-depth.ts` offers; places are bytes of its memory. */
interface BlurKernel {
  memory: { readonly buffer: ArrayBuffer };
  layOut(width: number, height: number, margin: number, taps: number): void;
  rgbAt(): number;
  depthAt(): number;
  reachAt(): number;
  tapsAt(): number;
  blur(): void;
}

const open = openModule(WASM_BASE64);

/** The presenter's distance, in metres; what is farther away is blurred. */
export const FOCUS_METRES = 1.1;
const TAPS = 56;
/** Pixels to the right, pixels down, and how far that is. */
const TAP_BYTES = 12;
const GOLDEN_ANGLE = 2.39996323;

/** Radius of the blur at a distance, as a share of the blur at infinity. */
export function blurShare(metres: number): number {
  return Math.max(0.12, 1 - FOCUS_METRES / Math.max(FOCUS_METRES, metres));
}

/** A lens: every bright point spreads into a disc as wide as its distance asks for. */
export function blurByDepth({ width, height, rgb, depth }: LightField, radiusPx: number): Float32Array {
  const kernel = open() as BlurKernel;
  kernel.layOut(width, height, Math.ceil(radiusPx) + 1, TAPS);
  const { buffer } = kernel.memory;
  const light = new Float32Array(buffer, kernel.rgbAt(), rgb.length);
  light.set(rgb);
  new Float32Array(buffer, kernel.depthAt(), depth.length).set(depth);
  const reach = new Float32Array(buffer, kernel.reachAt(), depth.length);
  for (let i = 0; i < reach.length; i++) reach[i] = radiusPx * blurShare(depth[i]);
  const taps = new DataView(buffer, kernel.tapsAt());
  for (const [i, { x, y, length }] of discTaps().entries()) {
    taps.setInt32(i * TAP_BYTES, Math.round(x * radiusPx), true);
    taps.setInt32(i * TAP_BYTES + 4, Math.round(y * radiusPx), true);
    taps.setFloat32(i * TAP_BYTES + 8, length * radiusPx, true);
  }
  kernel.blur();
  return light;
}

function discTaps(): { x: number; y: number; length: number }[] {
  return Array.from({ length: TAPS }, (_, k) => {
    const length = Math.sqrt(k / (TAPS - 1));
    return { x: Math.cos(k * GOLDEN_ANGLE) * length, y: Math.sin(k * GOLDEN_ANGLE) * length, length };
  });
}

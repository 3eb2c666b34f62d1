import { reserve } from '../reserve.ts';

/** What a ray met: its distance, the normal there (x, y, z), and the place on the texture (u, v). */
export const HIT = memory.data(48, 16);
/** The light that a point receives: red, green, blue. */
export const SUM = memory.data(24, 16);
/** Light from above (3), from below (3), pixels for one of depth, and the middle of the picture (x, y). */
export const NUMBERS = memory.data(72, 16);

/** Numbers of 8 bytes each, in the order in which `lay-world.ts` writes them. */
export const SOLID_BYTES: usize = 168;
export const LAMP_BYTES: usize = 96;
/**
 * The corners of a box as floats, four each, then whole numbers: the axis, two branches, the first solid and how many.
 * A box has more room than floats lose.
 */
export const BRANCH_BYTES: usize = 64;
/** A ray that left the place: its pixel, how much of the light there it is, and its direction. */
export const SKY_BYTES: usize = 32;

export let width: i32 = 0;
export let height: i32 = 0;
export let lampCount: i32 = 0;
export let solids: usize = 0;
export let branches: usize = 0;
export let lamps: usize = 0;
export let texels: usize = 0;
export let skies: usize = 0;
/** Of each pixel: its own light (3 floats), its depth, its reflectance (3), what surface it shows. */
export let rgb: usize = 0;
export let depth: usize = 0;
export let albedo: usize = 0;
export let surface: usize = 0;
/** Of each pixel: received light and how often it was measured, 4 floats; and the same on its way. */
export let received: usize = 0;
export let across: usize = 0;

let free: usize = 0;

/** How large the picture is; the world is laid after it. */
export function takeSize(columns: i32, rows: i32): void {
  width = columns;
  height = rows;
}

/** Puts all in its place, one behind the other. */
export function layOut(solidCount: i32, branchCount: i32, lampsThere: i32, floats: i32): void {
  const pixels = <usize>(width * height);
  lampCount = lampsThere;
  free = __heap_base;
  solids = take(<usize>solidCount * SOLID_BYTES);
  branches = take(<usize>branchCount * BRANCH_BYTES);
  lamps = take(<usize>lampsThere * LAMP_BYTES);
  texels = take(<usize>floats * 4);
  skies = take(<usize>width * SKY_BYTES);
  rgb = take(pixels * 12);
  depth = take(pixels * 4);
  albedo = take(pixels * 12);
  surface = take(pixels * 4);
  received = take(pixels * 16);
  across = take(pixels * 16);
  reserve(free);
}

function take(bytes: usize): usize {
  const at = (free + 15) & ~(<usize>15);
  free = at + bytes;
  return at;
}

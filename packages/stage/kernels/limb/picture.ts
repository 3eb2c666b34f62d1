import { reserve } from '../reserve.ts';
import { PICTURE, setting, UNIT_PX } from './places.ts';

/** The picture being baked: its first pixel lies at (left, top) from the head, a pixel is `pixel` units wide. */
export let width: i32 = 0;
export let height: i32 = 0;
export let left: i32 = 0;
export let top: i32 = 0;
export let pixel: f32 = 0;
/** For every pixel its depth, colour and kind; for every tile where the rays of its quarters start; then room for edges. */
export const depthsAt: usize = PICTURE;
export let colorsAt: usize = 0;
export let kindsAt: usize = 0;
export let startsAt: usize = 0;
export let edgesAt: usize = 0;
export let tilesAcross: i32 = 0;

export const NOTHING: f32 = -1e9;
export const TILE: i32 = 8;

/** Makes room for a picture; returns where its colours begin. */
export function layOut(pictureWidth: i32, pictureHeight: i32): usize {
  width = pictureWidth;
  height = pictureHeight;
  const pixels = <usize>width * height;
  colorsAt = depthsAt + pixels * 4;
  kindsAt = colorsAt + pixels * 4;
  startsAt = (kindsAt + pixels + 63) & ~63;
  tilesAcross = (width + TILE - 1) / TILE;
  const tiles = <usize>tilesAcross * ((height + TILE - 1) / TILE);
  edgesAt = startsAt + tiles * 16 + 64;
  reserve(edgesAt + pixels * 8 + 1024);
  return colorsAt;
}

/** Empties the picture. */
export function beginAt(firstColumn: i32, firstRow: i32): void {
  left = firstColumn;
  top = firstRow;
  pixel = 1 / setting(UNIT_PX);
  const pixels = <usize>width * height;
  // Every depth becomes a number far below zero.
  memory.fill(depthsAt, 0xce, pixels * 4);
  memory.fill(colorsAt, 0, pixels * 4);
  memory.fill(kindsAt, 0, pixels);
}

export function startsOfTile(x: i32, y: i32): usize {
  return startsAt + <usize>((y / TILE) * tilesAcross + x / TILE) * 16;
}

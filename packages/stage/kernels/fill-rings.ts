/** Fills the bands between the rings of a closed mesh with a photo; opacity and light run smoothly over every triangle. */

import { sampleColumns, sideBySide } from './sample.ts';

/** Fields of a vertex, 4 bytes each: where it lies, where it is read, its opacity and its light. */
const X: usize = 0;
const Y: usize = 4;
const U: usize = 8;
const V: usize = 12;
const ALPHA: usize = 16;
const LIGHT: usize = 20;
export const VERTEX_BYTES: usize = 24;

const OPAQUE: i32 = 0xff000000;
/** No row crosses an edge so far away. */
const NONE: f64 = 1e9;
/** Rounding must not open a gap between two triangles. */
const SLACK: f64 = 0.001;
/** Places are 1/65536 of a pixel; opacity and light are 1/65536 of a 256th. */
const PLACE_UNIT: f64 = 65536;
const SHARE_UNIT: f64 = 16777216;

let photo: usize = 0;
let result: usize = 0;
let width: i32 = 0;
let height: i32 = 0;
let originX: f64 = 0;
let originY: f64 = 0;

/** Sets what is read and written: two pictures of one size. */
export function fillFrom(from: usize, to: usize, pictureWidth: i32, pictureHeight: i32): void {
  photo = from;
  result = to;
  width = pictureWidth;
  height = pictureHeight;
}

/** The pictures begin at this place of the frame, in which vertices are given. */
export function fillBands(vertices: usize, rings: i32, perRing: i32, left: f64, top: f64): void {
  originX = left;
  originY = top;
  const ringBytes = <usize>perRing * VERTEX_BYTES;
  for (let ring = 0; ring < rings - 1; ring++) {
    const inner = vertices + <usize>ring * ringBytes;
    for (let j = 0; j < perRing; j++) {
      const here = <usize>j * VERTEX_BYTES;
      const next: usize = j + 1 === perRing ? 0 : here + VERTEX_BYTES;
      fillTriangle(inner + here, inner + next, inner + ringBytes + next);
      fillTriangle(inner + here, inner + ringBytes + next, inner + ringBytes + here);
    }
  }
}

// inline
function at(vertex: usize, field: usize): f64 {
  return <f64>load<f32>(vertex + field);
}

function fillTriangle(a: usize, b: usize, c: usize): void {
  const ax = at(a, X) - originX;
  const ay = at(a, Y) - originY;
  const bx = at(b, X) - originX;
  const by = at(b, Y) - originY;
  const cx = at(c, X) - originX;
  const cy = at(c, Y) - originY;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area > -1e-3 && area < 1e-3) return;
  measureSlopes(a, b, c, 1 / area);
  const top = max(0, <i32>Math.ceil(min(ay, min(by, cy)) - SLACK));
  const bottom = min(height - 1, <i32>Math.floor(max(ay, max(by, cy)) + SLACK));
  for (let y = top; y <= bottom; y++) {
    const ab = crossing(ax, ay, bx, by, y);
    const bc = crossing(bx, by, cx, cy, y);
    const ca = crossing(cx, cy, ax, ay, y);
    const left = min(ab, min(bc, ca));
    const right = max(behind(ab), max(behind(bc), behind(ca)));
    const from = max(0, <i32>Math.ceil(left - SLACK));
    const to = min(width - 1, <i32>Math.floor(right + SLACK));
    if (from <= to) fillSpan(a, <f64>from - ax, <f64>y - ay, y * width + from, to - from + 1);
  }
}

/** Where the edge crosses the row, or `NONE`. A level edge is covered by its two neighbours. */
// inline
function crossing(ax: f64, ay: f64, bx: f64, by: f64, y: f64): f64 {
  if (ay === by || (ay < y && by < y) || (ay > y && by > y)) return NONE;
  return ax + ((bx - ax) * (y - ay)) / (by - ay);
}

// inline
function behind(place: f64): f64 {
  return place === NONE ? -NONE : place;
}

/** Change of every field per pixel to the right and per row downwards, over the triangle at hand. */
let acrossU: f64 = 0;
let acrossV: f64 = 0;
let acrossAlpha: f64 = 0;
let acrossLight: f64 = 0;
let downU: f64 = 0;
let downV: f64 = 0;
let downAlpha: f64 = 0;
let downLight: f64 = 0;

/** The way from the first corner of the triangle to the others, by one over its area. */
let toBX: f64 = 0;
let toBY: f64 = 0;
let toCX: f64 = 0;
let toCY: f64 = 0;

function measureSlopes(a: usize, b: usize, c: usize, inverse: f64): void {
  toBX = (at(b, X) - at(a, X)) * inverse;
  toBY = (at(b, Y) - at(a, Y)) * inverse;
  toCX = (at(c, X) - at(a, X)) * inverse;
  toCY = (at(c, Y) - at(a, Y)) * inverse;
  acrossU = across(a, b, c, U);
  acrossV = across(a, b, c, V);
  acrossAlpha = across(a, b, c, ALPHA);
  acrossLight = across(a, b, c, LIGHT);
  downU = down(a, b, c, U);
  downV = down(a, b, c, V);
  downAlpha = down(a, b, c, ALPHA);
  downLight = down(a, b, c, LIGHT);
}

// inline
function across(a: usize, b: usize, c: usize, field: usize): f64 {
  const start = at(a, field);
  return (at(b, field) - start) * toCY - (at(c, field) - start) * toBY;
}

// inline
function down(a: usize, b: usize, c: usize, field: usize): f64 {
  const start = at(a, field);
  return (at(c, field) - start) * toBX - (at(b, field) - start) * toCX;
}

/** A run of pixels that begins (dx, dy) from the first corner of the triangle. */
function fillSpan(a: usize, dx: f64, dy: f64, first: i32, count: i32): void {
  const stride = width * 4;
  const lastU = (width - 1) * 65536 - 1;
  const lastV = (height - 1) * 65536 - 1;
  let u = <i32>((at(a, U) + acrossU * dx + downU * dy - originX) * PLACE_UNIT);
  let v = <i32>((at(a, V) + acrossV * dx + downV * dy - originY) * PLACE_UNIT);
  let alpha = <i32>((at(a, ALPHA) + acrossAlpha * dx + downAlpha * dy) * SHARE_UNIT);
  let light = <i32>((at(a, LIGHT) + acrossLight * dx + downLight * dy) * SHARE_UNIT);
  const stepU = <i32>(acrossU * PLACE_UNIT);
  const stepV = <i32>(acrossV * PLACE_UNIT);
  const stepAlpha = <i32>(acrossAlpha * SHARE_UNIT);
  const stepLight = <i32>(acrossLight * SHARE_UNIT);
  let place = result + <usize>first * 4;
  for (let left = count; left > 0; left--) {
    if (alpha >> 16 > 0) {
      const insideU = max(0, min(u, lastU));
      const columns = sampleColumns(photo, stride, insideU, max(0, min(v, lastV)));
      putPixel(place, sideBySide(columns, columns, insideU, insideU), alpha >> 16, light >> 16);
    }
    place += 4;
    u += stepU;
    v += stepV;
    alpha += stepAlpha;
    light += stepLight;
  }
}

/** Lays a lit colour over what is there; share and light are 256ths. */
// inline
function putPixel(place: usize, color: v128, share: i32, light: i32): void {
  let pixel = color;
  if (light !== 256) {
    const lit = i16x8.q15mulr_sat_s(i16x8.shl(pixel, 6), i16x8.splat(<i16>(light << 1)));
    pixel = i16x8.min_s(lit, i16x8.splat(255));
  }
  if (share < 256) {
    const lower = v128.extend_low<u8>(v128.load32_zero(place));
    const way = i16x8.shl(i16x8.sub(pixel, lower), 7);
    pixel = i16x8.add(lower, i16x8.q15mulr_sat_s(way, i16x8.splat(<i16>share)));
  }
  store<i32>(place, v128.extract_lane<i32>(i8x16.narrow_i16x8_u(pixel, pixel), 0) | OPAQUE);
}

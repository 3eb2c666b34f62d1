/**
 * Draws cells of a moved photo. AssemblyScript: `npm run kernels` turns it into the module beside its caller.
 * The corner values of the cell lie at the start of the memory; then the photo with the person's mask as alpha, what is
 * behind the person, and the result, all of one size, and the vertices of a mesh.
 */

import { fillBands, fillFrom, VERTEX_BYTES } from './fill-rings.ts';
import { reserve } from './reserve.ts';
import { sampleColumns, sideBySide } from './sample.ts';

/** Where in the photo the cell's first pixel comes from, and how that changes across, down and along both. */
const U: usize = 0;
const V: usize = 8;
const ACROSS_U: usize = 16;
const ACROSS_V: usize = 24;
const DOWN_U: usize = 32;
const DOWN_V: usize = 40;
const TWIST_U: usize = 48;
const TWIST_V: usize = 56;
const PICTURES: usize = 64;

const OPAQUE: i32 = 0xff000000;
/** A mask above this counts as the person alone. */
const ALL_PERSON: u32 = 252;

let width: i32 = 0;
const photo: usize = PICTURES;
let behind: usize = 0;
let result: usize = 0;
let vertices: usize = 0;
/** Whether nothing is behind the person: the mask is then the result's alpha. */
let isCutOut: bool = false;
/** Pixels are read some at a time, also past the last one. */
const SLACK: usize = 16;

/** Makes room for pictures of this size and a mesh; returns where the first of the three pictures begins. */
export function begin(pictureWidth: i32, pictureHeight: i32, vertexCount: i32, cutOut: bool): usize {
  width = pictureWidth;
  isCutOut = cutOut;
  const bytes = pictureWidth * pictureHeight * 4;
  behind = photo + bytes;
  result = behind + bytes;
  vertices = result + bytes + SLACK;
  reserve(vertices + <usize>vertexCount * VERTEX_BYTES);
  fillFrom(photo, result, pictureWidth, pictureHeight);
  return photo;
}

/** Where the vertices of the mesh go. */
export function verticesAt(): usize {
  return vertices;
}

/** Puts the photo down between the rings of the mesh; the pictures begin at (left, top) of the frame. */
export function fillRings(rings: i32, perRing: i32, left: f64, top: f64): void {
  fillBands(vertices, rings, perRing, left, top);
}

/** Draws one cell; with `isEdge` the mask says how much of what is behind shows. */
export function drawCell(x: i32, y: i32, columns: i32, rows: i32, isEdge: bool): void {
  const stride = width * 4;
  for (let down = 0; down < rows; down++) {
    let u = fixed(load<f64>(U) + load<f64>(DOWN_U) * down);
    let v = fixed(load<f64>(V) + load<f64>(DOWN_V) * down);
    const stepU = fixed(load<f64>(ACROSS_U) + load<f64>(TWIST_U) * down);
    const stepV = fixed(load<f64>(ACROSS_V) + load<f64>(TWIST_V) * down);
    let at: usize = ((y + down) * width + x) * 4;
    let left = columns;
    for (; left >= 2; left -= 2, at += 8, u += 2 * stepU, v += 2 * stepV) {
      const first = sampleColumns(photo, stride, u, v);
      const pair = bytesOf(sideBySide(first, sampleColumns(photo, stride, u + stepU, v + stepV), u, u + stepU));
      if (isEdge) putEdgePair(at, pair);
      else v128.store_lane<i64>(result + at, v128.or(pair, i32x4.splat(OPAQUE)), 0);
    }
    if (left > 0) {
      const last = sampleColumns(photo, stride, u, v);
      const color = v128.extract_lane<i32>(bytesOf(sideBySide(last, last, u, u)), 0);
      if (isEdge) putEdge(at, color);
      else store<i32>(result + at, color | OPAQUE);
    }
  }
}

function fixed(value: f64): i32 {
  return <i32>(value * 65536);
}

// inline
function bytesOf(pair: v128): v128 {
  return i8x16.narrow_i16x8_u(pair, pair);
}

function putEdgePair(at: usize, pair: v128): void {
  putEdge(at, v128.extract_lane<i32>(pair, 0));
  putEdge(at + 4, v128.extract_lane<i32>(pair, 1));
}

function putEdge(at: usize, color: i32): void {
  const share = <u32>color >> 24;
  if (share > ALL_PERSON) {
    store<i32>(result + at, color | OPAQUE);
    return;
  }
  if (isCutOut) {
    store<i32>(result + at, color);
    return;
  }
  const lower = load<u32>(behind + at);
  store<u32>(result + at, share === 0 ? lower : blend(lower, <u32>color, share + (share >> 7)));
}

/** `share` of 256 of the upper colour over the lower one; opaque. */
function blend(lower: u32, upper: u32, share: u32): u32 {
  const rest = 256 - share;
  const redBlue = (((upper & 0xff00ff) * share + (lower & 0xff00ff) * rest) >> 8) & 0xff00ff;
  const green = (((upper >> 8) & 0xff) * share + ((lower >> 8) & 0xff) * rest) & 0xff00;
  return redBlue | green | OPAQUE;
}

import type { Canvas, MakeCanvas, Picture, PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurField } from '#base/color/blur-field.ts';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { bridgeLabel } from './bridge-label.ts';
import { floorShadow } from './floor-shadow.ts';
import { neighbourOf, WAYS } from './neighbours.ts';
import { groundAt, type PlainGround, PRODUCT_DISTANCE, plainGround, ROOT_LIGHT } from './plain-ground.ts';

/** Working size: enough for a card, little enough to be quick. */
const USUAL_SIDE = 640;
/** A pixel that is nearer to the ground is ground for sure. */
const GROUND_DISTANCE = 0.035;
const SHADOW_STEP = 0.021;
/** Light that a soft shadow leaves on the ground. */
const DEEPEST_SHADOW = 0.4;
const MIN_PRODUCT_SHARE = 0.03;
const MAX_PRODUCT_SHARE = 0.86;
/** A product that falls into pieces was eaten into: a label as white as its ground, for one. */
const WHOLE_SHARE = 0.85;

export interface CutOut {
  canvas: Canvas;
  /** the product within the canvas */
  box: { x: number; y: number; width: number; height: number };
}

/** The product without its plain ground, softly edged; null when the ground is not plain or the result would not be a product. */
export function cutOut(picture: Picture, makeCanvas: MakeCanvas, longSide = USUAL_SIDE): CutOut | null {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture, 0, 0, width, height);
  const pixels = ctx.getImageData(0, 0, width, height);
  if (hasOwnCutOut(pixels)) return boxed(canvas, pixels);
  const ground = plainGround(pixels, borderPixels(width, height));
  if (!ground) return null;
  const likeness = groundLikeness(pixels, ground);
  const outside = floodFromBorder(likeness, width, height);
  bridgeLabel(outside, likeness.distance, largestParts(outside, width), width);
  const [product] = largestParts(outside, width);
  const share = 1 - outside.reduce((sum, value) => sum + value, 0) / outside.length;
  if (share < MIN_PRODUCT_SHARE || share > MAX_PRODUCT_SHARE) return null;
  if (!product || product.length < share * outside.length * WHOLE_SHARE) return null;
  for (const pixel of floorShadow({ product, outside, shaded: likeness.shaded, width })) outside[pixel] = 1;
  closeSlots(outside, likeness.distance, width);
  softenEdge(pixels, likeness.distance, outside);
  ctx.putImageData(pixels, 0, 0);
  return boxed(canvas, pixels);
}

/** Pictures that come with a clear ground are taken as they are. */
function hasOwnCutOut({ data, width, height }: PixelData): boolean {
  const border = borderPixels(width, height);
  const clear = border.filter((pixel) => data[pixel * 4 + 3] < 20).length;
  return clear > border.length * 0.6;
}

function borderPixels(width: number, height: number): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

interface GroundLikeness {
  /** to the ground as it is */
  distance: Float32Array;
  /** to the ground in a soft shadow */
  shaded: Float32Array;
}

function groundLikeness({ data, width, height }: PixelData, ground: PlainGround): GroundLikeness {
  const distance = new Float32Array(width * height);
  const shaded = new Float32Array(width * height);
  for (let pixel = 0; pixel < distance.length; pixel++) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    const [red, green, blue] = [
      ROOT_LIGHT[data[pixel * 4]],
      ROOT_LIGHT[data[pixel * 4 + 1]],
      ROOT_LIGHT[data[pixel * 4 + 2]],
    ];
    const r = groundAt(ground, 0, x, y);
    const g = groundAt(ground, 1, x, y);
    const b = groundAt(ground, 2, x, y);
    const dimmed = clamp((red ** 2 + green ** 2 + blue ** 2) / (r ** 2 + g ** 2 + b ** 2), DEEPEST_SHADOW, 1);
    const shade = Math.sqrt(dimmed);
    distance[pixel] = Math.hypot(red - r, green - g, blue - b);
    shaded[pixel] = Math.hypot(red - r * shade, green - g * shade, blue - b * shade);
  }
  return { distance, shaded };
}

/** 1 for every ground pixel that can be reached from the border; the same colour inside the product stays. */
function floodFromBorder({ distance, shaded }: GroundLikeness, width: number, height: number): Float32Array {
  const outside = new Float32Array(distance.length);
  const queue = new Int32Array(distance.length);
  let end = 0;
  for (const pixel of borderPixels(width, height)) {
    if (outside[pixel] || distance[pixel] >= PRODUCT_DISTANCE) continue;
    outside[pixel] = 1;
    queue[end++] = pixel;
  }
  for (let next = 0; next < end; next++) {
    const pixel = queue[next];
    for (let way = 0; way < WAYS; way++) {
      const other = neighbourOf(pixel, way, width, distance.length);
      if (other < 0 || outside[other]) continue;
      const isGround = distance[other] < PRODUCT_DISTANCE || shaded[other] < GROUND_DISTANCE;
      // Soft shadows fade into the ground by small steps; a step that is too large is the product's edge.
      const isStep = distance[other] - distance[pixel] > SHADOW_STEP;
      if (!isGround || (isStep && distance[other] > GROUND_DISTANCE)) continue;
      outside[other] = 1;
      queue[end++] = other;
    }
  }
  return outside;
}

/** A highlight that is nearly as light as the ground is taken for it or for its shadow; the ground itself is nearer to its own color. */
const SLOT_DISTANCE = 0.012;
const WIDEST_SLOT_SHARE = 0.06;

/** Gives back what was taken of the product in narrow upright slots whose color is not quite the ground's. */
function closeSlots(outside: Float32Array, distance: Float32Array, width: number): void {
  const widest = Math.round(width * WIDEST_SLOT_SHARE);
  for (let row = 0; row < outside.length; row += width) {
    let start = -1;
    let sum = 0;
    for (let pixel = row; pixel < row + width; pixel++) {
      if (outside[pixel]) {
        sum += distance[pixel];
        continue;
      }
      const length = pixel - start - 1;
      const isSlot = start >= row && length > 0 && length <= widest && sum / length > SLOT_DISTANCE;
      if (isSlot) outside.fill(0, start + 1, pixel);
      start = pixel;
      sum = 0;
    }
  }
}

/** The pixels of the two largest connected parts of what is not ground. */
function largestParts(outside: Float32Array, width: number): Int32Array[] {
  const seen = Uint8Array.from(outside);
  const queue = new Int32Array(seen.length);
  let largest: Int32Array[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    queue[0] = start;
    let end = 1;
    for (let next = 0; next < end; next++) {
      for (let way = 0; way < WAYS; way++) {
        const other = neighbourOf(queue[next], way, width, seen.length);
        if (other < 0 || seen[other]) continue;
        seen[other] = 1;
        queue[end++] = other;
      }
    }
    if (end > (largest[1]?.length ?? 0))
      largest = [...largest, queue.slice(0, end)].sort((a, b) => b.length - a.length);
    largest.length = Math.min(2, largest.length);
  }
  return largest;
}

/** How near the color of a rim is taken from. */
const RIM_REACH = 3;
/** What is covered less by the ground is the product's own. */
const OWN = 0.02;

/** Fades the rim over about two pixels, in the color of the product beside it: what the ground mixed in goes. */
function softenEdge(pixels: PixelData, distance: Float32Array, outside: Float32Array): void {
  const { data, width, height } = pixels;
  const soft = blurField(Float32Array.from(outside), width, height, 1);
  for (let pixel = 0; pixel < soft.length; pixel++) {
    const out = soft[pixel];
    if (out < OWN) continue;
    const alpha = outside[pixel] ? 0 : Math.max(0, 1 - out) * smoothstep(0, PRODUCT_DISTANCE, distance[pixel]);
    if (alpha > 0) data.set(colorBeside(pixel, pixels, soft), pixel * 4);
    data[pixel * 4 + 3] = 255 * alpha;
  }
}

/** The mean of what is the product's own nearby; a pixel with nothing of it around stays as it is. */
function colorBeside(pixel: number, { data, width, height }: PixelData, soft: Float32Array): number[] {
  const x = pixel % width;
  const y = (pixel - x) / width;
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = Math.max(0, y - RIM_REACH); row <= Math.min(height - 1, y + RIM_REACH); row++)
    for (let column = Math.max(0, x - RIM_REACH); column <= Math.min(width - 1, x + RIM_REACH); column++) {
      const other = row * width + column;
      if (soft[other] >= OWN) continue;
      count++;
      for (let c = 0; c < 3; c++) sum[c] += data[other * 4 + c];
    }
  if (count === 0) return [...data.subarray(pixel * 4, pixel * 4 + 3)];
  return sum.map((value) => value / count);
}

function boxed(canvas: Canvas, { data, width, height }: PixelData): CutOut | null {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (data[pixel * 4 + 3] < 40) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < left) return null;
  return { canvas, box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 } };
}

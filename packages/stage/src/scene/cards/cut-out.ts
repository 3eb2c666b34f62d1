import type { Canvas, MakeCanvas, Picture, PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurField } from '#base/color/blur-field.ts';
import { toLinear } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';

/** Working size: enough for a card, little enough to be quick. */
const USUAL_SIDE = 640;
/** Distances in linear light below which a pixel counts as ground, and above which it surely is not. */
const GROUND_DISTANCE = 0.035;
const PRODUCT_DISTANCE = 0.085;
const SHADOW_STEP = 0.021;
/** Light that a soft shadow leaves on the ground. */
const DEEPEST_SHADOW = 0.4;
/** A ground is plain when this share of the border is close to its middle colour. */
const PLAIN_BORDER_SHARE = 0.93;
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
  const ground = groundColor(pixels);
  if (!ground) return null;
  const likeness = groundLikeness(pixels, ground);
  const outside = floodFromBorder(likeness, width, height);
  const share = 1 - outside.reduce((sum, value) => sum + value, 0) / outside.length;
  if (share < MIN_PRODUCT_SHARE || share > MAX_PRODUCT_SHARE) return null;
  if (largestPart(outside, width, height) < share * outside.length * WHOLE_SHARE) return null;
  softenEdge(pixels, likeness.distance, outside, ground);
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

type Linear = readonly [number, number, number];

function linearAt(data: Uint8ClampedArray, pixel: number): Linear {
  return toLinear([data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]]);
}

/** Darkness is seen more finely than brightness, so differences are taken between square roots of light. */
function differ(a: Linear, b: Linear): number {
  return Math.hypot(...a.map((value, c) => Math.sqrt(value) - Math.sqrt(b[c])));
}

function groundColor({ data, width, height }: PixelData): Linear | null {
  const border = borderPixels(width, height).map((pixel) => linearAt(data, pixel));
  const middle = [0, 1, 2].map((c) => {
    const sorted = border.map((color) => color[c]).sort((a, b) => a - b);
    return sorted[sorted.length >> 1];
  }) as unknown as Linear;
  const near = border.filter((color) => differ(color, middle) < PRODUCT_DISTANCE).length;
  return near >= border.length * PLAIN_BORDER_SHARE ? middle : null;
}

interface GroundLikeness {
  /** to the ground as it is */
  distance: Float32Array;
  /** to the ground in a soft shadow */
  shaded: Float32Array;
}

function groundLikeness({ data, width, height }: PixelData, ground: Linear): GroundLikeness {
  const distance = new Float32Array(width * height);
  const shaded = new Float32Array(width * height);
  const full = ground[0] + ground[1] + ground[2];
  for (let pixel = 0; pixel < distance.length; pixel++) {
    const color = linearAt(data, pixel);
    const dimmed = clamp((color[0] + color[1] + color[2]) / full, DEEPEST_SHADOW, 1);
    distance[pixel] = differ(color, ground);
    shaded[pixel] = differ(color, [ground[0] * dimmed, ground[1] * dimmed, ground[2] * dimmed]);
  }
  return { distance, shaded };
}

/** 1 for every ground pixel that can be reached from the border; the same colour inside the product stays. */
function floodFromBorder({ distance, shaded }: GroundLikeness, width: number, height: number): Float32Array {
  const outside = new Float32Array(distance.length);
  const queue = borderPixels(width, height).filter((pixel) => distance[pixel] < PRODUCT_DISTANCE);
  for (const pixel of queue) outside[pixel] = 1;
  for (let next = 0; next < queue.length; next++) {
    const pixel = queue[next];
    for (const other of neighbours(pixel, width, height)) {
      if (outside[other]) continue;
      const isGround = distance[other] < PRODUCT_DISTANCE || shaded[other] < GROUND_DISTANCE;
      // Soft shadows fade into the ground by small steps; a step that is too large is the product's edge.
      const isStep = distance[other] - distance[pixel] > SHADOW_STEP;
      if (!isGround || (isStep && distance[other] > GROUND_DISTANCE)) continue;
      outside[other] = 1;
      queue.push(other);
    }
  }
  return outside;
}

/** Pixels of the largest connected part of what is not ground. */
function largestPart(outside: Float32Array, width: number, height: number): number {
  const seen = Uint8Array.from(outside);
  let largest = 0;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    const queue = [start];
    for (let next = 0; next < queue.length; next++) {
      for (const other of neighbours(queue[next], width, height)) {
        if (seen[other]) continue;
        seen[other] = 1;
        queue.push(other);
      }
    }
    largest = Math.max(largest, queue.length);
  }
  return largest;
}

function neighbours(pixel: number, width: number, height: number): number[] {
  const x = pixel % width;
  const around: number[] = [];
  if (x > 0) around.push(pixel - 1);
  if (x < width - 1) around.push(pixel + 1);
  if (pixel >= width) around.push(pixel - width);
  if (pixel < width * (height - 1)) around.push(pixel + width);
  return around;
}

/** Fades the rim over about two pixels and takes the ground's colour out of it. */
function softenEdge(pixels: PixelData, distance: Float32Array, outside: Float32Array, ground: Linear): void {
  const { data, width, height } = pixels;
  const soft = blurField(Float32Array.from(outside), width, height, 1);
  for (let pixel = 0; pixel < soft.length; pixel++) {
    const out = soft[pixel];
    if (out < 0.02) continue;
    const alpha = outside[pixel] ? 0 : Math.max(0, 1 - out) * smoothstep(0, PRODUCT_DISTANCE, distance[pixel]);
    for (let c = 0; c < 3; c++) {
      const mixed = (data[pixel * 4 + c] / 255) ** 2.2;
      const own = alpha > 0.05 ? (mixed - ground[c] * (1 - alpha)) / alpha : mixed;
      data[pixel * 4 + c] = 255 * Math.max(0, own) ** (1 / 2.2);
    }
    data[pixel * 4 + 3] = 255 * alpha;
  }
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

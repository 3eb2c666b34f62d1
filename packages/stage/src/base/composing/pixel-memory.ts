import type { Canvas } from '../canvas/canvas.ts';
import { contextOf } from '../canvas/context-of.ts';
import type { Sprite } from '../drawing/sprite.ts';
import type { Point } from '../math/point.ts';
import type { Rect } from '../math/rect.ts';
import { type ComposeKernel, openComposeKernel } from './compose-kernel.ts';
import { GrowingPlace } from './growing-place.ts';
import { letGo } from './let-go.ts';

/** A picture in the memory: RGBA with colours multiplied by alpha. Its first pixel lies at (left, top) of the frame. */
export interface MemoryPicture {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** A sprite with air around it, ready to be bent; `x` and `y` are those of its first pixel, air included. */
export interface MemorySprite {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  /** for every block of pixels whether it is empty or opaque */
  readonly blocks: number;
}

/** A picture as canvases hand it out; (x, y) is the place of its first pixel. */
export interface PlainPixels {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  x: number;
  y: number;
}

/** Corners of a bent picture: see the kernel. */
export interface BendNodes {
  readonly at: number;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  /** pixels from node to node, as a power of two */
  readonly cellShift: number;
}

interface SharedPart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Nothing is found further outside a sprite than a cell reaches. */
export const AIR = 24;
/** As the kernel knows blocks without holes. */
const OPAQUE_BLOCK = 2;
/** The kernel reads a few bytes past the last pixel. */
const SLACK = 16;

/** Pictures in WebAssembly memory, and what puts them over each other. Nothing is given back: it goes as a whole. */
export class PixelMemory {
  readonly kernel: ComposeKernel = openComposeKernel();
  /** For a picture that is put down before anything else is drawn here. */
  readonly passing = new GrowingPlace(this);
  #end = 64;
  readonly #cover = new GrowingPlace(this);
  readonly #points = new GrowingPlace(this);

  take(bytes: number): number {
    const at = this.#end;
    this.#end += (bytes + SLACK + 15) & ~15;
    this.kernel.reserve(this.#end);
    return at;
  }

  /** A sprite with all of its pixels, transparent ones too, that others write. */
  plainSprite(width: number, height: number): MemorySprite {
    const at = this.take(width * height * 4);
    const count = ((width + 7) >> 3) * ((height + 7) >> 3);
    const blocks = this.take(count);
    new Uint8Array(this.kernel.memory.buffer, blocks, count).fill(OPAQUE_BLOCK);
    return { at, width, height, x: 0, y: 0, blocks };
  }

  /** A transparent picture. */
  picture({ x, y, width, height }: Rect): MemoryPicture {
    return { at: this.take(width * height * 4), width, height, left: x, top: y };
  }

  /** The bytes of a picture; good until more memory is taken. */
  bytesOf({ at, width, height }: { at: number; width: number; height: number }): Uint8ClampedArray<ArrayBuffer> {
    return new Uint8ClampedArray(this.kernel.memory.buffer, at, width * height * 4);
  }

  /** A copy of plain bytes. */
  keep(bytes: Uint8Array): number {
    const at = this.take(bytes.length);
    new Uint8Array(this.kernel.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  wordsAt(at: number, count: number): Int32Array {
    return new Int32Array(this.kernel.memory.buffer, at, count);
  }

  /** What a canvas shows, as a picture; (left, top) is the place of its first pixel. */
  load(canvas: Canvas, left: number, top: number): MemoryPicture {
    const { width, height } = canvas;
    const { data } = contextOf(canvas).getImageData(0, 0, width, height);
    const picture = this.loadRows(data, { x: left, y: top, width, height });
    letGo(data);
    return picture;
  }

  /** What fills an area of the frame, from pixels whose colours are not multiplied by alpha. */
  loadRows(plain: Uint8ClampedArray, area: Rect): MemoryPicture {
    const picture = this.picture(area);
    this.bytesOf(picture).set(plain);
    this.multiplyByAlpha(picture);
    return picture;
  }

  loadSprite({ canvas, x, y }: Sprite): MemorySprite {
    const { width, height } = canvas;
    const { data } = contextOf(canvas).getImageData(0, 0, width, height);
    const sprite = this.loadPixels({ pixels: data, width, height, x, y });
    letGo(data);
    return sprite;
  }

  /** A sprite from pixels whose colours are not multiplied by alpha. */
  loadPixels({ pixels: plain, x, y, ...size }: PlainPixels): MemorySprite {
    const width = size.width + 2 * AIR;
    const height = size.height + 2 * AIR;
    const at = this.take(width * height * 4);
    const bytes = this.bytesOf({ at, width, height });
    const rowBytes = size.width * 4;
    for (let row = 0; row < size.height; row++)
      bytes.set(plain.subarray(row * rowBytes, (row + 1) * rowBytes), ((row + AIR) * width + AIR) * 4);
    const blocks = this.take(((width + 7) >> 3) * ((height + 7) >> 3));
    this.kernel.multiplyByAlpha(at, width * height);
    this.kernel.takeSprite(at, width, blocks);
    this.kernel.sortBlocks(height);
    return { at, width, height, x: x - AIR, y: y - AIR, blocks };
  }

  /** Puts down what a picture shows of opaque pixels that fill an area of the frame. */
  putRows(picture: MemoryPicture, pixels: Uint8ClampedArray, area: Rect): void {
    const bytes = this.bytesOf(picture);
    const left = Math.max(area.x, picture.left);
    const right = Math.min(area.x + area.width, picture.left + picture.width);
    const top = Math.max(area.y, picture.top);
    const bottom = Math.min(area.y + area.height, picture.top + picture.height);
    if (right <= left) return;
    for (let y = top; y < bottom; y++) {
      const from = (y - area.y) * area.width;
      const to = ((y - picture.top) * picture.width + left - picture.left) * 4;
      bytes.set(pixels.subarray((from + left - area.x) * 4, (from + right - area.x) * 4), to);
    }
  }

  clear(picture: MemoryPicture): void {
    const { at, width, height } = picture;
    this.kernel.writeTo(at, width * 4);
    this.kernel.clearRows(width, height);
  }

  /** Makes an area of a picture transparent. */
  clearArea(picture: MemoryPicture, area: Rect): void {
    const part = this.shared(picture, picture, area);
    if (part) this.kernel.clearRows(part.width, part.height);
  }

  /** Copies what two pictures share of an area of the frame. */
  copy(from: MemoryPicture, to: MemoryPicture, area: Rect): void {
    const part = this.shared(from, to, area);
    if (part) this.kernel.copyRows(part.width, part.height);
  }

  /** Copies a larger picture that lies between the pixels of the frame: `right` and `down` of its left and top by less than one. */
  copyBetween(from: MemoryPicture, to: MemoryPicture, { right, down }: { right: number; down: number }): void {
    if (right === 0 && down === 0) {
      this.copy(from, to, { x: to.left, y: to.top, ...sizeOf(to) });
      return;
    }
    // The pixel to the left of a place is the one before it in the picture.
    const left = right === 0 ? from.left : from.left + 1;
    const top = down === 0 ? from.top : from.top + 1;
    this.kernel.readFrom(placeIn({ ...from, left, top }, to.left, to.top), from.width * 4);
    this.kernel.writeTo(to.at, to.width * 4);
    this.kernel.copyBetween(shareOf(1 - right), shareOf(1 - down), to.width, to.height);
  }

  /** Puts what two pictures share of an area of the frame over each other. */
  blend(from: MemoryPicture, to: MemoryPicture, area: Rect): void {
    const part = this.shared(from, to, area);
    if (part) this.kernel.blendRows(part.width, part.height);
  }

  /** The same for a picture whose colours are not multiplied by alpha, as canvases hand them out. */
  blendPlain(from: MemoryPicture, to: MemoryPicture, area: Rect): void {
    const part = this.shared(from, to, area);
    if (part) this.kernel.blendPlainRows(part.width, part.height);
  }

  /** Puts the first `rows` rows of a picture over another, its first row risen by `rise` pixels and `lean` to the right, and the last where it was. */
  stretch(
    from: MemoryPicture,
    to: MemoryPicture,
    { rows, rise, lean = 0, within }: { rows: number; rise: number; lean?: number; within: Rect },
  ) {
    const top = from.top - rise;
    const step = rows / (rows + rise);
    const first = Math.max(within.y, to.top, Math.ceil(top));
    const end = Math.min(within.y + within.height, to.top + to.height, from.top + rows - 1);
    const left = Math.max(within.x, to.left, from.left);
    const right = Math.min(within.x + within.width, to.left + to.width, from.left + from.width);
    if (end <= first || right <= left) return;
    const start = Math.max(0, (first + 0.5 - top) * step - 0.5);
    this.kernel.readFrom(placeIn(from, left, from.top), from.width * 4);
    this.kernel.writeTo(placeIn(to, left, first), to.width * 4);
    this.kernel.takeLean(Math.round(lean * 65536), rows, left - from.left, from.left + from.width - right);
    this.kernel.stretchRows(Math.round(start * 65536), Math.round(step * 65536), right - left, end - first);
    this.blend(from, to, { x: left, y: end, width: right - left, height: from.top + rows - end });
  }

  bend(sprite: MemorySprite, nodes: BendNodes, to: MemoryPicture, within: Rect): void {
    this.kernel.takeSprite(sprite.at, sprite.width, sprite.blocks);
    this.kernel.writeTo(to.at, to.width * 4);
    this.kernel.clipTo(
      Math.max(0, within.x - to.left),
      Math.max(0, within.y - to.top),
      Math.min(to.width, within.x + within.width - to.left),
      Math.min(to.height, within.y + within.height - to.top),
    );
    this.kernel.cutCells(nodes.cellShift);
    this.kernel.bend(nodes.at, nodes.columns, nodes.rows, nodes.left - to.left, nodes.top - to.top);
  }

  /** Puts a picture over another inside an outline, whose points are pixels of the frame. */
  blendInside(from: MemoryPicture, to: MemoryPicture, outline: readonly Point[], within: Rect): void {
    const { width, height, left, top } = from;
    const cover = this.#cover.for(width * height * 4);
    const pointsAt = this.#points.for(outline.length * 8);
    const points = new Float32Array(this.kernel.memory.buffer, pointsAt, outline.length * 2);
    for (const [i, [x, y]] of outline.entries()) {
      points[i * 2] = Math.max(0, Math.min(width - 2, x - left));
      points[i * 2 + 1] = Math.max(0, Math.min(height, y - top));
    }
    this.kernel.takeCover(cover, width, height);
    this.kernel.addOutline(pointsAt, outline.length);
    this.kernel.readFrom(from.at, width * 4);
    this.kernel.writeTo(placeIn(to, left, top), to.width * 4);
    this.kernel.clipTo(
      Math.max(within.x, to.left) - left,
      Math.max(within.y, to.top) - top,
      Math.min(within.x + within.width, to.left + to.width, left + width) - left,
      Math.min(within.y + within.height, to.top + to.height) - top,
    );
    this.kernel.blendCovered();
  }

  /** Makes the kernel read and write what two pictures share of an area; null when that is nothing. */
  shared(from: MemoryPicture, to: MemoryPicture, area: Rect): SharedPart | null {
    const left = Math.max(area.x, from.left, to.left);
    const top = Math.max(area.y, from.top, to.top);
    const right = Math.min(area.x + area.width, from.left + from.width, to.left + to.width);
    const bottom = Math.min(area.y + area.height, from.top + from.height, to.top + to.height);
    if (right <= left || bottom <= top) return null;
    this.kernel.readFrom(placeIn(from, left, top), from.width * 4);
    this.kernel.writeTo(placeIn(to, left, top), to.width * 4);
    return { left, top, width: right - left, height: bottom - top };
  }

  multiplyByAlpha({ at, width, height }: MemoryPicture): void {
    this.kernel.multiplyByAlpha(at, width * height);
  }

  /** The pixels of a picture as canvases take them: colours not multiplied by alpha. */
  divideByAlpha({ at, width, height }: MemoryPicture): void {
    this.kernel.divideByAlpha(at, width * height);
  }
}

function sizeOf({ width, height }: MemoryPicture) {
  return { width, height };
}

/** In 256ths; a whole one is nothing. */
function shareOf(part: number): number {
  return Math.round(part * 256) & 255;
}

function placeIn({ at, width, left, top }: MemoryPicture, x: number, y: number): number {
  return at + ((y - top) * width + x - left) * 4;
}

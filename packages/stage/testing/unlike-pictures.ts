import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/math/rect.ts';
import { encodePng, makeCanvas } from './node-canvas.ts';

export interface Pictures {
  width: number;
  height: number;
  /** RGBA by the name of the file it is to be kept in */
  pixels: Record<string, ArrayLike<number>>;
}

const CELLS = 6;
const NAMED_PARTS = 3;
/** Small differences are hard to see as they are. */
const EXAGGERATION = 4;

/** Where pictures outlive the run that drew them. */
const FOLDER = fileURLToPath(new URL('../../../out/', import.meta.url));

/** Keeps pictures in a new folder and returns its path. */
export function keepPictures({ width, height, pixels }: Pictures): string {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'unlike-'));
  for (const [name, data] of Object.entries(pixels)) {
    const canvas = makeCanvas(width, height);
    const picture = contextOf(canvas).createImageData(width, height);
    picture.data.set(data);
    contextOf(canvas).putImageData(picture, 0, 0);
    writeFileSync(join(folder, `${name}.png`), encodePng(canvas));
  }
  return folder;
}

/** The gap between two pictures as a picture: black where they are equal. */
export function gapsBetween(a: ArrayLike<number>, b: ArrayLike<number>): Uint8ClampedArray {
  return Uint8ClampedArray.from(a, (value, i) => (i % 4 === 3 ? 255 : EXAGGERATION * Math.abs(value - b[i])));
}

/** The parts of the frame that hold most of what differs, worst first, each with its share of it. */
export function worstParts(a: PixelData, b: ArrayLike<number>): { part: Rect; share: number }[] {
  const width = Math.ceil(a.width / CELLS);
  const height = Math.ceil(a.height / CELLS);
  const sums = new Float64Array(CELLS * CELLS);
  for (const [i, value] of a.data.entries()) {
    const x = (i >> 2) % a.width;
    const y = Math.floor((i >> 2) / a.width);
    sums[Math.floor(y / height) * CELLS + Math.floor(x / width)] += Math.abs(value - b[i]);
  }
  const total = sums.reduce((sum, cell) => sum + cell, 0) || 1;
  return Array.from(sums, (sum, cell) => ({
    part: { x: (cell % CELLS) * width, y: Math.floor(cell / CELLS) * height, width, height },
    share: sum / total,
  }))
    .sort((one, other) => other.share - one.share)
    .slice(0, NAMED_PARTS);
}

export function wordsFor(parts: ReturnType<typeof worstParts>): string {
  return parts
    .map(({ part: { x, y, width, height }, share }) => {
      const where = `x ${x}–${x + width}, y ${y}–${y + height}`;
      return `${where} (${Math.round(share * 100)} %)`;
    })
    .join('; ');
}

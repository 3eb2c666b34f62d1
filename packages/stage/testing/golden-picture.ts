import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { differenceBetween, pixelsOf } from './compare-pictures.ts';
import { encodePng, makeCanvas } from './node-canvas.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'golden');
const LONG_SIDE = 320;

/**
 * Mean difference to the kept picture of that name, both at a small size. When there is none it is written and the
 * answer is NaN: look at it, then keep it. To renew a picture, delete its file and run the test twice.
 */
export async function differenceToGolden(name: string, canvas: Canvas): Promise<number> {
  const small = shrunk(canvas);
  const path = join(FOLDER, `${name}.png`);
  if (!existsSync(path)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path, encodePng(small));
    return Number.NaN;
  }
  const kept = await loadImage(readFileSync(path));
  const copy = makeCanvas(kept.width, kept.height);
  contextOf(copy).drawImage(kept, 0, 0);
  if (copy.width !== small.width || copy.height !== small.height) return Number.POSITIVE_INFINITY;
  return differenceBetween(pixelsOf(copy), pixelsOf(small)).mean;
}

function shrunk(canvas: Canvas): Canvas {
  const scale = Math.min(1, LONG_SIDE / Math.max(canvas.width, canvas.height));
  const small = makeCanvas(Math.round(canvas.width * scale), Math.round(canvas.height * scale));
  const ctx = contextOf(small);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(canvas, 0, 0, small.width, small.height);
  return small;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { differenceBetween, pixelsOf } from './compare-pictures.ts';
import { encodePng, makeCanvas } from './node-canvas.ts';

const ROOM = 'packages/stage';
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const LONG_SIDE = 320;

export interface GoldenAnswer {
  /** Mean difference to the approved picture; infinite where none of this name and size was approved. */
  difference: number;
  /** What to do where the difference is too large. */
  advice: string;
}

/** Compares a picture with the approved one of that name, both at a small size, and keeps it where it can be looked at. */
export async function compareToGolden(name: string, canvas: Canvas): Promise<GoldenAnswer> {
  const small = shrunk(canvas);
  const approved = `${ROOM}/golden/${name}.png`;
  const drawn = `out/golden/${name}.png`;
  const difference = await differenceTo(join(PROJECT, approved), small);
  if (difference > 0) {
    mkdirSync(dirname(join(PROJECT, drawn)), { recursive: true });
    writeFileSync(join(PROJECT, drawn), encodePng(small));
  }
  return { difference, advice: `Look at ${drawn}. If it is right, move it to ${approved} and commit it.` };
}

async function differenceTo(path: string, small: Canvas): Promise<number> {
  if (!existsSync(path)) return Number.POSITIVE_INFINITY;
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

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Canvas } from '@napi-rs/canvas';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { drawThumbnail } from '#people/presets/draw-thumbnail.ts';
import { makeCanvas } from './node-canvas.ts';

export const THUMBNAIL_WIDTH = 360;
export const THUMBNAILS = fileURLToPath(new URL('../thumbnails', import.meta.url));
const QUALITY = 84;

if (import.meta.main) {
  mkdirSync(THUMBNAILS, { recursive: true });
  for (const { id, params } of CHARACTER_PRESETS) {
    const canvas = drawThumbnail(params, THUMBNAIL_WIDTH, makeCanvas) as unknown as Canvas;
    writeFileSync(join(THUMBNAILS, `${id}.webp`), canvas.toBuffer('image/webp', QUALITY));
  }
}

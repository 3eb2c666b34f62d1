import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { differenceBetween, pixelsOf } from '../../../testing/compare-pictures.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { THUMBNAIL_WIDTH, THUMBNAILS } from '../../../testing/write-thumbnails.ts';
import { CHARACTER_PRESETS } from './character-presets.ts';
import { drawThumbnail, THUMBNAIL_RATIO } from './draw-thumbnail.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

/** The kept files are compressed, so they differ a little from what is drawn. */
const MOST_DIFFERENCE = 2.5;

describe('the thumbnail of a preset', () => {
  it.each(CHARACTER_PRESETS)('$name is kept as a file and shows them as they are drawn now', async ({ id, params }) => {
    const drawn = drawThumbnail(params, THUMBNAIL_WIDTH, makeCanvas);
    expect(drawn.height).toBe(THUMBNAIL_WIDTH * THUMBNAIL_RATIO);
    const kept = await loadImage(readFileSync(join(THUMBNAILS, `${id}.webp`)));
    const copy = makeCanvas(kept.width, kept.height);
    contextOf(copy).drawImage(kept, 0, 0);
    expect(differenceBetween(pixelsOf(copy), pixelsOf(drawn)).mean).toBeLessThan(MOST_DIFFERENCE);
  });
});

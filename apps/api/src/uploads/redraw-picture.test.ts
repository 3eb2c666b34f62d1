import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PictureOrder, redrawPicture } from './redraw-picture.ts';

let folder: string;
let order: PictureOrder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-redraw-test-'));
  order = { path: join(folder, 'sent'), outPath: join(folder, 'clean'), format: 'png', maxSidePx: 100 };
  await writeFile(order.path, createCanvas(400, 200).toBuffer('image/png'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a picture that is drawn anew', () => {
  it('is written within the side allowed', async () => {
    const picture = await redrawPicture(order);
    expect(picture).toMatchObject({ widthPx: 100, heightPx: 50 });
    expect(await readFile(order.outPath)).toHaveLength(picture?.sizeBytes ?? -1);
  });

  it('is not called unreadable when there is no room for it', async () => {
    // Whatever is written there, the system answers that no space is left.
    const drawing = redrawPicture({ ...order, outPath: '/dev/full' });
    await expect(drawing).rejects.toMatchObject({ code: 'unavailable', retryAfterSec: 30 });
  });

  it('is nothing when it cannot be read', async () => {
    expect(await redrawPicture({ ...order, path: import.meta.filename })).toBeUndefined();
  });
});

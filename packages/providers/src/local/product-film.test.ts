import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRawPictures } from '@herald/film/testing';
import { videoFilesIn } from '@herald/media/engines/video-engine';
import type { OrderPictures } from '@herald/media/engines/video-order';
import { frameSizeOf } from '@herald/media/frame-size';
import type { SpokenSound } from '@herald/media/sound';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProviders } from '../open/open-providers.ts';
import { anOrder } from '../testing/conformance/video-service-rules.ts';

const { speech, video } = await openProviders();
const { widthPx, heightPx } = frameSizeOf(anOrder.output.aspect_ratio, anOrder.output.resolution);
const PLANE = (widthPx / 2) * (heightPx / 2);
const FRAME = 6 * PLANE;

let folder: string;
let product: string;
let audio: SpokenSound;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-product-film-'));
  product = join(folder, 'product.png');
  await writeFile(product, magentaBox());
  audio = await speech.speak({ text: 'Big news.', locale: 'en-US', rate: 1.2, pronunciations: [] });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A product in a color that no presenter and no place has. */
function magentaBox(): Buffer {
  const canvas = createCanvas(400, 400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 400, 400);
  context.fillStyle = '#ff00ff';
  context.fillRect(80, 80, 240, 240);
  return canvas.toBuffer('image/png');
}

/** Films an avatar of the library and returns for each frame what share of it has the product's color. */
async function filmedShares(name: string, pictures: OrderPictures): Promise<number[]> {
  const made = await video.makeVideo({
    order: { ...anOrder, pictures },
    audio,
    workFolder: join(folder, `${name}-work`),
    files: videoFilesIn(join(folder, name)),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(made.faults).toEqual([]);
  const raw = join(folder, `${name}.yuv`);
  await writeRawPictures(made.files.video, raw);
  const bytes = await readFile(raw);
  return Array.from({ length: bytes.length / FRAME }, (_, at) =>
    magentaShare(bytes.subarray(at * FRAME, (at + 1) * FRAME)),
  );
}

function magentaShare(frame: Buffer): number {
  const [blue, red] = [frame.subarray(4 * PLANE, 5 * PLANE), frame.subarray(5 * PLANE)];
  let count = 0;
  for (let at = 0; at < PLANE; at++) if ((blue[at] ?? 0) > 180 && (red[at] ?? 0) > 180) count++;
  return count / PLANE;
}

it('shows the product of an avatar of the library from its cue to the end, and none where none was given', async () => {
  const [withProduct, without] = [await filmedShares('with', { product }), await filmedShares('without', {})];
  expect(withProduct).toHaveLength(without.length);
  expect(Math.max(...without)).toBe(0);
  expect(withProduct[0]).toBe(0);
  expect(withProduct.at(-1)).toBeGreaterThan(0.01);
  const entered = withProduct.findIndex((share) => share > 0);
  expect(entered / withProduct.length).toBeGreaterThan(0.1);
  expect(entered / withProduct.length).toBeLessThan(0.7);
});

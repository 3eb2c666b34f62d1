import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { paintMask, portraitFile } from '../testing/moving-portrait.ts';
import { areLipsCovered } from './covered-lips.ts';

const PEOPLE = ['eu_f28', 'af_f30', 'sa_m42', 'se_m27'];

/** Whether the lips of a portrait are taken for covered, with a mask or in gray. */
async function isCovered(name: string, change: { mask?: string; isGray?: boolean } = {}): Promise<boolean> {
  const file = fileURLToPath(import.meta.resolve(`@herald/stage/fixtures/portraits/${name}.json`));
  const { points } = parsePhotoAnalysis(JSON.parse(await readFile(file, 'utf8')));
  const image = await loadImage(portraitFile(name));
  const context = createCanvas(image.width, image.height).getContext('2d');
  if (change.isGray) context.filter = 'grayscale(1)';
  context.drawImage(image, 0, 0);
  if (change.mask) paintMask(context, change.mask, { left: 0, top: 0, scale: 1 });
  const { data, width } = context.getImageData(0, 0, image.width, image.height);
  return areLipsCovered(points, (x, y) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

test.each(PEOPLE)('the lips of %s are seen, also in a gray picture', async (name) => {
  expect(await isCovered(name)).toBe(false);
  expect(await isCovered(name, { isGray: true })).toBe(false);
});

test.each(['#6fa8d8', '#e4e6e8', '#1b1b1f', '#3f6b4a'])('lips below a mask of the color %s are not', async (mask) => {
  expect(await isCovered('eu_f28', { mask })).toBe(true);
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { paintMask, portraitFile } from '../testing/moving-portrait.ts';
import { areLipsCovered } from './covered-lips.ts';

const PEOPLE = ['eu_f28', 'af_f30', 'sa_m42', 'se_m27'];

interface Change {
  mask?: string;
  isGray?: boolean;
  /** the color of what is before one side of the mouth, or of the light on it */
  half?: { side: 'left' | 'right'; color: string; isLight?: boolean };
}

/** Whether the lips of a changed portrait are taken for covered. */
async function isCovered(name: string, change: Change = {}): Promise<boolean> {
  const file = fileURLToPath(import.meta.resolve(`@herald/stage/fixtures/portraits/${name}.json`));
  const { points } = parsePhotoAnalysis(JSON.parse(await readFile(file, 'utf8')));
  const image = await loadImage(portraitFile(name));
  const context = createCanvas(image.width, image.height).getContext('2d');
  if (change.isGray) context.filter = 'grayscale(1)';
  context.drawImage(image, 0, 0);
  if (change.mask) paintMask(context, change.mask, { left: 0, top: 0, scale: 1 });
  if (change.half) paintHalf(context, points, change.half);
  const { data, width } = context.getImageData(0, 0, image.width, image.height);
  return areLipsCovered(points, (x, y) => {
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

/** From the middle of the lips to beyond a corner of them, as high as the mouth is wide. */
function paintHalf(
  context: SKRSContext2D,
  points: readonly (readonly [x: number, y: number, z: number])[],
  { side, color, isLight = false }: NonNullable<Change['half']>,
): void {
  const [[left = 0] = [], [right = 0] = [], [x = 0, y = 0] = []] = [points[61], points[291], points[13]];
  const wide = right - left;
  context.globalCompositeOperation = isLight ? 'multiply' : 'source-over';
  context.fillStyle = color;
  context.fillRect(side === 'left' ? x - wide : x, y - wide / 2, wide, wide);
}

test.each(PEOPLE)('the lips of %s are seen, also in a gray picture', async (name) => {
  expect(await isCovered(name)).toBe(false);
  expect(await isCovered(name, { isGray: true })).toBe(false);
});

test.each(['#6fa8d8', '#e4e6e8', '#1b1b1f', '#3f6b4a'])('lips below a mask of the color %s are not', async (mask) => {
  expect(await isCovered('eu_f28', { mask })).toBe(true);
});

/** What is drawn there has the color of wood, of other skin, of a phone, of a cup. */
test.each(['#b08060', '#c8a088', '#111111', '#6fa8d8'])(
  'lips of which one side is behind something %s are not',
  async (color) => {
    for (const name of ['eu_f28', 'af_f30', 'se_m27'])
      for (const side of ['left', 'right'] as const)
        expect(await isCovered(name, { half: { side, color } })).toBe(true);
  },
);

test.each(PEOPLE)('the lips of %s are seen, also with one side in shade or in colored light', async (name) => {
  for (const color of ['#303038', '#ffb060'])
    for (const side of ['left', 'right'] as const)
      expect(await isCovered(name, { half: { side, color, isLight: true } })).toBe(false);
});

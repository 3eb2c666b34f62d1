import { SETTINGS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PixelData } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { ChromiumStage } from '../../../testing/chromium-stage.ts';
import { differenceBetween, pixelsOf } from '../../../testing/compare-pictures.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { samplePictures } from '../../../testing/sheets/sample-pictures.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { SCRIPT_LINES } from '../../../testing/sheets/scenes-sheet.ts';
import { gapsBetween, keepPictures, wordsFor, worstParts } from '../../../testing/unlike-pictures.ts';
import { MemorySceneCache } from '../setup/memory-scene-cache.ts';
import { prepareScene, type SceneCache } from '../setup/prepare-scene.ts';
import { drawFrame } from './draw-frame.ts';

let browser: ChromiumStage;
const cache = new MemorySceneCache(2);
beforeAll(async () => {
  browser = await ChromiumStage.open(process.env.CHROMIUM_PATH);
});
afterAll(async () => {
  await browser?.close();
});

function drawnHere(spec: SceneSpec, tSec: number, kept?: SceneCache): PixelData {
  registerFontsOf(spec);
  const scene = prepareScene(spec, { makeCanvas, pictures: samplePictures(makeCanvas), ...(kept && { cache: kept }) });
  const canvas = makeCanvas(scene.layout.width, scene.layout.height);
  drawFrame(contextOf(canvas), scene, tSec);
  return pixelsOf(canvas);
}

async function drawnThere(spec: SceneSpec, tSec: number, keepParts: boolean): Promise<{ data: Uint8Array }> {
  await browser.openScene(spec, {}, { keepParts });
  return { data: await browser.pixels(tSec) };
}

async function expectAlike(spec: SceneSpec, tSec: number, limit: number): Promise<void> {
  const here = drawnHere(spec, tSec, cache);
  const there = await drawnThere(spec, tSec, true);
  const { mean } = differenceBetween(here, there);
  expect(mean, mean < limit ? undefined : await explained(spec, tSec, { here, there })).toBeLessThan(limit);
}

/** The side that draws another picture the second time, with nothing kept from before, is the one to look into. */
async function explained(
  spec: SceneSpec,
  tSec: number,
  { here, there }: { here: PixelData; there: { data: Uint8Array } },
): Promise<string> {
  const hereAgain = drawnHere(spec, tSec);
  const thereAgain = await drawnThere(spec, tSec, false);
  const pixels = {
    node: here.data,
    chromium: there.data,
    gaps: gapsBetween(here.data, there.data),
    'node-again': hereAgain.data,
    'chromium-again': thereAgain.data,
  };
  const folder = keepPictures({ width: here.width, height: here.height, pixels });
  const strayed = (first: { data: ArrayLike<number> }, again: { data: ArrayLike<number> }) =>
    differenceBetween(first, again).mean.toFixed(2);
  return [
    `they differ most in ${wordsFor(worstParts(here, there.data))}`,
    `drawn again, Node's differs from its first by ${strayed(here, hereAgain)}, Chromium's by ${strayed(there, thereAgain)}`,
    `see ${folder}`,
  ].join('; ');
}

const plain = { kind: 'color', color: '#56606e' };

describe('Chromium, as it is run for comparing', () => {
  it('has no graphics process that could end and leave empty canvases behind', async () => {
    expect(await browser.processKinds()).not.toContain('GPU');
  });
});

/** Each scene is prepared and drawn twice, in Node and in Chromium. */
describe('Node and Chromium draw the same picture', { timeout: 120_000 }, () => {
  it.each(SETTINGS)('browser and server draw the same scene in %s, with everything on it', async (setting) => {
    const spec = sampleScene({
      aspect: '1:1',
      background: { kind: 'setting', setting, lighting: 'auto', style: 'clean' },
      card: { picture: 'product', label: 'Serum' },
      logo: { picture: 'logo', corner: 'bottom-left' },
      hook: { text: 'Softer by spring' },
      captions: { style: 'karaoke' },
    });
    await expectAlike(spec, 1.6, 2);
  });

  it.each(CHARACTER_PRESETS.map(({ id }) => id))('browser and server draw %s alike', async (presetId) => {
    const spec = sampleScene({
      aspect: '1:1',
      performer: { kind: 'preset', presetId },
      background: plain,
      captions: null,
    });
    await expectAlike(spec, 1.6, 2);
  });

  it.each(SCRIPT_LINES)('browser and server draw captions in %s alike', async (locale, text) => {
    const spec = sampleScene({ aspect: '1:1', locale, words: spokenWords(text), background: plain });
    await expectAlike(spec, 0.9, 0.6);
  });

  it('browser and server draw the same emoji', async () => {
    const words = spokenWords('Hot 🔥 deal 👋🏽 👩‍🚀 🇩🇪 1️⃣ ❤️‍🔥 now');
    const hook = { text: 'Wow 🎉 🏴‍☠️' };
    const spec = sampleScene({ aspect: '1:1', words, hook, captions: { style: 'box' }, background: plain });
    await expectAlike(spec, 0.9, 0.6);
  });

  it('browser and server cut out the same emoji as a sticker', async () => {
    const figures = [{ kind: 'sticker', fromSec: 0, untilSec: 2, parts: [{ text: '🎸', atSec: 0 }] }];
    const spec = sampleScene({ aspect: '1:1', figures, captions: null, background: plain });
    const bare = drawnHere({ ...spec, figures: [] }, 0.9, cache);
    expect(differenceBetween(drawnHere(spec, 0.9, cache), bare).mean).toBeGreaterThan(0.6);
    await expectAlike(spec, 0.9, 0.6);
  });
});

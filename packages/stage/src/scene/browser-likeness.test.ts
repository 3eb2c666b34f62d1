import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChromiumStage } from '../../testing/chromium-stage.ts';
import { differenceBetween, pixelsOf } from '../../testing/compare-pictures.ts';
import { makeCanvas, registerFontsOf } from '../../testing/node-canvas.ts';
import { contextOf } from '../drawing/context-of.ts';
import { CHARACTER_PRESETS } from '../presets/character-presets.ts';
import { samplePictures } from '../sheets/sample-pictures.ts';
import { sampleScene, spokenWords } from '../sheets/sample-scene.ts';
import { SCRIPT_LINES } from '../sheets/scenes-sheet.ts';
import { drawFrame } from './draw-frame.ts';
import { MemorySceneCache } from './memory-scene-cache.ts';
import { prepareScene } from './prepare-scene.ts';
import { type SceneSpec, SETTINGS } from './scene-spec.ts';

let browser: ChromiumStage;
const cache = new MemorySceneCache(2);
beforeAll(async () => {
  browser = await ChromiumStage.open(process.env.CHROMIUM_PATH);
}, 120_000);
afterAll(async () => {
  await browser?.close();
});

async function differenceIn(spec: SceneSpec, tSec: number): Promise<number> {
  registerFontsOf(spec);
  const scene = prepareScene(spec, { makeCanvas, pictures: samplePictures(makeCanvas), cache });
  const canvas = makeCanvas(scene.layout.width, scene.layout.height);
  drawFrame(contextOf(canvas), scene, tSec);
  await browser.openScene(spec, {}, { keepParts: true });
  const here = pixelsOf(canvas);
  return differenceBetween(here, { data: await browser.pixels(tSec) }).mean;
}

const plain = { kind: 'color', color: '#56606e' };

describe('Node and Chromium draw the same picture', () => {
  it.each(SETTINGS)('of a scene in %s, with everything on it', async (setting) => {
    const spec = sampleScene({
      aspect: '1:1',
      background: { kind: 'setting', setting },
      card: { picture: 'product', label: 'Serum' },
      logo: { picture: 'logo', corner: 'bottom-left' },
      hook: { text: 'Softer by spring' },
      captions: { style: 'karaoke' },
    });
    expect(await differenceIn(spec, 1.6)).toBeLessThan(2);
  });

  it.each(CHARACTER_PRESETS.map(({ id }) => id))('of %s', async (presetId) => {
    const spec = sampleScene({
      aspect: '1:1',
      performer: { kind: 'preset', presetId },
      background: plain,
      captions: null,
    });
    expect(await differenceIn(spec, 1.6)).toBeLessThan(2);
  });

  it.each(SCRIPT_LINES)('of captions in %s', async (locale, text) => {
    const spec = sampleScene({ aspect: '1:1', locale, words: spokenWords(text), background: plain });
    expect(await differenceIn(spec, 0.9)).toBeLessThan(0.6);
  });
});

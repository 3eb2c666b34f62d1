import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { drawFrame } from '#scene/playback/draw-frame.ts';
import { prepareScene } from '#scene/setup/prepare-scene.ts';
import { ChromiumStage } from '../../testing/chromium-stage.ts';
import { differenceBetween, pixelsOf } from '../../testing/compare-pictures.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { PORTRAIT_NAMES, portraitAnalysis, portraitBytes } from '../../testing/photo-portraits.ts';
import { sampleScene } from '../../testing/sheets/sample-scene.ts';

let chromium: ChromiumStage;

beforeAll(async () => {
  chromium = await ChromiumStage.open(process.env.CHROMIUM_PATH);
});

afterAll(() => chromium?.close());

const sceneOf = (name: (typeof PORTRAIT_NAMES)[number]) =>
  sampleScene({
    performer: { kind: 'photo', picture: name, points: portraitAnalysis(name) },
    camera: 'still',
    background: { kind: 'color', color: '#56606e' },
    captions: null,
  });

describe('a talking photo in Chromium', () => {
  it.each(PORTRAIT_NAMES)('%s is the picture that Node draws', { timeout: 120_000 }, async (name) => {
    const spec = sceneOf(name);
    await chromium.openScene(spec, { [name]: portraitBytes(name) });
    const scene = prepareScene(spec, {
      makeCanvas,
      pictures: new Map([[name, await loadImage(portraitBytes(name))]]),
    });
    const canvas = makeCanvas(scene.layout.width, scene.layout.height);
    drawFrame(contextOf(canvas), scene, 1.3);
    const difference = differenceBetween({ data: await chromium.pixels(1.3) }, pixelsOf(canvas));
    expect(difference.mean).toBeLessThan(0.5);
    expect(difference.farShare).toBeLessThan(0.001);
  });
});

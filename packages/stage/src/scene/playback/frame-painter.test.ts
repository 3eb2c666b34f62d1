import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';
import { differenceBetween, pixelsOf } from '../../../testing/compare-pictures.ts';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { portraitAnalysis, samplePortrait } from '../../../testing/photo-portraits.ts';
import { present } from '../../../testing/present.ts';
import { samplePictures } from '../../../testing/sheets/sample-pictures.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { planDrift } from '../setup/camera.ts';
import { MemorySceneCache } from '../setup/memory-scene-cache.ts';
import { prepareScene } from '../setup/prepare-scene.ts';
import type { Scene } from '../setup/scene.ts';
import { drawFrame, frameState, mouthAreaAt } from './draw-frame.ts';
import { FrameComposer } from './frame-composer.ts';
import { FramePainter } from './frame-painter.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const EVERYTHING = {
  words: spokenWords('I said two drops every single morning for weeks. Now my skin is calm.'),
  aspect: '4:5',
  shots: [
    { fromSec: 0, size: 'wide' },
    { fromSec: 2.2, size: 'close' },
    { fromSec: 4.05, size: 'product' },
    { fromSec: 4.85, size: 'medium' },
  ],
  captions: { style: 'karaoke' },
  card: { picture: 'product', label: 'Serum', enterAtSec: 1, leaveAtSec: 4 },
  logo: { picture: 'logo' },
  hook: { text: 'Softer skin by spring', durationSec: 1.5 },
  endCard: { text: 'Try it today', detail: 'north.co', durationSec: 1.5 },
  background: { kind: 'setting', setting: 'minimal', lighting: 'auto', style: 'clean' },
};

const cache = new MemorySceneCache();

function prepared(partial: Partial<Record<keyof SceneSpec, unknown>> = {}, kept = cache): Scene {
  const spec = sampleScene({ ...EVERYTHING, ...partial });
  registerFontsOf(spec);
  return prepareScene(spec, { makeCanvas, pictures: samplePictures(makeCanvas), cache: kept });
}

function frame(scene: Scene, tSec: number): Canvas {
  const canvas = makeCanvas(scene.layout.width, scene.layout.height);
  drawFrame(contextOf(canvas), scene, tSec);
  return canvas;
}

let scene: Scene;
beforeAll(() => {
  scene = prepared();
});

describe('painting frame after frame', () => {
  const moments = [0, 1 / 30, 0.5, 1.1, 1.2, 1.3, 1.4, 1.6, 2.4, 4.1, 4.2, 5, 4.9, 0.3, 6.4, 6.6, 6.7, 7, 7.9, 2];

  // Composes every moment from nothing.
  it('leaves the same picture as composing each frame from nothing, in any order', () => {
    const canvas = makeCanvas(scene.layout.width, scene.layout.height);
    const painter = new FramePainter(contextOf(canvas), scene);
    for (const tSec of moments) {
      painter.paint(tSec);
      const fresh = new FrameComposer(scene);
      expect(fresh.compose(tSec)).toEqual([{ x: 0, y: 0, width: canvas.width, height: canvas.height }]);
      expect(differenceBetween(pixelsOf(canvas), { data: fresh.pixels }).largest, `at ${tSec} s`).toBe(0);
    }
  });

  it('shows a photo that is a card beside its words as a canvas does', async () => {
    const spec = sampleScene({
      aspect: '16:9',
      performer: { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') },
    });
    registerFontsOf(spec);
    const { picture } = await samplePortrait('eu_f28');
    const photo = prepareScene(spec, { makeCanvas, pictures: new Map([['me', picture]]), cache });
    const composer = new FrameComposer(photo);
    composer.compose(1.3);
    const { mean, farShare } = differenceBetween({ data: composer.pixels }, pixelsOf(frame(photo, 1.3)));
    expect(mean).toBeLessThan(0.3);
    expect(farShare).toBeLessThan(0.001);
  });

  describe('a photo that is cut out', () => {
    const spec = sampleScene({
      performer: { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28'), isCutOut: true },
      background: { kind: 'color', color: '#1f7a4a' },
    });
    const prepared = async (changes: Partial<SceneSpec> = {}) => {
      registerFontsOf(spec);
      const { picture } = await samplePortrait('eu_f28');
      return prepareScene({ ...spec, ...changes }, { makeCanvas, pictures: new Map([['me', picture]]), cache });
    };
    const corner = (pixels: Uint8ClampedArray) => [...pixels.subarray(4 * 20, 4 * 20 + 4)];

    it('is seen before the background of the scene, not in its own place', async () => {
      const composer = new FrameComposer(await prepared());
      composer.compose(1.3);
      const [red, green, blue] = corner(composer.pixels);
      expect(green).toBeGreaterThan(1.4 * red);
      expect(green).toBeGreaterThan(1.2 * blue);
    });

    it('is the same in a film as on a canvas, moment for moment', async () => {
      const photo = await prepared();
      const composer = new FrameComposer(photo);
      for (const tSec of [0.5, 1.3, 2.4]) {
        composer.compose(tSec);
        const { mean, farShare } = differenceBetween({ data: composer.pixels }, pixelsOf(frame(photo, tSec)));
        expect(mean).toBeLessThan(0.4);
        expect(farShare).toBeLessThan(0.001);
      }
    });

    it('has nothing behind it where there is no ground', async () => {
      const bare = { captions: null, hook: null, card: null, logo: null, endCard: null };
      const composer = new FrameComposer(await prepared({ ...bare, background: { kind: 'ground', ground: 'clear' } }));
      composer.compose(1.3);
      expect(corner(composer.pixels)).toEqual([0, 0, 0, 0]);
      const alphas = composer.pixels.filter((_, at) => at % 4 === 3);
      expect(alphas.filter((alpha) => alpha === 255).length / alphas.length).toBeGreaterThan(0.2);
    });
  });

  it('shows what a single frame drawn on a canvas shows', () => {
    const composer = new FrameComposer(scene);
    for (const tSec of [0.5, 1.3, 2.4, 6.6, 7.9]) {
      composer.compose(tSec);
      const { mean, largest } = differenceBetween({ data: composer.pixels }, pixelsOf(frame(scene, tSec)));
      expect(mean, `at ${tSec} s`).toBeLessThan(0.3);
      expect(largest, `at ${tSec} s`).toBeLessThanOrEqual(4);
    }
  });

  it('is opaque everywhere at every moment', () => {
    const composer = new FrameComposer(scene);
    for (const tSec of [0, 1.3, 6.6, 7.9]) {
      composer.compose(tSec);
      expect(composer.pixels.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
    }
  });

  it('names every part that changed', () => {
    const canvas = makeCanvas(scene.layout.width, scene.layout.height);
    const painter = new FramePainter(contextOf(canvas), scene);
    const kept = makeCanvas(canvas.width, canvas.height);
    for (const tSec of moments) {
      for (const { x, y, width, height } of painter.paint(tSec))
        if (width > 0 && height > 0) contextOf(kept).drawImage(canvas, x, y, width, height, x, y, width, height);
      expect(differenceBetween(pixelsOf(kept), pixelsOf(canvas)).largest, `at ${tSec} s`).toBe(0);
    }
  });

  it('changes nothing but what grows once the end card has come in', () => {
    const { width, height } = scene.layout;
    const painter = new FramePainter(contextOf(makeCanvas(width, height)), scene);
    painter.paint(7.8);
    const areas = painter.paint(7.9);
    const changed = areas.reduce((sum, area) => sum + area.width * area.height, 0);
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(width * height * 0.6);
  });

  it('changes nothing once an end card without a product and a button has come in', () => {
    const plain = prepared({ card: null, endCard: { ...EVERYTHING.endCard, detail: null } });
    const painter = new FramePainter(contextOf(makeCanvas(plain.layout.width, plain.layout.height)), plain);
    painter.paint(7.8);
    expect(painter.paint(7.9)).toEqual([]);
  });

  it('touches less than the whole frame while a presenter who does not fill it talks before a resting camera', () => {
    const still = prepared({ camera: 'still', hook: null });
    const painter = new FramePainter(contextOf(makeCanvas(still.layout.width, still.layout.height)), still);
    painter.paint(0.4);
    const areas = painter.paint(0.4 + 1 / 30);
    expect(areas.length).toBeGreaterThan(0);
    for (const { width, height } of areas)
      expect(width * height).toBeLessThan(still.layout.width * still.layout.height);
  });
});

describe('a part of a moment', () => {
  const part = { x: 250, y: 300, width: 220, height: 180 };

  it('shows what the whole frame shows there, and leaves the frame as it is', () => {
    const composer = new FrameComposer(scene);
    for (const tSec of [0.5, 1.3, 2.4, 6.6, 5]) {
      composer.compose(tSec);
      const before = composer.pixels.slice();
      const { mouth } = scene.poseAt(tSec);
      const shown = composer.composePart(part, tSec, mouth).slice();
      expect(differenceBetween({ data: shown }, { data: cut(before, part) }).largest, `at ${tSec} s`).toBe(0);
      expect(differenceBetween({ data: composer.pixels }, { data: before }).largest, `at ${tSec} s`).toBe(0);
    }
  });

  it('of another moment does not disturb the next frame', () => {
    const composer = new FrameComposer(scene);
    composer.compose(2.4);
    composer.composePart(part, 5, scene.poseAt(5).mouth);
    composer.compose(2.4 + 1 / 30);
    const fresh = new FrameComposer(scene);
    fresh.compose(2.4 + 1 / 30);
    expect(differenceBetween({ data: composer.pixels }, { data: fresh.pixels }).largest).toBe(0);
  });

  function cut(pixels: Uint8ClampedArray, { x, y, width, height }: Rect): Uint8ClampedArray {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row++) {
      const from = ((y + row) * scene.layout.width + x) * 4;
      data.set(pixels.subarray(from, from + width * 4), row * width * 4);
    }
    return data;
  }
});

describe('painting arms that move', () => {
  const gestures = [
    { name: 'open-palm', hand: 'right', strokeSec: 1, untilSec: 1.8 },
    { name: 'both-palms', hand: 'left', strokeSec: 3.2, untilSec: 4 },
  ];
  const moments = [0.3, 0.6, 0.63, 1, 1.1, 1.13, 2.1, 2.2, 2.6, 2.9, 3.3, 3.33, 4.4, 4.6, 4.63, 5];
  let acted: Scene;
  beforeAll(() => {
    const spec = sampleScene({ camera: 'still', captions: null, background: { kind: 'color', color: '#8a94a3' } });
    acted = prepared({
      ...spec,
      acting: spec.acting && { ...spec.acting, gestures },
      card: null,
      endCard: null,
      hook: null,
    });
  });

  it('puts back what an arm has left', () => {
    const composer = new FrameComposer(acted);
    for (const tSec of moments) {
      composer.compose(tSec);
      const fresh = new FrameComposer(acted);
      fresh.compose(tSec);
      expect(differenceBetween({ data: composer.pixels }, { data: fresh.pixels }).largest, `at ${tSec} s`).toBe(0);
    }
  });

  it('shows what a single frame drawn on a canvas shows', () => {
    const composer = new FrameComposer(acted);
    for (const tSec of [0.8, 1.1, 3.3, 4.4]) {
      composer.compose(tSec);
      const { mean, largest } = differenceBetween({ data: composer.pixels }, pixelsOf(frame(acted, tSec)));
      expect(mean, `at ${tSec} s`).toBeLessThan(0.3);
      expect(largest, `at ${tSec} s`).toBeLessThanOrEqual(6);
    }
  });

  it('keeps shadows on the body: the wall beside it stays as light', () => {
    const { width, framing } = acted.layout;
    const composer = new FrameComposer(acted);
    const wallAt = (tSec: number) => {
      composer.compose(tSec);
      const at = (Math.round(framing.headY + 2 * framing.unitPx) * width + width - 12) * 4;
      return [...composer.pixels.subarray(at, at + 4)];
    };
    expect(wallAt(1.1)).toEqual(wallAt(0.3));
  });
});

describe('a scene', () => {
  // From nothing each time: a kept person would be the same one.
  it('prepared twice draws the same bytes', () => {
    const [once, again] = [prepared({}, new MemorySceneCache()), prepared({}, new MemorySceneCache())];
    for (const tSec of [0.7, 2.2])
      expect(differenceBetween(pixelsOf(frame(once, tSec)), pixelsOf(frame(again, tSec))).largest).toBe(0);
  });

  it('a scene with another seed acts differently', () => {
    const other = prepared({ seed: 77 });
    expect(differenceBetween(pixelsOf(frame(scene, 2.2)), pixelsOf(frame(other, 2.2))).mean).toBeGreaterThan(0.05);
  });

  it('has the same state exactly where it shows the same picture', () => {
    const plain = prepared({ card: null, endCard: { ...EVERYTHING.endCard, detail: null } });
    expect(frameState(plain, 7.8)).toBe(frameState(plain, 7.9));
    expect(frameState(scene, 2.2)).not.toBe(frameState(scene, 2.3));
    expect(frameState(prepared(), 2.2)).toBe(frameState(scene, 2.2));
    const otherWords = prepared({ words: [{ text: 'else', startSec: 0.2, endSec: 3 }] });
    expect(frameState(otherWords, 2.2)).not.toBe(frameState(scene, 2.2));
  });

  it('is in the same state where words fill the frame at another moment', () => {
    const shots = [{ fromSec: 0, size: 'wide' }];
    const words = [...shots, { fromSec: 5, size: 'card' }, { fromSec: 6.5, size: 'wide' }];
    expect(frameState(prepared({ shots: words }), 2.2)).toBe(frameState(prepared({ shots }), 2.2));
  });

  it('keeps the mouth where it says, and lets it be shaped from outside', () => {
    const closed = { open: 0, wide: 0, round: 0, press: 0, teeth: 0, tongue: 0 };
    const composer = new FrameComposer(scene);
    const draw = (open: number, part: Rect) => ({
      data: composer.composePart(part, 2.2, { ...closed, open }).slice(),
    });
    const area = present(mouthAreaAt(scene, 2.2));
    const all = { x: 0, y: 0, width: scene.layout.width, height: scene.layout.height };
    const changeIn = (part: Rect) => differenceBetween(draw(0, part), draw(1, part)).mean * part.width * part.height;
    const whole = changeIn(all);
    const there = changeIn(area);
    expect(there).toBeGreaterThan(0);
    expect(there / whole).toBeGreaterThan(0.6);
    expect(mouthAreaAt(scene, 7.5)).toBeNull();
  });

  it('shows each shot in its size, each size once prepared, and one that has no room from farther away', () => {
    const [wide, close, product, medium] = scene.shots.map(({ performer }) => performer.framing.unitPx);
    expect(close).toBeGreaterThan(wide * 1.3);
    expect(medium).toBeGreaterThan(wide * 1.15);
    expect(medium).toBeLessThan(close / 1.15);
    expect(product).toBe(close);
    expect(prepared({ shots: [] }).shots).toHaveLength(1);
  });

  it('shows nothing of the presenter while the product fills the frame', () => {
    expect(mouthAreaAt(scene, 4.5)).toBeNull();
    const other = prepared({ performer: { kind: 'preset', presetId: 'kofi' } });
    const differenceAt = (tSec: number) =>
      differenceBetween(pixelsOf(frame(scene, tSec)), pixelsOf(frame(other, tSec)));
    expect(differenceAt(4.5)).toEqual(differenceBetween(pixelsOf(frame(scene, 4.5)), pixelsOf(frame(scene, 4.5))));
    expect(differenceAt(3)).not.toEqual(differenceAt(4.5));
  });

  it('shows a scene without a product in its other shots', () => {
    expect(prepared({ card: null }).shots.map(({ startSec }) => startSec)).toEqual([0, 2.2, 4.85]);
  });

  it('never moves its background past its margin', () => {
    const reach = 10;
    const seen = new Set<string>();
    for (let tSec = 0; tSec < 60; tSec += 0.2) {
      const { x, y } = scene.driftAt(tSec);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(reach);
      seen.add(`${x},${y}`);
    }
    expect(seen.size).toBeGreaterThan(20);
  });

  it('keeps sharp and plain backgrounds where they are', () => {
    for (const background of [
      { kind: 'color', color: '#2f6f6a' },
      { kind: 'picture', picture: 'product', softness: 0 },
    ]) {
      const spec = sampleScene({ background });
      expect(planDrift(spec, layoutOf(spec))(5)).toEqual({ x: 0, y: 0 });
    }
  });

  it('takes what is costly from its cache', () => {
    const made: string[] = [];
    const counting = new MemorySceneCache();
    const spec = sampleScene({ background: { kind: 'color', color: '#223344' } });
    registerFontsOf(spec);
    const watched = {
      background: (key: string) => counting.background(key),
      performer: (key: string) => counting.performer(key),
      keepBackground: (key: string, canvas: Canvas) => {
        made.push('background');
        counting.keepBackground(key, canvas);
      },
      keepPerformer: (...args: Parameters<MemorySceneCache['keepPerformer']>) => {
        made.push('performer');
        counting.keepPerformer(...args);
      },
    };
    prepareScene(spec, { makeCanvas, cache: watched });
    prepareScene({ ...spec, words: [] }, { makeCanvas, cache: watched });
    expect(made).toEqual(['background', 'performer']);
  });

  it('says which picture is missing', () => {
    const spec = sampleScene({ logo: { picture: 'brand.png' }, background: { kind: 'color', color: '#223344' } });
    registerFontsOf(spec);
    expect(() => prepareScene(spec, { makeCanvas, cache })).toThrow('The logo picture "brand.png" was not handed in.');
  });
});

import { ENVIRONMENTS, SETTINGS } from '@herald/media/choices';
import type { BackgroundSpec, SettingBackground } from '@herald/media/scene/scene-spec';
import { describe, expect, it, vi } from 'vitest';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { layoutScene } from '#scene/layout/layout-scene.ts';
import { differenceBetween, pixelsOf } from '../../testing/compare-pictures.ts';
import { compareToGolden } from '../../testing/golden-picture.ts';
import { makeCanvas } from '../../testing/node-canvas.ts';
import { sampleProduct } from '../../testing/sheets/sample-pictures.ts';
import { prepareBackground } from './prepare-background.ts';
import { TRACED_PIXELS } from './render-background.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const square = layoutScene({ aspect: '1:1', resolution: 720 });

function render(spec: BackgroundSpec, tracedPixels?: number): Canvas {
  const pictures = new Map([['own', sampleProduct(makeCanvas)]]);
  return prepareBackground(spec, square, 0, { makeCanvas, pictures, tracedPixels });
}

const rendered = new Map<string, Canvas>();

/** Rendered once for all tests that look at it. */
function view(spec: BackgroundSpec, tracedPixels?: number): Canvas {
  const key = JSON.stringify([spec, tracedPixels]);
  const canvas = rendered.get(key) ?? render(spec, tracedPixels);
  rendered.set(key, canvas);
  return canvas;
}

/** A quarter of the rays, as quick previews have them: what differs at first sight differs in it, and how bright it is. */
const glance = (spec: BackgroundSpec): Canvas => view(spec, TRACED_PIXELS / 4);

function setting(partial: Partial<SettingBackground>): SettingBackground {
  return {
    kind: 'setting',
    setting: 'home',
    environment: 'day',
    lighting: 'auto',
    style: 'clean',
    seed: 1,
    ...partial,
  };
}

function meanLight(canvas: Canvas): number {
  const { data } = pixelsOf(canvas);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
  return sum / (data.length * 0.75);
}

describe('the backgrounds', () => {
  it.each(SETTINGS.flatMap((name) => ENVIRONMENTS.map((environment) => [name, environment] as const)))(
    'of %s by %s look as they were approved',
    async (name, environment) => {
      const { difference, advice } = await compareToGolden(
        `background-${name}-${environment}`,
        view(setting({ setting: name, environment })),
      );
      expect(difference, advice).toBeLessThan(2);
    },
  );

  it.each(ENVIRONMENTS)(
    'of a kitchen by %s look as they were approved, and unlike the living room',
    async (environment) => {
      const kitchen = render(setting({ room: 'kitchen', environment }));
      const { difference, advice } = await compareToGolden(`background-kitchen-${environment}`, kitchen);
      expect(difference, advice).toBeLessThan(2);
      expect(differenceBetween(pixelsOf(kitchen), pixelsOf(view(setting({ environment })))).mean).toBeGreaterThan(8);
    },
  );

  it('are the same bytes for the same description', () => {
    const spec = setting({ setting: 'studio' });
    expect(differenceBetween(pixelsOf(view(spec)), pixelsOf(render(spec))).largest).toBe(0);
  });

  it('change with every part of the description', () => {
    const plain = pixelsOf(glance(setting({})));
    const changes: Partial<SettingBackground>[] = [
      { environment: 'evening' },
      { lighting: 'artistic' },
      { style: 'bold' },
      { seed: 2 },
    ];
    for (const change of changes)
      expect(differenceBetween(plain, pixelsOf(glance(setting(change)))).mean, JSON.stringify(change)).toBeGreaterThan(
        0.5,
      );
  });

  it.each(SETTINGS)('of %s are rooms of different people, told apart at first sight', (name) => {
    const rooms = [1, 77, 4_000_000_000, 2_468].map((seed) => pixelsOf(glance(setting({ setting: name, seed }))));
    const apart = rooms.flatMap((room, i) => rooms.slice(i + 1).map((other) => differenceBetween(room, other).mean));
    expect(Math.max(...apart)).toBeGreaterThan(name === 'outdoor' ? 1 : 4);
  });

  it('are neither black nor burnt out, and darker in the evening', () => {
    for (const name of SETTINGS) {
      const day = meanLight(view(setting({ setting: name })));
      const evening = meanLight(view(setting({ setting: name, environment: 'evening' })));
      expect(day).toBeGreaterThan(50);
      expect(day).toBeLessThan(235);
      expect(evening).toBeGreaterThan(25);
      expect(evening).toBeLessThan(day);
    }
  });

  it('are opaque and full of light values, without flat steps', () => {
    const { data } = pixelsOf(view(setting({ setting: 'minimal' })));
    const seen = new Set<number>();
    for (let i = 0; i < data.length; i += 4) {
      seen.add(data[i]);
      if (data[i + 3] !== 255) throw new Error('a hole in the background');
    }
    expect(seen.size).toBeGreaterThan(80);
  });

  it('a background of one colour keeps that colour around the presenter', () => {
    const canvas = render({ kind: 'color', color: '#2f6f6a' });
    const [red, green, blue] = contextOf(canvas).getImageData(360, 500, 1, 1).data;
    expect(Math.abs(red - 0x2f) + Math.abs(green - 0x6f) + Math.abs(blue - 0x6a)).toBeLessThan(60);
  });

  it('a picture of the customer fills the frame and softens on demand', () => {
    const edges = (canvas: Canvas) => {
      const { data, width } = pixelsOf(canvas);
      let sum = 0;
      for (let i = 4; i < data.length; i += 4) {
        const step = Math.abs(data[i] - data[i - 4]);
        // Less than that is grain.
        if ((i >> 2) % width && step > 3) sum += step;
      }
      return sum;
    };
    const sharp = edges(render({ kind: 'picture', picture: 'own', softness: 0 }));
    const soft = edges(render({ kind: 'picture', picture: 'own', softness: 1 }));
    expect(soft).toBeLessThan(sharp * 0.8);
  });

  it('a soft picture of the customer falls off in light towards the corners, as drawn places do', () => {
    const light = (canvas: Canvas, x: number, y: number) => {
      const [red, green, blue] = contextOf(canvas).getImageData(x, y, 1, 1).data;
      return red + green + blue;
    };
    const sharp = render({ kind: 'picture', picture: 'own', softness: 0 });
    const soft = render({ kind: 'picture', picture: 'own', softness: 0.35 });
    expect(light(soft, 2, 2)).toBeLessThan(light(sharp, 2, 2) * 0.85);
    const [x, y] = [soft.width * 0.2, soft.height * 0.45];
    expect(light(soft, x, y)).toBeGreaterThan(light(sharp, x, y) * 0.9);
  });
});

import { ASPECTS } from '@herald/media/choices';
import { cropAround, fillsFrame } from '@herald/media/crop-around';
import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { layoutScene } from '../layout/layout-scene.ts';
import { InsertOverlay } from './insert-overlay.ts';
import { paintPictureShot } from './paint-picture-shot.ts';

const FOCUSES = [0, 0.2, 0.5, 0.93, 1].flatMap((focusX) => [0, 0.4, 1].map((focusY) => ({ focusX, focusY })));
const RED = [255, 0, 0, 255];

/** White, with a red mark around a place. */
function marked(width: number, height: number, { focusX, focusY }: { focusX: number; focusY: number }) {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = '#ff0000';
  ctx.fillRect(focusX * width - 40, focusY * height - 40, 80, 80);
  return canvas;
}

describe.each(ASPECTS)('a picture that fills %s', (aspect) => {
  const layout = layoutScene({ aspect, resolution: 720 });
  const { width, height } = layout;

  it('has its focus at the same place of the frame from the first moment to the last', () => {
    const focus = { focusX: 0.9, focusY: 0.3 };
    const { sharp, place, toward } = paintPictureShot(
      { picture: marked(1600, 900, focus), focus, layout, hasCaptions: true },
      makeCanvas,
    );
    const overlay = new InsertOverlay(sharp, { place, frame: layout, growth: 0.1, toward }, [
      { startSec: 0, endSec: 2 },
    ]);
    const frame = makeCanvas(width, height);
    for (const tSec of [0, 1.99]) {
      const ctx = contextOf(frame);
      overlay.draw(ctx, tSec);
      const [x, y] = [toward.x * (width - 1), toward.y * (height - 1)].map(Math.round);
      expect([...ctx.getImageData(x ?? 0, y ?? 0, 1, 1).data]).toEqual(RED);
    }
  });

  it('holds its focus, is never stretched and never leaves an edge free', () => {
    for (const focus of FOCUSES) {
      const crop = cropAround({ width: 1600, height: 900 }, focus, width / height);
      const [x, y] = [focus.focusX * 1600, focus.focusY * 900];
      expect([crop.x <= x, x <= crop.x + crop.width, crop.y <= y, y <= crop.y + crop.height]).not.toContain(false);
      expect(crop.width / crop.height).toBeCloseTo(width / height, 5);
      expect([crop.x >= 0, crop.y >= 0, crop.x + crop.width <= 1600.001, crop.y + crop.height <= 900.001]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });
});

it.each([
  ['too small', '9:16', 320, 240],
  ['a page of an app', '16:9', 1170, 2532],
  ['a panorama', '9:16', 4000, 900],
] as const)('%s for %s is seen whole, before its own blur', (_, aspect, wide, high) => {
  const layout = layoutScene({ aspect, resolution: 720 });
  const focus = { focusX: 0.5, focusY: 0.5 };
  const picture = marked(wide, high, focus);
  const { ground, place } = paintPictureShot({ picture, focus, layout, hasCaptions: true }, makeCanvas);
  expect(ground?.width).toBe(layout.width);
  expect([place.width <= layout.width + 80, place.height <= layout.height + 80]).toEqual([true, true]);
});

it.each([
  ['9:16', 1600, 900],
  ['16:9', 1080, 1350],
  ['1:1', 1920, 1080],
] as const)('fills %s where it has enough to show: %d x %d', (aspect, width, height) => {
  const layout = layoutScene({ aspect, resolution: 720 });
  expect(fillsFrame({ width, height }, layout)).toBe(true);
});

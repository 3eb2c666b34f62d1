import type { FigureKind } from '@herald/media/scene/figures';
import type { PresenterSize } from '@herald/media/scene/shot-plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { figureLayers } from '../setup/figure-layers.ts';
import { framePerformer } from '../setup/frame-performer.ts';

const PRESETS = ['amara', 'mateo', 'tariq'] as const;
/** A shadow is no part of a plate. */
const SOLID = 200;

beforeAll(() => registerFonts());

/** How wide a figure is painted, as a share of the frame; undefined where the shot has no room for it. */
function shareOf(kind: FigureKind, texts: readonly string[], at: { presetId: string; size: PresenterSize }) {
  const spec = sampleScene({
    aspect: '9:16',
    performer: { kind: 'preset', presetId: at.presetId },
    figures: [{ kind, fromSec: 0, untilSec: 9, parts: texts.map((text) => ({ text, atSec: 0 })) }],
  });
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  const shots = [{ startSec: 0, size: at.size, insert: null }];
  const [layer] = figureLayers({ spec, layout, framed, shots }, makeCanvas);
  if (!layer?.stateAt(5)) return undefined;
  const ctx = contextOf(makeCanvas(layout.width, layout.height));
  layer.draw(ctx, 5);
  const { data } = ctx.getImageData(0, 0, layout.width, layout.height);
  const columns = Array.from({ length: layout.width }, (_, x) => x).filter((x) =>
    Array.from({ length: layout.height }, (_, y) => data[(y * layout.width + x) * 4 + 3] ?? 0).some((a) => a > SOLID),
  );
  return ((columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1) / layout.width;
}

const sharesOf = (kind: FigureKind, texts: readonly string[], size: PresenterSize) =>
  PRESETS.map((presetId) => shareOf(kind, texts, { presetId, size }));

describe('in a tall frame', () => {
  it.each([
    ['$18', 0.27],
    ['50%', 0.33],
  ])('%s below the words of a close shot takes %f of the width or more', (text, least) => {
    for (const share of sharesOf('number', [text], 'close')) expect(share).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['number', ['$18']],
    ['number', ['50%']],
    ['stars', ['4.8']],
    ['chips', ['Soft', 'Light', 'Waterproof']],
  ] as const)('a figure of the kind %s, %s, fills the room beside the head of a wide shot', (kind, texts) => {
    for (const share of sharesOf(kind, texts, 'wide')) expect(share).toBeGreaterThanOrEqual(0.2);
  });

  it.each([
    ['Call us today', 'close', PRESETS, 0.3],
    ['Comment “strong”', 'wide', PRESETS, 0.2],
    ['Comment “strong”', 'wide', ['grace', 'priya', 'rafael'], 0.35],
  ] as const)('one chip, %s, is a sign that a phone shows in a %s shot of %s', (text, size, presetIds, least) => {
    for (const presetId of presetIds)
      expect(shareOf('chips', [text], { presetId, size })).toBeGreaterThanOrEqual(least);
  });
});

import { ASPECTS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { expect, it } from 'vitest';
import { sharedArea } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { type HeadSize, portraitCut } from '../../../testing/portrait-cut.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { figureLayers } from './figure-layers.ts';
import { framePerformer } from './frame-performer.ts';

const BOTH_SEC = 3;

function layersOf(aspect: (typeof ASPECTS)[number], size: 'wide' | 'medium' | 'close', presetId: string) {
  const spec = sampleScene({
    aspect,
    performer: { kind: 'preset', presetId },
    figures: [
      { kind: 'number', fromSec: 1, untilSec: 4, parts: [{ text: '$49', atSec: 1 }] },
      { kind: 'sticker', fromSec: 2, untilSec: 6, parts: [{ text: 'fire', atSec: 2 }] },
    ],
  });
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  return figureLayers({ spec, layout, framed, shots: [{ startSec: 0, size, insert: null }] }, makeCanvas);
}

/** Without the margin that what comes in may take for a moment. */
const inside = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width * 0.1,
  y: y + height * 0.1,
  width: width * 0.8,
  height: height * 0.8,
});

it.each(ASPECTS)('a sticker in %s stands beside the number of its sentence, or comes after it', (aspect) => {
  const seen = (['wide', 'medium', 'close'] as const).flatMap((size) =>
    ['maya', 'priya', 'rafael'].flatMap((presetId) => {
      const [numbers, stickers] = layersOf(aspect, size, presetId);
      if (!numbers?.stateAt(BOTH_SEC) || !stickers?.stateAt(5)) return [];
      const isBeside = stickers.stateAt(BOTH_SEC) !== null;
      const shared = isBeside ? sharedArea(inside(numbers.areaAt(BOTH_SEC)), inside(stickers.areaAt(BOTH_SEC))) : 0;
      return [{ shared }];
    }),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map(({ shared }) => shared)).toEqual(seen.map(() => 0));
});

it.each(['omar', 'maya', 'priya'])('the digit of a point before the chest of %s is taller than a price', (presetId) => {
  const heightOf = (text: string) => {
    const figures = [{ kind: 'number', fromSec: 1, untilSec: 4, parts: [{ text, atSec: 1 }] }] as const;
    const spec = sampleScene({ aspect: '9:16', performer: { kind: 'preset', presetId }, figures: [...figures] });
    const layout = layoutOf(spec);
    const shots = [{ startSec: 0, size: 'close', insert: null }] as const;
    const [numbers] = figureLayers({ spec, layout, framed: framePerformer(spec, layout), shots }, makeCanvas);
    const { x, y, width, height } = layout.caption;
    expect(sharedArea(inside(numbers?.areaAt(2) ?? expect.unreachable()), { x, y, width, height })).toBe(0);
    return numbers?.areaAt(2).height ?? 0;
  };
  for (const other of ['$49', '$9', '5%']) expect(heightOf('4')).toBeGreaterThan(1.4 * heightOf(other));
});

/** The digits of a list beside a portrait, each in a shot of its own, as they are seen. */
function digitsBeside(name: (typeof PORTRAIT_NAMES)[number], size: HeadSize, change: Partial<SceneSpec>) {
  const { analysis: points } = portraitCut(portraitAnalysis(name), size);
  const views = ['wide', 'close', 'medium'] as const;
  const figures = views.map((_, index) => ({
    ...({ kind: 'number', fromSec: 4 * index + 1, untilSec: 4 * index + 3 } as const),
    parts: [{ text: String(index + 1), atSec: 4 * index + 1 }],
  }));
  const performer = { kind: 'photo', picture: 'me', points };
  const spec = sampleScene({ performer, figures, durationSec: 12, logo: null, ...change });
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  const listOf = (sizes: readonly (typeof views)[number][]) => {
    const shots = sizes.map((shown, index) => ({ startSec: 4 * index, size: shown, insert: null }));
    const [numbers] = figureLayers({ spec, layout, framed, shots }, makeCanvas);
    return [2, 6, 10].flatMap((sec) => (numbers?.stateAt(sec) ? [numbers.areaAt(sec).height / layout.scale] : []));
  };
  return { all: listOf(views), wide: listOf(['wide', 'wide', 'wide']) };
}

it.each(ASPECTS)('the digits of a list beside a real face in %s are large, and all there or none', (aspect) => {
  const cuts = (['small', 'medium'] as const).flatMap((size) => PORTRAIT_NAMES.map((name) => ({ name, size })));
  const lists = cuts.map(({ name, size }) => digitsBeside(name, size, { aspect }));
  const shown = lists.flatMap(({ all, wide }) => [all, wide]);
  expect(shown.filter(({ length }) => length % 3 !== 0)).toEqual([]);
  expect(Math.min(...shown.flat())).toBeGreaterThanOrEqual(128);
  expect(lists.filter(({ wide }) => wide.length > 0).length).toBeGreaterThanOrEqual(0.75 * cuts.length);
});

it('things that a card names are seen on it together, and with it alone', () => {
  const things = ['🥕', '🍎', '🍞'].map((text, index) => ({
    ...({ kind: 'sticker', fromSec: 2 + index / 2, untilSec: 5 } as const),
    parts: [{ text, atSec: 2 + index / 2 }],
  }));
  const spec = sampleScene({ figures: things });
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  const shots = [
    { startSec: 0, size: 'wide', insert: null },
    { startSec: 2, size: 'card', insert: 'card' },
    { startSec: 5, size: 'wide', insert: null },
  ] as const;
  const layers = figureLayers({ spec, layout, framed, shots }, makeCanvas);
  const seenAt = (tSec: number) => layers.filter((layer) => layer.stateAt(tSec) !== null).length;
  expect([1.9, 2.2, 2.7, 3.5, 5].map(seenAt)).toEqual([0, 1, 2, 3, 0]);
});

it.each([
  ['a link with a button', 'arrow', 'Link below'],
  ['a call on one chip', 'chips', 'Call us today'],
] as const)('%s that goes at the end of a film does not fade, another one does', (_, kind, text) => {
  const stateOf = (untilSec: number) => {
    const parts = [{ text, atSec: 1 }];
    const spec = sampleScene({ durationSec: 6, figures: [{ kind, fromSec: 1, untilSec, parts }] });
    const layout = layoutOf(spec);
    const framed = framePerformer(spec, layout);
    const layers = figureLayers(
      { spec, layout, framed, shots: [{ startSec: 0, size: 'wide', insert: null }] },
      makeCanvas,
    );
    const states = [0.5, 0.05].map((beforeSec) =>
      layers
        .at(kind === 'arrow' ? 2 : 0)
        ?.stateAt(untilSec - beforeSec)
        ?.replace(/\d+$/u, ''),
    );
    return { isSeen: states.every(Boolean), isSteady: new Set(states).size === 1 };
  };
  expect(stateOf(6)).toEqual({ isSeen: true, isSteady: true });
  expect(stateOf(5)).toEqual({ isSeen: true, isSteady: false });
});

it('a call that the captions say has no sign beside them, and one that nobody says has', () => {
  const words = spokenWords('It takes a day. Call us today or tomorrow.');
  const atSec = words[4]?.startSec ?? 0;
  const seen = (text: string, captions: SceneSpec['captions']) => {
    const figures = [{ kind: 'chips' as const, fromSec: atSec, untilSec: atSec + 3, parts: [{ text, atSec }] }];
    const spec = sampleScene({ words, captions, durationSec: 9, figures });
    const layout = layoutOf(spec);
    const framed = framePerformer(spec, layout);
    const shots = [{ startSec: 0, size: 'wide', insert: null }] as const;
    return figureLayers({ spec, layout, framed, shots }, makeCanvas)[0]?.stateAt(atSec + 1) !== null;
  };
  expect(seen('Call us today', { style: 'pop', position: 'bottom' })).toBe(false);
  expect(seen('Call us today', null)).toBe(true);
  expect(seen('Book now', { style: 'pop', position: 'bottom' })).toBe(true);
});

it('a sticker has a place in every shot of a drawn person that has one for numbers', () => {
  const without = (['wide', 'medium', 'close'] as const).flatMap((size) =>
    ['maya', 'priya', 'rafael'].filter((presetId) => {
      const [numbers, stickers] = layersOf('9:16', size, presetId);
      return numbers?.stateAt(1.9) && !stickers?.stateAt(5);
    }),
  );
  expect(without).toEqual([]);
});

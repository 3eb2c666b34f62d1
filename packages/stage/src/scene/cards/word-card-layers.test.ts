import { ASPECTS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { contrastBetween } from '#base/color/contrast.ts';
import { sharedArea } from '#base/math/rect.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { wordCardColor } from './word-card-color.ts';
import { asWhole, thingPlaces, thingsOn, wordCardLayers } from './word-card-layers.ts';

const CARD = { startSec: 2, endSec: 5 };
const SEEN_SEC = 4.9;
const WORDS = ['Fresh', 'carrots,', 'apples', 'bread.'].map((text, index) => ({
  text,
  startSec: 2.1 + index * 0.5,
  endSec: 2.5 + index * 0.5,
}));

const thing = (text: string, fromSec: number) =>
  ({ kind: 'sticker', fromSec, untilSec: CARD.endSec, parts: [{ text, atSec: fromSec }] }) as const;

const NAMED = [thing('🥕', 2.6), thing('🍎', 3.1), thing('🍞', 3.6)];

describe.each(ASPECTS)('things that a card in %s names', (aspect) => {
  it.each([1, 2, 3])('stand large and side by side, off its words and inside the frame: %i', (count) => {
    const figures = NAMED.slice(0, count);
    const spec = sampleScene({ aspect, words: WORDS, figures, logo: null });
    const layout = layoutOf(spec);
    const layers = wordCardLayers({ spec, layout, times: [CARD] }, makeCanvas);
    const words = layers[1]?.areaAt(SEEN_SEC);
    expect(thingsOn(spec, CARD)).toEqual(figures);
    const { things } = thingPlaces(spec, layout, count);
    expect(things).toHaveLength(count);
    const room = thingPlaces(spec, layout, count).words;
    expect(words && words.y + words.height).toBeLessThan(room.y + room.height + 0.06 * layout.width);
    const frame = { x: 0, y: 0, width: layout.width, height: layout.height };
    for (const [index, place] of things.entries()) {
      expect(sharedArea(frame, place)).toBe(place.width * place.height);
      expect(words && sharedArea(words, place)).toBe(0);
      expect(place.width).toBeGreaterThan((count === 1 ? 0.34 : 0.24) * Math.min(frame.width, frame.height));
      const next = things[index + 1];
      if (next) expect(sharedArea(place, next)).toBe(0);
    }
  });
});

it('a card that says a part of a sentence begins and ends like a whole one', () => {
  expect(asWhole(WORDS.slice(1, 2), 'en-US').map(({ text }) => text)).toEqual(['Carrots']);
  const said = (text: string) => [{ text, startSec: 0, endSec: 1 }];
  expect(asWhole(said('iPhone'), 'en-US')[0]?.text).toBe('iPhone');
  expect(asWhole(said('north.co,'), 'en-US')[0]?.text).toBe('north.co');
});

/** How far each word of a card has come in its first picture. */
function seenAtFirst(words: typeof WORDS): number[] {
  const spec = sampleScene({ aspect: '9:16', words, figures: [], logo: null });
  const [, layer] = wordCardLayers({ spec, layout: layoutOf(spec), times: [CARD] }, makeCanvas);
  return layer?.stateAt(CARD.startSec)?.split(':').at(-1)?.split(',').map(Number) ?? [];
}

it('a card comes with its first line, and the other lines come as they are said', () => {
  const seen = seenAtFirst(WORDS);
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(0);
});

it('a card of one line comes with its first word, and the others come as they are said', () => {
  const words = ['So', 'it', 'is'].map((text, index) => ({ text, startSec: 2.1 + index, endSec: 2.5 + index }));
  expect(seenAtFirst(words)).toEqual([1, 0, 0]);
});

it.each([
  [
    ['Delivery', 'in', 'nine', 'days.'],
    ['nine', 'days.'],
  ],
  [['Fresh', 'bread.'], ['bread.']],
])('the number and what it counts stand out, else the last word: %s', (texts, telling) => {
  const words = texts.map((text, index) => ({ text, startSec: 2.1 + index / 2, endSec: 2.5 + index / 2 }));
  const spec = sampleScene({ aspect: '9:16', words, figures: [], logo: null });
  const [, layer] = wordCardLayers({ spec, layout: layoutOf(spec), times: [CARD] }, makeCanvas);
  const state = layer?.stateAt(SEEN_SEC) ?? '';
  expect(texts.filter((text) => state.includes(`${text}@`) && standsOut(state, text))).toEqual(telling);
});

function standsOut(state: string, text: string): boolean {
  const [, after = ''] = state.split(` ${text}@`);
  return after.split(/[ :]/u)[0]?.endsWith('true') ?? false;
}

it('a card without a brand has the color of the end card, else of the clothes, else of the place, else one of the film', () => {
  const dressed = (color: string, wish: Parameters<typeof sampleScene>[0] = {}) =>
    wordCardColor({
      ...sampleScene({ endCard: null, background: { kind: 'color', color: '#888888' }, ...wish }),
      performer: {
        kind: 'preset',
        presetId: 'maya',
        overrides: { garment: { kind: 'sweater', color, innerColor: '#ffffff' } },
      },
    });
  const strongPlace = { background: { kind: 'color', color: '#0f6d6a' } } as const;
  const endCard = { text: 'Call us', detail: null, durationSec: 2, color: '#b01653', style: 'stage' } as const;
  expect(dressed('#c2452d', { ...strongPlace, endCard })).toBe('#b01653');
  expect(dressed('#c2452d', strongPlace)).toBe('#c2452d');
  expect(dressed('#f1f1f1', strongPlace)).toBe('#0f6d6a');
  expect(new Set([1, 2, 3].map((seed) => dressed('#f1f1f1', { seed }))).size).toBe(3);
});

/** How much more red than blue the words of a card have where they have most. */
function yellowAt(color: string, tSec: number): number {
  const spec = sampleScene({ aspect: '9:16', words: WORDS, figures: [], logo: null });
  const layout = layoutOf(spec);
  const [, words] = wordCardLayers({ spec, layout, times: [CARD], color }, makeCanvas);
  const canvas = makeCanvas(layout.width, layout.height);
  const ctx = contextOf(canvas);
  words?.draw(ctx, tSec);
  const { data } = ctx.getImageData(0, 0, layout.width, layout.height);
  let most = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 40) most = Math.max(most, data[at] - data[at + 2]);
  return most;
}

it('the word that stands out is plain until it is said, and stays plain on a ground that is too near to its color', () => {
  expect(yellowAt('#1d5a52', CARD.startSec)).toBeLessThan(12);
  expect(yellowAt('#1d5a52', SEEN_SEC)).toBeGreaterThan(120);
  expect(yellowAt('#c47028', SEEN_SEC)).toBeLessThan(12);
});

it.each(ASPECTS)(
  'words alone in %s stand as near the middle as networks let them, and are read on a white picture of the film',
  (aspect) => {
    const spec = sampleScene({ aspect, words: WORDS, figures: [], logo: null });
    const layout = layoutOf(spec);
    const { width, height } = layout;
    const behind = makeCanvas(width, height);
    contextOf(behind).fillStyle = '#ffffff';
    contextOf(behind).fillRect(0, 0, width, height);
    const [ground, words] = wordCardLayers({ spec, layout, times: [CARD], color: '#ffffff', behind }, makeCanvas);
    const canvas = makeCanvas(width, height);
    ground?.draw(contextOf(canvas), SEEN_SEC);
    for (const share of [0.1, 0.42, 0.9]) {
      const [red = 0, green = 0, blue = 0] = contextOf(canvas).getImageData(width / 2, share * height, 1, 1).data;
      expect(red).toBeGreaterThan(60);
      expect(contrastBetween([255, 255, 255], [red, green, blue])).toBeGreaterThan(3.5);
    }
    const place = words?.areaAt(SEEN_SEC) ?? expect.unreachable();
    expect(Math.abs(place.y + place.height / 2 - height / 2)).toBeLessThan(0.04 * height);
  },
);

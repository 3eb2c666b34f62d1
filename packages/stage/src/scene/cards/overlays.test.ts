import { ASPECTS, CORNERS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas, registerFonts } from '../../../testing/node-canvas.ts';
import { sampleLogo, sampleProduct } from '../../../testing/sheets/sample-pictures.ts';
import { layoutScene } from '../layout/layout-scene.ts';
import { StillOverlay } from '../overlays/still-overlay.ts';
import { chooseFonts } from '../text/choose-fonts.ts';
import { CardOverlay, enteredAtRest } from './card-overlay.ts';
import { placeCard } from './card-size.ts';
import { paintCard } from './paint-card.ts';
import { paintHook } from './paint-hook.ts';
import { paintLogo } from './paint-logo.ts';

function inkBox(canvas: Canvas, isInk = (data: Uint8ClampedArray, i: number) => data[i + 3] > 24) {
  const { data, width, height } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let i = 0; i < data.length; i += 4) {
    if (!isInk(data, i)) continue;
    const x = (i >> 2) % width;
    const y = Math.floor((i >> 2) / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

describe('the logo', () => {
  const shapes = [sampleLogo(makeCanvas), makeCanvas(40, 400), makeCanvas(900, 90), makeCanvas(16, 16)];
  it.each(ASPECTS)('stays in the box of its corner in %s, in any shape', (aspect) => {
    for (const corner of CORNERS)
      for (const logo of shapes) {
        const { logo: box } = layoutScene({ aspect, resolution: 720, corner });
        const { canvas, at } = paintLogo(logo, box, corner, makeCanvas);
        expect(at.x).toBeGreaterThanOrEqual(box.x);
        expect(at.y).toBeGreaterThanOrEqual(box.y);
        expect(at.x + canvas.width).toBeLessThanOrEqual(box.x + box.width);
        expect(at.y + canvas.height).toBeLessThanOrEqual(box.y + box.height);
        expect(corner.endsWith('left') ? at.x === box.x : at.x + canvas.width === box.x + box.width).toBe(true);
      }
  });
});

describe('the hook title', () => {
  it.each([
    'Stop scrolling',
    'The one thing that nobody tells you about winter skin until it is far too late to do anything',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'אל תגללו הלאה, זה חשוב',
    '这是一个非常非常长的标题，没有任何空格，也必须完整地显示出来',
  ])('is set whole inside its box: %s', (text) => {
    registerFonts(chooseFonts(text, 'en', 'loud').fonts);
    for (const aspect of ASPECTS) {
      const { hook } = layoutScene({ aspect, resolution: 720 });
      const canvas = paintHook({ text, locale: 'en' }, hook, makeCanvas);
      expect([canvas.width, canvas.height]).toEqual([hook.width, hook.height]);
      const ink = inkBox(canvas);
      expect(ink.right).toBeGreaterThan(ink.left);
      expect(ink.right).toBeLessThanOrEqual(hook.width);
      const bottomRow = contextOf(canvas).getImageData(0, hook.height - 1, hook.width, 1).data;
      const middle = bottomRow.filter((_, i) => i % 4 === 3 && bottomRow[i - 1] < 100 && bottomRow[i] > 200);
      expect(middle.length, 'dark letters cut by the lower edge').toBe(0);
    }
  });
});

describe('the product card', () => {
  const layout = layoutScene({ aspect: '9:16', resolution: 720, cardPlacement: 'beside' });
  const face = paintCard(
    {
      picture: sampleProduct(makeCanvas),
      place: layout.card,
      label: null,
      placement: 'beside',
      locale: 'en',
    },
    makeCanvas,
  );
  const card = new CardOverlay(
    face.canvas,
    { box: placeCard(face.canvas, layout.card), frameWidth: 720 },
    [{ enterAtSec: 1, leaveAtSec: 4 }],
    makeCanvas,
  );

  it('enters on cue, rests, and leaves', () => {
    expect(card.stateAt(0.99)).toBeNull();
    expect(card.stateAt(1.2)).not.toBeNull();
    expect(card.stateAt(2)).toBe(card.stateAt(3.9));
    expect(card.stateAt(4.5)).toBeNull();
  });

  it('sets out slowly when it leaves, and takes more than six pictures', () => {
    const rightAt = (tSec: number) => {
      const frame = makeCanvas(720, 1280);
      card.draw(contextOf(frame), tSec);
      return inkBox(frame).right;
    };
    const [rest, soon, half] = [3.9, 4 + 1 / 30, 4.2].map(rightAt);
    expect(Math.abs(rest - soon)).toBeLessThan(Math.abs(rest - half) / 4);
    expect(card.stateAt(4 + 7 / 30)).not.toBeNull();
  });

  it('comes unseen where something fills the frame soon after', () => {
    expect(enteredAtRest(3, [3.4, 8])).toBe(3.4);
    expect(enteredAtRest(3, [1, 5])).toBe(3);
  });

  it('moves only forwards while it enters', () => {
    const left = [1.05, 1.1, 1.2, 1.3, 1.45, 1.6].map((tSec) => {
      const frame = makeCanvas(720, 1280);
      card.draw(contextOf(frame), tSec);
      return inkBox(frame).right;
    });
    expect(left).toEqual(left.toSorted((a, b) => a - b));
  });

  it('never draws outside the area it names', () => {
    for (const tSec of [1.1, 1.3, 2, 4.1]) {
      const frame = makeCanvas(720, 1280);
      card.draw(contextOf(frame), tSec);
      const area = card.areaAt(tSec);
      const ink = inkBox(frame);
      expect(ink.left).toBeGreaterThanOrEqual(area.x);
      expect(ink.right).toBeLessThanOrEqual(area.x + area.width);
      expect(ink.top).toBeGreaterThanOrEqual(area.y);
      expect(ink.bottom).toBeLessThanOrEqual(area.y + area.height);
    }
  });

  it('shows the product without its ground, or the whole picture in a frame', () => {
    expect(face.product).not.toBeNull();
    const busy = makeCanvas(100, 100);
    for (let i = 0; i < 100; i++) {
      contextOf(busy).fillStyle = i % 2 ? '#ff0000' : '#00ff00';
      contextOf(busy).fillRect(i, 0, 1, 100);
    }
    expect(
      paintCard(
        { picture: busy, place: { width: 100, height: 120 }, label: null, placement: 'beside', locale: 'en' },
        makeCanvas,
      ).product,
    ).toBeNull();
  });
});

it('a still overlay is there from its start to its end and fades between', () => {
  const overlay = new StillOverlay(
    makeCanvas(10, 10),
    { x: 5, y: 5 },
    { startSec: 1, endSec: 3, fadeSec: 0.3, risePx: 0 },
  );
  expect([0.9, 3].map((tSec) => overlay.stateAt(tSec))).toEqual([null, null]);
  expect(overlay.stateAt(2)).toBe('1');
  expect(Number(overlay.stateAt(1.1))).toBeLessThan(1);
  expect(Number(overlay.stateAt(2.9))).toBeLessThan(1);
});

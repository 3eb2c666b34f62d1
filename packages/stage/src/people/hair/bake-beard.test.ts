import { BEARD_STYLES, type BeardParams } from '@herald/media/person/hair-params';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import type { HeadTurn } from '#base/composing/head-turn.ts';
import { present } from '../../../testing/present.ts';
import type { BakedBeard } from '../params/skull-geometry.ts';
import { bakeBeard } from './bake-beard.ts';
import { beardOfLevel } from './beard/beard-scale.ts';
import {
  alphaAt,
  beardOf,
  coverage,
  difference,
  FRAME,
  hairOf,
  headWith,
  layered,
  STILL,
  same,
} from './testing/test-head.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const makeCanvas: MakeCanvas = (width, height) => createCanvas(width, height) as unknown as Canvas;
const head = headWith(hairOf('crop'), { gender: 'male' });
const GROWN = BEARD_STYLES.filter((style) => style !== 'none');

const bake = (params: BeardParams): BakedBeard => present(bakeBeard(params, head, makeCanvas));

const STILL_LIPS = { out: 0, cornerDown: 0, topDown: 0, cheekUp: 0 };

const pictureOf = (beard: BakedBeard, turn: Partial<HeadTurn> = {}) =>
  layered([beard.jaw, beard.lip], { ...STILL, ...turn });

const levelPicture = (level: number) => {
  const { style, length } = beardOfLevel(level);
  const beard = bakeBeard(beardOf(style, { length }), head, makeCanvas);
  return beard ? pictureOf(beard) : new Uint8ClampedArray(FRAME.width * FRAME.height * 4);
};

describe('beard styles', () => {
  it('bakes nothing for a shaved face', () => {
    expect(bakeBeard(beardOf('none'), head, makeCanvas)).toBeNull();
  });

  it('looks different from every other', () => {
    const pictures = GROWN.map((style) => pictureOf(bake(beardOf(style))));
    for (const [i, a] of pictures.entries()) {
      for (const b of pictures.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(0.25);
    }
  });

  it.each(GROWN)('%s gives the same bytes for the same seed', (style) => {
    expect(same(pictureOf(bake(beardOf(style))), pictureOf(bake(beardOf(style))))).toBe(true);
  });

  it.each(GROWN)('%s takes the colour it is given', (style) => {
    const light = pictureOf(bake(beardOf(style, { color: '#d8d5d0' })));
    expect(difference(light, pictureOf(bake(beardOf(style))))).toBeGreaterThan(0.15);
  });

  it.each(GROWN)('%s leaves the lips, the nose and the eyes free', (style) => {
    const seen = pictureOf(bake(beardOf(style)));
    for (const [x, y] of [
      [0, head.mouthY],
      [0.12, head.mouthY + 0.02],
      [0, 0.3],
      [0.39, 0],
    ] as const) {
      expect(alphaAt(seen, x, y)).toBeLessThan(30);
    }
  });

  it('grows on the chin with a goatee but not on the cheek', () => {
    const seen = pictureOf(bake(beardOf('goatee')));
    expect(alphaAt(seen, 0, head.chinY - 0.12)).toBeGreaterThan(120);
    expect(alphaAt(seen, 0.66, 0.75)).toBeLessThan(20);
  });

  it('joins the sideburns with a full beard', () => {
    const seen = pictureOf(bake(beardOf('full')));
    expect(alphaAt(seen, 0.8 * (head.faceHalfWidth / 0.95), 0.4)).toBeGreaterThan(100);
  });
});

describe('the scale of facial hair', () => {
  it('starts shaved and ends with a full beard', () => {
    expect(beardOfLevel(0).style).toBe('none');
    expect(beardOfLevel(10).style).toBe('full');
    expect(beardOfLevel(-3)).toEqual(beardOfLevel(0));
    expect(beardOfLevel(44)).toEqual(beardOfLevel(10));
  });

  it('covers more with every step', () => {
    const covered = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => coverage(levelPicture(level)));
    for (let level = 1; level < covered.length; level++) {
      expect(covered[level], `level ${level}`).toBeGreaterThan(covered[level - 1]);
    }
  });

  it('replaces more of the skin colour with every step up to a full beard', () => {
    const cover = [1, 3, 4, 6, 8].map((level) =>
      bake(beardOf(beardOfLevel(level).style, beardOfLevel(level))).coverAt(0, head.chinY - 0.1),
    );
    for (let i = 1; i < cover.length; i++) expect(cover[i]).toBeGreaterThan(cover[i - 1]);
    expect(cover[0]).toBeGreaterThan(0);
  });
});

describe('a beard on a talking head', () => {
  it('drops with the jaw at the chin and stays on the cheek', () => {
    const beard = bake(beardOf('boxed'));
    const rest = pictureOf(beard);
    const open = pictureOf(beard, { jawDrop: 0.2 });
    expect(difference(rest, open, head.chinY - 0.1, head.chinY + 0.4)).toBeGreaterThan(1);
    expect(difference(rest, open, -0.4, 0.4)).toBe(0);
  });

  it('leaves more of the upper lip free when the mouth opens', () => {
    const beard = bake(beardOf('moustache'));
    const lowest = (turn: Partial<HeadTurn>) => {
      const seen = pictureOf(beard, turn);
      let y = 1.2;
      while (y > 0 && alphaAt(seen, 0.03, y) < 90) y -= 0.01;
      return y;
    };
    const open = { jawDrop: 0.2, lips: { ...STILL_LIPS, cornerDown: 0.07, topDown: -0.03 } };
    expect(lowest(open)).toBeLessThanOrEqual(lowest({}));
    expect(lowest({})).toBeLessThan(head.mouthY - 0.02);
  });

  it.each(GROWN)('of style %s has wider and higher tips over a smile', (style) => {
    const beard = bake(beardOf(style));
    const smile = { lips: { out: 0.09, cornerDown: -0.06, topDown: 0.01, cheekUp: 0.03 } };
    const [rest, smiling] = [pictureOf(beard), pictureOf(beard, smile)];
    expect(difference(rest, smiling, head.mouthY - 0.3, head.mouthY + 0.2)).toBeGreaterThan(0.3);
    expect(same(rest, pictureOf(beard, { lips: STILL_LIPS }))).toBe(true);
    const below = ([x, y]: readonly [number, number]) => alphaAt(rest, x, y) - alphaAt(smiling, x, y);
    expect(below([head.mouthHalfWidth + 0.02, head.mouthY + 0.01])).toBeGreaterThan(0);
  });

  it('turns with the head', () => {
    const beard = bake(beardOf('full'));
    expect(difference(pictureOf(beard), pictureOf(beard, { turn: 0.18 }))).toBeGreaterThan(0.4);
  });
});

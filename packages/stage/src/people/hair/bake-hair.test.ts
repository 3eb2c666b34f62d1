import { HAIR_STYLES, type HairParams, type HairStyle } from '@herald/media/person/hair-params';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { HeadTurn } from '#base/composing/head-turn.ts';
import type { Sprite } from '#base/drawing/sprite.ts';
import { LIGHTS } from '#base/light/light-presets.ts';
import { present } from '../../../testing/present.ts';
import type { BakedHair } from '../params/skull-geometry.ts';
import { bakeHair } from './bake-hair.ts';
import { hairCraft } from './hair-craft.ts';
import { HAIR_RECIPES } from './hair-recipes.ts';
import {
  alphaAt,
  coverage,
  difference,
  FRAME,
  hairOf,
  headWith,
  layered,
  STILL,
  same,
  UNIT_PX,
} from './testing/test-head.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const makeCanvas: MakeCanvas = (width, height) => createCanvas(width, height) as unknown as Canvas;

const bake = (params: HairParams): BakedHair => bakeHair(params, headWith(params), makeCanvas);

const frontOf = ({ front, frontBend }: BakedHair) => front && frontBend && { sprite: front, bend: frontBend };
const backOf = ({ back, backBend }: BakedHair) => back && backBend && { sprite: back, bend: backBend };

/** All layers of the hair as the head draws them. */
const pictureOf = (hair: BakedHair, turn: HeadTurn = STILL) => layered([backOf(hair), hair.mid, frontOf(hair)], turn);

const heads = new Map(HAIR_STYLES.map((style) => [style, bake(hairOf(style))]));
const head = (style: HairStyle) => present(heads.get(style));
const pictures = new Map(HAIR_STYLES.map((style) => [style, pictureOf(head(style))]));
const picture = (style: HairStyle) => present(pictures.get(style));

const bytesOf = ({ canvas }: Sprite) => contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;

const COVERINGS: readonly HairStyle[] = ['hijab', 'shayla', 'turban', 'headwrap'];
const BARE: readonly HairStyle[] = ['bald', 'receding'];

describe('every hair style', () => {
  it('has at least twenty of them, none named twice', () => {
    expect(HAIR_STYLES.length).toBeGreaterThanOrEqual(20);
    expect(new Set(HAIR_STYLES).size).toBe(HAIR_STYLES.length);
  });

  it.each(HAIR_STYLES)('%s paints finite light only', (style) => {
    const params = hairOf(style);
    const recipe = HAIR_RECIPES[style];
    const craft = hairCraft(params, headWith(params), makeCanvas, recipe.boxes);
    const layers = recipe.paint(craft) ?? { front: craft.front, back: craft.back };
    for (const layer of [layers.front, layers.back, layers.mid]) {
      if (layer) expect(layer.pixels.every((value) => value >= 0 && value <= 255.5)).toBe(true);
    }
  });

  it.each(HAIR_STYLES)('%s stays within reach of the head', (style) => {
    const hair = bake(hairOf(style, { length: 10 }));
    for (const sprite of [hair.front, hair.back, hair.mid]) {
      if (!sprite) continue;
      expect(sprite.x).toBeGreaterThan(-2.2 * UNIT_PX);
      expect(sprite.x + sprite.canvas.width).toBeLessThan(2.2 * UNIT_PX);
      expect(sprite.y).toBeGreaterThan(-2.6 * UNIT_PX);
      expect(sprite.y + sprite.canvas.height).toBeLessThan(3.7 * UNIT_PX);
    }
  });

  it.each(HAIR_STYLES)('%s is cropped to what is visible', (style) => {
    const hair = head(style);
    for (const sprite of [hair.front, hair.back, hair.mid]) {
      if (!sprite) continue;
      const { width, height } = sprite.canvas;
      const bytes = bytesOf(sprite);
      const seen = (x: number, y: number) => bytes[(y * width + x) * 4 + 3] > 0;
      const columns = Array.from({ length: width }, (_, x) => x);
      const rows = Array.from({ length: height }, (_, y) => y);
      expect(columns.some((x) => seen(x, 0))).toBe(true);
      expect(columns.some((x) => seen(x, height - 1))).toBe(true);
      expect(rows.some((y) => seen(0, y))).toBe(true);
      expect(rows.some((y) => seen(width - 1, y))).toBe(true);
    }
  });

  it.each(HAIR_STYLES.filter((style) => !BARE.includes(style)))('%s covers the scalp above the hairline', (style) => {
    const params = hairOf(style);
    const { hairlineY } = headWith(params);
    for (const x of [-0.3, 0, 0.3]) expect(alphaAt(picture(style), x, hairlineY - 0.22)).toBeGreaterThan(120);
  });

  it.each(HAIR_STYLES)('%s leaves eyes, nose and mouth free', (style) => {
    const { mouthY } = headWith(hairOf(style));
    const seen = layered([frontOf(head(style))], STILL);
    for (const [x, y] of [
      [-0.39, 0],
      [0.39, 0],
      [0, 0.3],
      [0, mouthY],
      [0, -0.4],
    ] as const) {
      expect(alphaAt(seen, x, y)).toBeLessThan(26);
    }
  });

  it('looks different from every other', () => {
    for (const [i, a] of HAIR_STYLES.entries()) {
      for (const b of HAIR_STYLES.slice(i + 1)) {
        expect(difference(picture(a), picture(b)), `${a} and ${b}`).toBeGreaterThan(0.7);
      }
    }
  });

  it.each(HAIR_STYLES)('%s gives the same bytes for the same seed', (style) => {
    expect(same(pictureOf(bake(hairOf(style))), picture(style))).toBe(true);
  });
});

describe('the parameters of hair', () => {
  it('changes every strand with the seed', () => {
    const params = hairOf('wavy');
    const other = bakeHair(params, headWith(params, { seed: 8 }), makeCanvas);
    expect(difference(pictureOf(other), picture('wavy'))).toBeGreaterThan(1);
  });

  it.each(HAIR_STYLES.filter((style) => !COVERINGS.includes(style) && style !== 'bald'))(
    '%s takes the colour it is given',
    (style) => {
      const blonde = pictureOf(bake(hairOf(style, { color: '#dcc08a' })));
      const black = pictureOf(bake(hairOf(style, { color: '#1b1716' })));
      expect(difference(blonde, black)).toBeGreaterThan(1.5);
    },
  );

  it.each(COVERINGS)('%s takes the colour of its cloth and not of the hair', (style) => {
    expect(difference(pictureOf(bake(hairOf(style, { coverColor: '#1f3b57' }))), picture(style))).toBeGreaterThan(3.5);
    expect(same(pictureOf(bake(hairOf(style, { color: '#dcc08a' }))), picture(style))).toBe(true);
  });

  it('lightens dark hair with single grey hairs, more with a greater share', () => {
    const lightness = (greyShare: number) =>
      pictureOf(bake(hairOf('bun', { color: '#2b2320', greyShare }))).reduce((sum, byte) => sum + byte, 0);
    expect(lightness(0.2)).toBeGreaterThan(lightness(0));
    expect(lightness(0.5)).toBeGreaterThan(lightness(0.2));
  });

  it.each(['long', 'wavy', 'curly', 'ponytail'] as const)('lets %s grow with its length', (style) => {
    const tipsY = (length: number) => {
      const hair = bake(hairOf(style, { length }));
      return Math.max(...[hair.front, hair.back].map(present).map(({ y, canvas }) => y + canvas.height));
    };
    expect(tipsY(5)).toBeGreaterThan(tipsY(0));
    expect(tipsY(10)).toBeGreaterThan(tipsY(5));
  });

  it.each(['sidepart', 'sidebraid', 'long'] as const)('moves the parting of %s to the other side', (style) => {
    const left = pictureOf(bake(hairOf(style, { part: -0.3 })));
    const right = pictureOf(bake(hairOf(style, { part: 0.3 })));
    expect(difference(left, right, -1.6, -0.5)).toBeGreaterThan(1.5);
  });

  it('is lit by the light of the scene', () => {
    const params = hairOf('wavy');
    const evening = bakeHair(params, { ...headWith(params), light: LIGHTS.artistic }, makeCanvas);
    expect(difference(pictureOf(evening), picture('wavy'))).toBeGreaterThan(0.5);
  });

  it('fits wide and narrow heads', () => {
    const params = hairOf('bun');
    const widthFor = (faceWidth: number) =>
      bakeHair(params, headWith(params, { shape: { faceWidth } }), makeCanvas).front?.canvas.width ?? 0;
    expect(widthFor(1)).toBeGreaterThan(widthFor(-1) + 2);
  });
});

describe('what the rest of the head learns from hair', () => {
  it('hides the ears under long hair and wrapped cloth, not under short hair', () => {
    const hides = (style: HairStyle) => head(style).hidesEars;
    for (const style of ['hijab', 'shayla', 'long', 'bob', 'afro'] as const) expect(hides(style)).toBe(true);
    for (const style of ['bun', 'crop', 'quiff', 'bald', 'turban'] as const) expect(hides(style)).toBe(false);
  });

  it('drapes a still cloth over the shoulders with a hijab only', () => {
    expect(head('hijab').mid).toBeTruthy();
    expect(head('turban').mid).toBeUndefined();
  });

  it('casts a shadow below the fringe, none from a shaved head', () => {
    const shadow = present(head('long').faceShadow);
    expect(coverage(bytesOf(shadow))).toBeGreaterThan(50);
    expect(head('buzz').faceShadow).toBeNull();
  });

  it('tints the scalp above the hairline and leaves the face its own colour', () => {
    const params = hairOf('crop');
    const { hairlineY } = headWith(params);
    const scalpCoverAt = present(head('crop').scalpCoverAt);
    expect(scalpCoverAt(0, hairlineY - 0.2)).toBeGreaterThan(0.8);
    expect(scalpCoverAt(0, 0)).toBe(0);
  });
});

describe('hair that follows the head', () => {
  const rootsAndTips = (style: HairStyle, change: Partial<HeadTurn>) => {
    const hair = head(style);
    const rest = pictureOf(hair);
    const moved = pictureOf(hair, { ...STILL, ...change });
    return { roots: difference(rest, moved, -2, -0.4), tips: difference(rest, moved, 1.2, 2.6) };
  };

  it.each(['long', 'wavy', 'curly', 'braids'] as const)('swings the tips of %s and not the roots', (style) => {
    const { roots, tips } = rootsAndTips(style, { sway: 1 });
    expect(roots).toBeLessThan(0.25);
    expect(tips).toBeGreaterThan(0.8);
  });

  it.each(['crop', 'quiff', 'bun', 'hijab'] as const)('does not swing %s', (style) => {
    const { roots, tips } = rootsAndTips(style, { sway: 1 });
    expect(roots + tips).toBe(0);
  });

  it('hangs down when the head tilts: the tips move against the roll', () => {
    const hair = head('long');
    const centerOf = (roll: number) => {
      const bytes = pictureOf(hair, { ...STILL, roll });
      let sum = 0;
      let weight = 0;
      for (let y = 190; y < 206; y++) {
        for (let x = 0; x < FRAME.width; x++) {
          const alpha = bytes[(y * FRAME.width + x) * 4 + 3];
          sum += alpha * x;
          weight += alpha;
        }
      }
      return sum / weight;
    };
    expect(centerOf(0.1)).toBeLessThan(centerOf(0) - 0.8);
    expect(centerOf(-0.1)).toBeGreaterThan(centerOf(0) + 0.8);
  });

  it.each(HAIR_STYLES)('%s turns with the head, the forehead further than the outline', (style) => {
    const hair = head(style);
    const turned = pictureOf(hair, { ...STILL, turn: 0.18 });
    expect(difference(picture(style), turned)).toBeGreaterThan(0.02);
    expect(Math.abs(coverage(turned) / coverage(picture(style)) - 1)).toBeLessThan(0.08);
  });

  it('nods with the head', () => {
    const hair = head('crop');
    expect(difference(pictureOf(hair, { ...STILL, tilt: 0.15 }), picture('crop'))).toBeGreaterThan(0.3);
  });
});

describe.each(['bun', 'ponytail', 'sidepart', 'quiff'] as const)('the hairline of a %s', (style) => {
  const head = headWith(hairOf(style));
  const { front } = heads.get(style) ?? bake(hairOf(style));
  const pixels = layered([front], STILL);
  /** Mean alpha of a row over the forehead, so far above the hairline. */
  const coverAbove = (above: number): number => {
    const columns = Array.from({ length: 31 }, (_, i) => (i - 15) / UNIT_PX);
    return columns.reduce((sum, x) => sum + alphaAt(pixels, x, head.hairlineY - above), 0) / columns.length;
  };

  it('begins with hairs that let more skin through than they cover', () => {
    expect(coverAbove(0.045)).toBeLessThan(128);
  });

  it('is dense a little behind', () => {
    expect(coverAbove(0.2)).toBeGreaterThan(240);
  });
});

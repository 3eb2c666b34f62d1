import type { Mouth } from '@herald/media/mouth';
import { describe, expect, it } from 'vitest';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { BetweenLips, type InsideView } from './between-lips.ts';
import { lipMovesOf } from './lip-moves.ts';
import { shadedByLips } from './lip-shade.ts';
import { lumaOf, type Rgb } from './rgb.ts';

const LIP: Rgb = [205, 110, 105];
const DARK: Rgb = [120, 48, 50];
const HALF = 0.4;

const view: InsideView = {
  moves: lipMovesOf(VISEME_MOUTHS.aa),
  mouth: {
    ...{ exposure: 1, lip: LIP, dark: DARK, teeth: [222, 210, 192], own: null },
    ...{ middle: 0, left: 0.5, right: 0.5, sideLeft: 1, sideRight: 1, seam: () => 0 },
    flesh: { skin: [1.2, 0.95, 0.85], redness: 1 },
  },
  ...{ unitPx: 90, gain: 1, openLeft: -HALF, openRight: HALF },
};

/** What is seen from the upper lip to the lower one, a quarter of it above the line between closed lips. */
function downAt(u: number, height: number, isShaded = true): Rgb[] {
  const between = new BetweenLips();
  const above = -0.25 * height;
  return Array.from({ length: 61 }, (_, k): Rgb => {
    const at = { u, v: above + ((k + 0.5) / 61) * height, above, below: above + height };
    between.colorAt(view, at);
    const [red, green, blue] = isShaded ? shadedByLips(between.color, view, at) : between.color;
    return [red, green, blue];
  });
}

const rednessOf = ([red, green]: Rgb): number => red / green;

describe('what open lips shade', () => {
  it('begins and ends in the color of lips, without a dark line beside them', () => {
    const seen = downAt(0, 0.2);
    for (const edge of [seen[0], seen.at(-1)] as Rgb[]) {
      expect(rednessOf(edge)).toBeGreaterThan(1.6);
      expect(lumaOf(edge)).toBeGreaterThan(0.85 * lumaOf(DARK));
      expect(lumaOf(edge)).toBeLessThan(lumaOf(LIP));
    }
    expect(rednessOf(downAt(0, 0.2, false)[0] as Rgb)).toBeLessThan(1.5);
  });

  it('leaves teeth their light below the shade of the lip', () => {
    const lightest = (colors: Rgb[]) => Math.max(...colors.map(lumaOf));
    expect(lightest(downAt(0, 0.2))).toBeGreaterThan(0.95 * lightest(downAt(0, 0.2, false)));
    expect(lightest(downAt(0, 0.07))).toBeGreaterThan(1.5 * lumaOf(DARK));
  });

  it('shows more of the inner side of rounded lips', () => {
    const lipAbove = (mouth: Mouth) => {
      const at = { u: 0, v: 0.08, above: -0.05, below: 0.13 };
      const shaded = shadedByLips([0, 0, 0], { ...view, moves: lipMovesOf(mouth) }, at);
      return lumaOf(shaded);
    };
    expect(lipAbove(VISEME_MOUTHS.U)).toBeGreaterThan(10);
    expect(lipAbove(VISEME_MOUTHS.aa)).toBe(0);
  });

  it('takes light from the teeth towards the sides, and none in the middle', () => {
    const lightLeft = (u: number) => {
      const [shaded, lit] = [downAt(u, 0.2), downAt(u, 0.2, false)].map((column) => lumaOf(column[24] ?? DARK));
      return (shaded ?? 0) / (lit ?? 1);
    };
    expect(lightLeft(0)).toBeCloseTo(1);
    expect(lightLeft(0.75 * HALF)).toBeLessThan(0.8);
  });

  it('leads the corners of a clip over into the line where lips meet, and leaves those of others dark', () => {
    const at = { u: 0.99 * HALF, v: 0, above: -0.02, below: 0.03 };
    const cornerOf = (reach?: { lower: number }) => lumaOf(shadedByLips([20, 8, 8], view, at, reach));
    expect(cornerOf()).toBeGreaterThan(0.6 * lumaOf(DARK));
    expect(cornerOf()).toBeLessThan(lumaOf(DARK));
    expect(cornerOf({ lower: 1 })).toBeCloseTo(lumaOf([20, 8, 8]));
  });
});

describe('the lips of a clip', () => {
  it('open upwards by more than a fifth, so that the rim of the upper teeth is seen', () => {
    const { upper, liftUpper, gap } = lipMovesOf(VISEME_MOUTHS.aa);
    expect((upper * gap + liftUpper) / (gap + liftUpper)).toBeGreaterThan(0.2);
  });

  it('open to near their corners, less and less, so that no line is left beside the opening', () => {
    const { span, full } = lipMovesOf({ ...VISEME_MOUTHS.aa, open: 0.3, round: 0, wide: 0 });
    const openAt = (along: number) => Math.max(0, 1 - (along / span) ** 2) ** full;
    expect(openAt(0.86)).toBeGreaterThan(0.03);
    expect(openAt(0.86)).toBeLessThan(0.2);
  });
});

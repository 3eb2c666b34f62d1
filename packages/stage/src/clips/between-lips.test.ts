import type { Mouth } from '@herald/media/mouth';
import { describe, expect, it } from 'vitest';
import { VISEME_MOUTHS } from '#people/mouth/viseme-mouths.ts';
import { AS_FILMED, BetweenLips, type InsideView, type TeethLook } from './between-lips.ts';
import { lipMovesOf } from './lip-moves.ts';
import { lumaOf, type Rgb } from './rgb.ts';

const LIP: Rgb = [205, 110, 105];

function viewOf(mouth: Mouth): InsideView {
  return {
    moves: lipMovesOf(mouth),
    mouth: {
      ...{ exposure: 1, lip: LIP, dark: [60, 26, 24], teeth: [222, 210, 192], own: null },
      ...{ middle: 0, left: 0.5, right: 0.5, sideLeft: 1, sideRight: 1, seam: () => 0 },
      flesh: { skin: [1.2, 0.95, 0.85], redness: 1 },
    },
    ...{ unitPx: 90, gain: 1, openLeft: -0.3, openRight: 0.3 },
  };
}

/** Down the middle of an opening of that height, in mouth widths: from the upper lip to the lower one. */
function downTheMiddle(mouth: Mouth, height: number): Rgb[] {
  const between = new BetweenLips();
  const above = -0.3 * height;
  return Array.from({ length: 41 }, (_, k): Rgb => {
    const [red, green, blue] = between.colorAt(viewOf(mouth), {
      ...{ u: 0, v: above + ((k + 0.5) / 41) * height },
      ...{ above, below: above + height },
    });
    return [red, green, blue];
  });
}

const O_HEIGHT = 0.17;
const U_HEIGHT = 0.1;
const ROUNDED: [string, Mouth, number][] = [
  ['O', VISEME_MOUTHS.O, O_HEIGHT],
  ['U', VISEME_MOUTHS.U, U_HEIGHT],
];

describe('what is seen between rounded lips', () => {
  it.each(ROUNDED)('is dark red and nowhere black in an %s', (_, mouth, height) => {
    const [red, green, blue] = downTheMiddle(mouth, height).toSorted((a, b) => lumaOf(a) - lumaOf(b))[0] ?? [0, 0, 0];
    expect(red).toBeGreaterThan(22);
    expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  });

  it.each(ROUNDED)('gets lighter down to the inner side of the lower lip in an %s', (_, mouth, height) => {
    const lights = downTheMiddle(mouth, height).map(lumaOf);
    const darkest = lights.indexOf(Math.min(...lights));
    const last = lights.at(-1) ?? 0;
    expect(darkest / lights.length).toBeLessThan(0.5);
    expect(last).toBeGreaterThan(2 * Math.min(...lights));
    expect(last).toBeLessThan(0.85 * lumaOf(LIP));
  });

  it.each(ROUNDED)(
    'shows no edge of the upper teeth in an %s, which would hang into it as a pale flap',
    (_, mouth, height) => {
      const top = (of: Mouth) => Math.max(...downTheMiddle(of, height).slice(0, 8).map(lumaOf));
      expect(top(mouth)).toBeLessThan(0.4 * top(VISEME_MOUTHS.aa));
    },
  );
});

describe('a row of upper teeth', () => {
  it('ends in wide vowels where it ends in others, as long as nobody smiles', () => {
    const view = { ...viewOf(VISEME_MOUTHS.E), unitPx: 400, openLeft: -0.6, openRight: 0.6 };
    const lights = [0.4, 0.43, 0.46].map((u) =>
      lumaOf(new BetweenLips().colorAt(view, { u, v: -0.06, above: -0.1, below: 0.1 })),
    );
    expect(lights.map((light) => Math.round(light * 10) / 10)).toEqual([45.1, 31.7, 21.7]);
  });

  it('has the light of its look below the lip, also where it is the person’s own', () => {
    const view = viewOf(VISEME_MOUTHS.aa);
    const size = { perUnit: 20, left: -0.5, top: -0.2, width: 20, height: 8 };
    const columns = (place: number) => Array.from({ length: size.width }, () => place);
    const picture = new Uint8Array(size.width * size.height * 3).fill(200);
    const mouth = { ...view.mouth, own: { ...size, picture, from: columns(-0.15), to: columns(0.1) } };
    const at = { u: 0, v: -0.07, above: -0.08, below: 0.16 };
    const lightFor = (underLip: number) =>
      lumaOf(new BetweenLips().colorAt({ ...view, mouth, look: { ...AS_FILMED, underLip } }, at));
    expect(lightFor(0.6)).toBeGreaterThan(1.1 * lightFor(AS_FILMED.underLip));
  });

  function colorAt(change: Partial<TeethLook>, place: { u: number; v: number }): Rgb {
    const view = { ...viewOf(VISEME_MOUTHS.aa), look: { ...AS_FILMED, ...change } };
    const [red, green, blue] = new BetweenLips().colorAt(view, { ...place, above: -0.08, below: 0.16 });
    return [red, green, blue];
  }

  /** How much the light along the row goes up and down, at a place that is not its edge. */
  function unevenness(told: number): number {
    const lights = Array.from({ length: 61 }, (_, k) => lumaOf(colorAt({ told }, { u: (k - 30) / 200, v: -0.02 })));
    return lights.slice(1).reduce((sum, light, k) => sum + Math.abs(light - lights[k]), 0);
  }

  it('has lines between its teeth up to the gum where they are told apart', () => {
    expect(unevenness(1)).toBeGreaterThan(1.5 * unevenness(0));
  });

  it('leaves the dark below it where it may not fill the opening', () => {
    const lightBelow = (filled: number) => lumaOf(colorAt({ filled }, { u: 0.02, v: 0.02 }));
    expect(lightBelow(0.3)).toBeLessThan(0.6 * lightBelow(1));
  });

  it('is redder in shade where flesh around gives more of its color, and alike in the light', () => {
    const rednessAt = (warmth: number, v: number): number => {
      const [red, green] = colorAt({ warmth }, { u: 0.02, v });
      return red / green;
    };
    expect(rednessAt(1, -0.075)).toBeGreaterThan(1.1 * rednessAt(0, -0.075));
    expect(rednessAt(1, 0.02)).toBeLessThan(1.04 * rednessAt(0, 0.02));
  });

  it('keeps light at its ends where it loses less of it', () => {
    const lightAt = (lost: number) => lumaOf(colorAt({ lost }, { u: 0.24, v: -0.02 }));
    expect(lightAt(0.42)).toBeGreaterThan(1.05 * lightAt(0.58));
  });
});

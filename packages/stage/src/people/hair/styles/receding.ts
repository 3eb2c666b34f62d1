import { gaussian } from '#base/math/gaussian.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guide } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { paintFan } from '../paint/fan.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { besideEar, insideSkull, paintStubble } from './stubble.ts';

/** y of the hair that is left: a thin island on the crown, deep bays at the temples. */
const recededEdge = (x: number): number => {
  const side = Math.abs(x);
  return (
    -1.0 -
    0.08 * gaussian(x, 0.22) -
    0.2 * gaussian(side - 0.48, 0.17) +
    0.55 * smoothstep(0.68, 0.84, side) +
    0.45 * smoothstep(0.8, 0.92, side)
  );
};

function wreathGuides(side: number): Knot[][] {
  return [
    guide([
      [side * 0.745, -0.8, 0.62],
      [side * 0.825, -0.58, 0.52],
      [side * 0.868, -0.3, 0.46],
      [side * 0.872, 0.04, 0.44],
    ]),
    guide([
      [side * 0.8, -0.98, 0.5],
      [side * 0.9, -0.7, 0.42],
      [side * 0.935, -0.4, 0.36],
      [side * 0.93, -0.04, 0.34],
    ]),
    guide([
      [side * 0.77, -1.08, 0.36],
      [side * 0.905, -0.78, 0.3],
      [side * 0.955, -0.45, 0.26],
      [side * 0.95, -0.04, 0.26],
    ]),
  ];
}

/** Thin hair combed over the crown, a wreath of fuller hair above the ears; both grow out of a tinted scalp. */
export function paintReceding(craft: HairCraft): void {
  const { front } = craft;
  const region = (x: number, y: number): number => {
    const edge = recededEdge(x);
    return insideSkull(craft, x, y, 0.06) * smoothstep(edge + 0.06, edge - 0.12, y) * besideEar(x, y, 0.15, -0.15);
  };
  paintStubble(craft, { region, tintStrength: 0.3, tone: 0.7, hairs: 2600, hairLength: 0.07, alpha: 0.42 });
  const thinning = [-0.68, -0.42, -0.14, 0.16, 0.44].map((x) =>
    guide([
      [x - 0.05, recededEdge(x), 0.8],
      [x + 0.06, recededEdge(x) - 0.13, 0.7],
      [x + 0.2, -1.25 + 0.2 * x * x, 0.5],
      [x * 0.9 + 0.34, -1.3 + 0.34 * (x + 0.1) ** 2, 0.3],
    ]),
  );
  paintFan(front, thinning, 34, {
    tone: 1,
    overlap: 0.7,
    narrowest: 0.014,
    widest: 0.045,
    rootFade: 0.6,
    alpha: 0.5,
    lengthSpread: 0.3,
    points: 18,
    rootWiden: 0.02,
    placeSpread: 1.6,
    drift: 0.14,
    taper: 2,
    edge: 0.05,
    fray: 0.6,
    density: 320,
    spread: 0.9,
    strandAlpha: 0.5,
  });
  paintTint(front, [-1.05, -1.15, 1.05, 0.15], (x, y) => smoothstep(0.62, 0.84, Math.abs(x)) * region(x, y) * 0.6, {
    tone: 0.62,
    grain: 0.25,
  });
  for (const side of [-1, 1]) {
    const guides = wreathGuides(side);
    paintFan(front, guides, 7, {
      reversed: true,
      tone: 0.84,
      overlap: 2,
      narrowest: 0.05,
      rootFade: 0.5,
      points: 16,
      gloss: 0.4,
      density: 60,
      alpha: 0.7,
      tipFray: 0.3,
      lengthSpread: 0.3,
    });
    paintFan(front, guides, 26, {
      reversed: true,
      tone: 1.05,
      overlap: 1.1,
      narrowest: 0.02,
      widest: 0.06,
      rootFade: 0.7,
      root: 0.85,
      edge: 0.08,
      fray: 0.5,
      tipFray: 0.35,
      lengthSpread: 0.35,
      taper: 2.2,
      points: 18,
      drift: 0.05,
      placeSpread: 1.6,
      density: 220,
      spread: 0.5,
      shadow: { strength: 0.08, reach: 0.03 },
    });
  }
  front.keepWithin(
    (x, y) =>
      smoothstep(1.035, 1.0, Math.abs(x) / (craft.skullAt(Math.max(-1.33, y)) + 0.012)) * smoothstep(-1.4, -1.36, y),
  );
}

import { type DrawnGuide, guide, mirrored } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { type FanLook, paintFan } from '../paint/fan.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { paintScalp } from './hairline.ts';
import { paintPartedTop } from './side-part.ts';

function earGuides(side: number): Knot[][] {
  return [
    guide([
      [side * 0.7, -0.95],
      [side * 0.89, -0.62],
      [side * 0.925, -0.26],
      [side * 0.885, 0.1],
      [side * 0.8, 0.3],
    ]),
    guide([
      [side * 0.64, -1.18],
      [side * 0.94, -0.76],
      [side * 0.985, -0.28],
      [side * 0.965, 0.05],
      [side * 0.92, 0.25],
    ]),
    guide([
      [side * 0.6, -1.32, 0.2],
      [side * 0.965, -0.88, 0.1],
      [side * 1.03, -0.34, 0.05],
      [side * 1.0, 0, 0.05],
      [side * 0.965, 0.2, 0.05],
    ]),
  ];
}

/** A side-swept fringe whose tips end at different heights above the brow. */
function fringeGuides(side: number): Knot[][] {
  const place = (points: DrawnGuide): Knot[] => guide(side < 0 ? points : mirrored(points));
  return [
    place([
      [-0.4, -1.02, 0.85],
      [-0.14, -1.07, 0.98],
      [0.19, -0.86, 0.99],
      [0.46, -0.6, 0.9],
      [0.66, -0.38, 0.72],
    ]),
    place([
      [-0.42, -1.15, 0.7],
      [-0.1, -1.29, 0.85],
      [0.34, -1.12, 0.86],
      [0.69, -0.76, 0.74],
      [0.885, -0.36, 0.52],
    ]),
    place([
      [-0.4, -1.32, 0.5],
      [-0.04, -1.46, 0.6],
      [0.46, -1.3, 0.6],
      [0.85, -0.86, 0.5],
      [0.985, -0.32, 0.3],
    ]),
  ];
}

/** Short layers round the ears and a light fringe. */
export function paintPixie(craft: HairCraft): void {
  const { front } = craft;
  const side = craft.params.part <= 0 ? -1 : 1;
  paintScalp(craft);
  for (const ear of [-1, 1]) {
    paintFan(front, earGuides(ear), 6, {
      reversed: true,
      tone: 0.5,
      overlap: 2.5,
      narrowest: 0.06,
      points: 18,
      gloss: 0.3,
      density: 0,
      lengthSpread: 0.2,
      tipFray: 0.2,
    });
    paintFan(front, earGuides(ear), 16, {
      reversed: true,
      tone: 0.92,
      overlap: 1.4,
      narrowest: 0.026,
      lengthSpread: 0.42,
      taper: 2,
      points: 22,
      drift: 0.06,
      placeSpread: 1.2,
      edge: 0.14,
      round: 0.4,
      shadow: { strength: 0.26, reach: 0.05 },
    });
  }
  paintPartedTop(craft, side, 0.06);
  const guides = fringeGuides(side);
  const base: Partial<FanLook> = { reversed: true, points: 26, placeSpread: 1.3 };
  paintFan(front, guides, 6, {
    ...base,
    tone: 0.62,
    overlap: 2,
    narrowest: 0.06,
    widest: 0.18,
    gloss: 0.5,
    density: 0,
    from: 0.2,
    taper: 2,
    lengthSpread: 0.16,
    tipFray: 0.3,
  });
  paintFan(front, guides, 18, {
    ...base,
    tone: 0.98,
    overlap: 1.3,
    narrowest: 0.026,
    widest: 0.1,
    lengthSpread: 0.36,
    taper: 1.8,
    drift: 0.08,
    edge: 0.12,
    round: 0.4,
    tipFray: 0.3,
    shadow: { strength: 0.24, reach: 0.045 },
  });
  paintFan(front, guides, 12, {
    ...base,
    tone: 1.08,
    overlap: 0.6,
    narrowest: 0.014,
    widest: 0.05,
    alpha: 0.8,
    lengthSpread: 0.4,
    taper: 1.8,
    drift: 0.12,
    spread: 0.6,
    shadow: { strength: 0.14, reach: 0.03 },
  });
  paintLooseHairs(front, guides, 16);
}

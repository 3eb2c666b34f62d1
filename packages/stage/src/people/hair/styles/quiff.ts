import { guide } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { type FanLook, paintFan } from '../paint/fan.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { paintBabyHairs, paintScalp, thinHairline } from './hairline.ts';
import { paintSides } from './short-sides.ts';

/** Hair of the side, brushed up and back. */
function sideGuides(side: number): Knot[][] {
  return [
    guide([
      [side * 0.66, -0.78, 0.7],
      [side * 0.74, -0.98, 0.6],
      [side * 0.71, -1.22, 0.4],
      [side * 0.52, -1.4, 0.2],
    ]),
    guide([
      [side * 0.79, -0.66, 0.45],
      [side * 0.83, -0.9, 0.4],
      [side * 0.77, -1.16, 0.25],
      [side * 0.57, -1.36, 0.1],
    ]),
    guide([
      [side * 0.9, -0.52, 0.2],
      [side * 0.895, -0.84, 0.2],
      [side * 0.82, -1.1, 0.1],
      [side * 0.6, -1.33, 0.05],
    ]),
  ];
}

/** One row of the quiff: rises from the forehead, rolls back over the crown. `set` moves the whole row back. */
function quiffRow(craft: HairCraft, lean: number, set: number): Knot[][] {
  const { hairlineY: hy, hairlineAt } = craft;
  return [-0.7, -0.46, -0.2, 0.08, 0.34, 0.6, 0.72].map((x) => {
    const arch = 1 - x * x * 0.9;
    const root = Math.max(hairlineAt(x) - 0.012, hy - 0.03) - set * 0.9;
    const high = hy - set * 0.5;
    return guide([
      [lean * x, root, 0.94],
      [lean * (x * 1.04 + 0.015), Math.min(root - 0.1, high - 0.17 * arch - 0.05), 1.03],
      [lean * (x * 1.03 + 0.06), high - 0.24 - 0.26 * arch, 0.93],
      [lean * (x * 0.94 + 0.13), high - 0.3 - 0.4 * arch + set * 0.35, 0.64],
      [lean * (x * 0.83 + 0.2), high - 0.28 - 0.45 * arch + set * 0.42, 0.36],
      [lean * (x * 0.72 + 0.26), high - 0.22 - 0.46 * arch + set * 0.46, 0.15],
    ]);
  });
}

function paintRow(craft: HairCraft, guides: Knot[][], tone: number, fine: number): void {
  const base: Partial<FanLook> = { rootWiden: 0.02, points: 26, rootFade: 0.26, tipFray: 0.22 };
  paintFan(craft.front, guides, 8, {
    ...base,
    tone: 0.5 * tone,
    overlap: 2.6,
    narrowest: 0.09,
    widest: 0.22,
    gloss: 0.3,
    density: 0,
    lengthSpread: 0.1,
    taper: 2.4,
  });
  paintFan(craft.front, guides, Math.round(18 * fine), {
    ...base,
    tone: 0.95 * tone,
    overlap: 1.6,
    narrowest: 0.035,
    widest: 0.13 / fine,
    round: 0.45,
    edge: 0.15,
    root: 0.66,
    tip: 1.12,
    lengthSpread: 0.2,
    taper: 1.7,
    drift: 0.08,
    placeSpread: 1.1,
    shadow: { strength: 0.3, reach: 0.06 },
  });
  paintFan(craft.front, guides, 14, {
    ...base,
    tone: 1.07 * tone,
    overlap: 0.7,
    narrowest: 0.018,
    widest: 0.06,
    alpha: 0.8,
    root: 0.75,
    tip: 1.2,
    lengthSpread: 0.2,
    taper: 2,
    drift: 0.17,
    placeSpread: 1.7,
    spread: 0.5,
    shadow: { strength: 0.2, reach: 0.04 },
  });
}

/** Tall, brushed up from the forehead and rolled back, with clipped sides. */
export function paintQuiff(craft: HairCraft): void {
  const { front, random, params } = craft;
  const lean = params.part <= 0 ? 1 : -1;
  paintSides(craft, { topY: -1.12, fadeFromY: -0.55, strength: 0.75 });
  for (const side of [-1, 1]) {
    paintFan(front, sideGuides(side), 6, {
      reversed: true,
      tone: 0.5,
      overlap: 2.6,
      narrowest: 0.08,
      rootFade: 0.3,
      points: 14,
      gloss: 0.3,
      density: 0,
    });
    paintFan(front, sideGuides(side), 13, {
      reversed: true,
      tone: 0.78,
      overlap: 1.4,
      narrowest: 0.028,
      rootFade: 0.45,
      points: 16,
      lengthSpread: 0.15,
      taper: 3,
      rootWiden: 0.02,
      shadow: { strength: 0.2, reach: 0.04 },
    });
  }
  paintScalp(craft);
  for (const [set, tone, fine] of [
    [0.26, 0.74, 1.7],
    [0.13, 0.87, 1.4],
    [0, 1, 1.1],
  ] as const) {
    paintRow(craft, quiffRow(craft, lean, set), tone, fine);
  }
  thinHairline(craft, (x) => 0.2 * x);
  paintLooseHairs(front, quiffRow(craft, lean, 0.05), 24, { shortest: 0.3, longest: 0.5, outline: 0.1, lift: 0.02 });
  paintBabyHairs(craft, {
    count: 300,
    toward: (x) => [x * 0.2 + (random() - 0.5) * 0.4, -1],
    length: 0.12,
    alpha: 0.5,
    reach: 0.68,
    band: 0.06,
  });
}

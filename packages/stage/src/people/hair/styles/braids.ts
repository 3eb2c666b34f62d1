import { backdropGuides } from '../guides/curtain-guides.ts';
import { type GatherShape, gatheredGuides } from '../guides/gathered-guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { type FanLook, paintFan } from '../paint/fan.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { paintStrand } from '../paint/strand.ts';
import { hollowBehindFace, paintBackdrop } from './backdrop.ts';
import { paintParting, paintPartingBase, paintRootHairs } from './parting.ts';
import { paintPlait } from './plait.ts';

/** Hair drawn tight from the parting to the root of a braid. */
function paintGathered(craft: HairCraft, side: number, shape: GatherShape): void {
  const { front } = craft;
  const guides = gatheredGuides(side, shape);
  const base: Partial<FanLook> = { reversed: true, points: 32, taper: 8, drift: 0.03, lengthSpread: 0.02, widest: 0.2 };
  paintFan(front, guides, 9, { ...base, tone: 0.6, overlap: 2.6, narrowest: 0.07, gloss: 0.4, root: 0.78, density: 0 });
  paintFan(front, guides, 14, {
    ...base,
    tone: 0.95,
    overlap: 1.6,
    narrowest: 0.03,
    edge: 0.15,
    round: 0.4,
    placeSpread: 1.2,
    halo: 1.9,
    shadow: { strength: 0.18, reach: 0.05 },
  });
  paintFan(front, guides, 10, {
    ...base,
    tone: 1.08,
    overlap: 0.8,
    narrowest: 0.02,
    widest: 0.07,
    alpha: 0.8,
    placeSpread: 1.5,
    drift: 0.05,
    halo: 1.9,
    shadow: { strength: 0.14, reach: 0.035 },
  });
  paintLooseHairs(
    front,
    guides.map((line) => line.slice(0, 7)),
    20,
  );
  paintRootHairs(craft, guides, side);
  paintEarWisps(craft, side);
}

/** Curved wisps in front of the ear. */
function paintEarWisps(craft: HairCraft, side: number): void {
  const { random, front } = craft;
  for (let i = 0; i < 9; i++) {
    const x = side * (0.83 + 0.05 * random());
    const y = -0.35 + 0.2 * random();
    const length = 0.45 + 0.5 * random();
    const hair = Array.from({ length: 14 }, (_, k): Knot => {
      const t = k / 13;
      return [x + side * (0.06 * Math.sin(t * 3.2 + 0.4) - 0.02), y + length * t, 0.5];
    });
    paintStrand(front, hair, { alpha: 0.45, halfWidth: 0.0034, taper: 0.5, rootFade: 0.2 });
  }
}

export function paintBraids(craft: HairCraft): void {
  const { part } = craft.params;
  paintBackdrop(craft, backdropGuides(0.98, 0.97, 0.5), null);
  paintPartingBase(craft, part);
  for (const side of [-1, 1]) {
    paintPlait(craft, {
      line: [
        [side * 0.94, 0.8],
        [side * 0.97, 1.3],
        [side * 0.9, 1.8],
        [side * 0.84, 2.4],
      ],
      rootWidth: 0.165,
      tipWidth: 0.085,
      crossings: 15,
    });
    paintGathered(craft, side, { part, hairlineY: craft.hairlineY, x: side * 0.94, y: 0.96 });
  }
  paintParting(craft, part);
  hollowBehindFace(craft);
}

/** One thick braid over a shoulder; the other side sweeps behind the neck to join it. */
export function paintSideBraid(craft: HairCraft): void {
  const { part } = craft.params;
  const side = part <= 0 ? 1 : -1;
  const nape = backdropGuides(0.86, 0.94, 0.5).map((line) =>
    line.map(([x, y, z]): Knot => [x * side < 0 ? x * 0.8 : x * 1.06, y, z]),
  );
  paintBackdrop(craft, nape, null);
  paintPartingBase(craft, part);
  const behind = gatheredGuides(-side, { part, hairlineY: craft.hairlineY, x: -side * 0.3, y: 1.04 });
  paintSweptBack(craft, -side, behind);
  paintPlait(craft, {
    line: [
      [side * 0.9, 0.78],
      [side * 0.95, 1.3],
      [side * 0.84, 1.85],
      [side * 0.7, 2.5],
    ],
    rootWidth: 0.215,
    tipWidth: 0.1,
    crossings: 14,
  });
  paintGathered(craft, side, { part, hairlineY: craft.hairlineY, x: side * 0.9, y: 0.98 });
  paintParting(craft, part);
  hollowBehindFace(craft);
}

/** Hair that passes over the ear and disappears behind the jaw: the front stops where the back goes on. */
function paintSweptBack(craft: HairCraft, side: number, behind: readonly Knot[][]): void {
  const { front, back } = craft;
  const deep: Partial<FanLook> = { reversed: true, points: 34, taper: 30, lengthSpread: 0 };
  const below = behind.map((line) => line.slice(4).map(([x, y, z]): Knot => [x * 0.95, y, z]));
  paintFan(back, below, 9, { ...deep, tone: 0.46, overlap: 2.4, narrowest: 0.09, density: 0 });
  paintFan(back, below, 14, {
    ...deep,
    tone: 0.7,
    overlap: 1.6,
    narrowest: 0.03,
    shadow: { strength: 0.2, reach: 0.05 },
  });
  const seen = behind.map((line) =>
    line.slice(0, 7).map(([x, y, z], i): Knot => (i === 6 ? [x + side * 0.05, y - 0.02, z * 0.6] : [x, y, z])),
  );
  const base: Partial<FanLook> = {
    reversed: true,
    points: 34,
    taper: 20,
    lengthSpread: 0.05,
    tipFray: 0.16,
    tip: 0.72,
  };
  paintFan(front, seen, 9, { ...base, tone: 0.6, overlap: 2.5, narrowest: 0.07, gloss: 0.4, root: 0.78, density: 0 });
  paintFan(front, seen, 14, {
    ...base,
    tone: 0.95,
    overlap: 1.6,
    narrowest: 0.03,
    edge: 0.15,
    round: 0.4,
    placeSpread: 1.2,
    halo: 1.9,
    shadow: { strength: 0.18, reach: 0.05 },
  });
  paintFan(front, seen, 9, {
    ...base,
    tone: 1.07,
    overlap: 0.8,
    narrowest: 0.02,
    widest: 0.07,
    alpha: 0.8,
    placeSpread: 1.5,
    halo: 1.9,
  });
  paintRootHairs(craft, seen, side);
  paintLooseHairs(front, seen, 14);
}

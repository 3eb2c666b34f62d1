import { smoothstep } from '#base/math/smoothstep.ts';
import { sidePartGuides } from '../guides/side-part-guides.ts';
import { resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import { type FanLook, paintFan } from '../paint/fan.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { paintRibbon } from '../paint/ribbon.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintTufts, TUFT } from '../paint/tufts.ts';
import { paintBabyHairs, paintScalp, thinHairline } from './hairline.ts';
import { paintRootHairs, paintScalpLine } from './parting.ts';
import { paintSides } from './short-sides.ts';

/** A dark cap below the locks, so that no skin shows between them. */
function paintCap(craft: HairCraft, lift: number): void {
  paintTint(
    craft.front,
    [-1.05, -1.65, 1.05, -0.2],
    (x, y) => {
      const edge = craft.hairlineAt(x);
      const crown = Math.hypot(x / 0.955, (y + 0.62) / (0.85 + lift));
      return smoothstep(1, 0.95, crown) * smoothstep(edge - 0.02, edge - 0.12, y);
    },
    { tone: 0.42 },
  );
}

const under: Partial<FanLook> = {
  reversed: true,
  tone: 0.5,
  overlap: 2.7,
  narrowest: 0.06,
  widest: 0.24,
  gloss: 0.3,
  density: 0,
  tipFray: 0.25,
};
const over: Partial<FanLook> = {
  reversed: true,
  tone: 0.95,
  overlap: 1.5,
  narrowest: 0.03,
  round: 0.42,
  edge: 0.14,
  fray: 0.26,
  tipFray: 0.26,
  halo: 1.7,
};

/** The parted top of a short cut: narrow side, sweep, forelock. */
export function paintPartedTop(craft: HairCraft, side: number, lift: number): void {
  const { front, random, hairlineAt } = craft;
  const guides = sidePartGuides({ hairlineY: craft.hairlineY, hairlineAt, lift, side });
  paintCap(craft, lift);
  paintFan(front, guides.narrow, 7, { ...under, lengthSpread: 0.3, taper: 1.8, points: 18 });
  paintFan(front, guides.narrow, 15, {
    ...over,
    lengthSpread: 0.3,
    taper: 2,
    points: 24,
    rootFade: 0.1,
    drift: 0.04,
    placeSpread: 1.1,
    shadow: { strength: 0.22, reach: 0.05 },
  });
  paintRibbon(
    front,
    resample(guides.parting, 16).map(([x, y, z]) => [x, y, z, 0.03]),
    { tone: 0.42, fray: 0.3, gloss: 0, rootFade: 0.2, softEnds: 0.15, alpha: 0.8 },
  );
  paintFan(front, guides.sweep, 8, { ...under, lengthSpread: 0.2, taper: 2, points: 22 });
  paintFan(front, guides.forelock, 9, {
    ...under,
    from: 0,
    to: 0.6,
    reversed: false,
    rootFade: 0.45,
    rootWiden: 0.3,
    points: 16,
    lengthSpread: 0.2,
  });
  paintFan(front, guides.sweep, 17, {
    ...over,
    lengthSpread: 0.2,
    taper: 2.4,
    points: 32,
    drift: 0.05,
    placeSpread: 1.1,
    shadow: { strength: 0.24, reach: 0.05 },
  });
  paintFan(front, guides.forelock, 30, {
    ...over,
    reversed: false,
    rootFade: 0.42,
    rootWiden: 0.26,
    lengthSpread: 0.22,
    points: 20,
    taper: 2.6,
    drift: 0.04,
    placeSpread: 1.2,
    narrowest: 0.026,
    shadow: { strength: 0.16, reach: 0.03 },
  });
  paintFan(front, guides.sweep, 14, {
    ...over,
    tone: 1.08,
    to: 0.8,
    overlap: 0.75,
    narrowest: 0.018,
    widest: 0.06,
    alpha: 0.8,
    lengthSpread: 0.25,
    points: 26,
    drift: 0.1,
    placeSpread: 1.6,
    taper: 2.4,
    shadow: { strength: 0.16, reach: 0.035 },
  });
  paintScalpLine(craft, resample(guides.parting, 16));
  paintRootHairs(craft, guides.sweep, -side);
  paintRootHairs(craft, guides.narrow, side);
  paintTemple(craft, side);
  thinHairline(craft, () => -0.6 * side);
  paintLooseHairs(front, guides.sweep, 12, { shortest: 0.15, longest: 0.4 });
  paintBabyHairs(craft, {
    count: 260,
    toward: () => [-side * (0.5 + 0.3 * random()), -0.75],
    length: 0.12,
    alpha: 0.5,
    reach: 0.66,
    band: 0.07,
  });
}

/** Short hairs that soften the step between the sweep and the clipped side, and end in the forelock. */
function paintTemple(craft: HairCraft, side: number): void {
  const { front, hairlineAt } = craft;
  const fromForelock = (across: number) => smoothstep(0, 0.5, across);
  paintTufts(front, {
    ...TUFT,
    count: 620,
    box: [-0.92, -1, 0.92, -0.15],
    grows: (x, y) => {
      const across = -x * side;
      const above = y - hairlineAt(x);
      return across < 0.9 && above > -0.11 && above < 0 ? fromForelock(across) : 0;
    },
    toward: (x) => [-side * 0.5, 0.75 + 0.3 * Math.abs(x)],
    lengthAt: (x) => 0.05 + 0.07 * fromForelock(-x * side),
    halfWidth: 0.006,
    alpha: 0.7,
    edge: 0,
    scatter: 0.5,
    bend: 0.5,
    rootFade: 0.4,
    tone: 0.92,
    shadow: { strength: 0.1, reach: 0.02 },
  });
}

export function paintSidePart(craft: HairCraft): void {
  const side = craft.params.part <= 0 ? -1 : 1;
  paintScalp(craft);
  paintSides(craft, { topY: -1.05, fadeFromY: -0.35, hairLength: 0.09 });
  paintPartedTop(craft, side, 0.03);
}

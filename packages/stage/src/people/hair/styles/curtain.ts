import { type CurtainShape, crownY, curtainGuides } from '../guides/curtain-guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { type FanLook, paintFan, type Wave } from '../paint/fan.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { hollowBehindFace } from './backdrop.ts';
import { paintHairlineHairs, paintParting, paintPartingBase, paintRootHairs } from './parting.ts';

export interface CurtainLook {
  shape: CurtainShape;
  wave: (side: number) => Wave | null;
  /** locks of the main layer and accents of the top layer, per side */
  locks: number;
  accents: number;
  lengthSpread: number;
  taper: number;
  /** width left at the tip: small makes points, large a blunt brush */
  tipWidth: number;
  loose: number;
}

function paintSide(craft: HairCraft, side: number, look: CurtainLook): void {
  const guides = curtainGuides(side, look.shape);
  const wave = look.wave(side);
  const base: Partial<FanLook> = { wave, points: 44, reversed: true, rootWiden: 0.07, taper: look.taper };
  paintFan(craft.front, guides, 9, {
    ...base,
    tone: 0.6,
    from: 0.1,
    toneSpread: 0.16,
    overlap: 2.7,
    narrowest: 0.1,
    widest: 0.3,
    lengthSpread: look.lengthSpread * 0.6,
    tipFray: 0.12,
    gloss: 0.4,
    halo: 1.8,
    root: 0.8,
    density: 0,
  });
  paintFan(craft.front, guides, look.locks, {
    ...base,
    tone: 0.92,
    overlap: 1.9,
    narrowest: 0.055,
    widest: 0.18,
    round: 0.42,
    edge: 0.16,
    fray: 0.3,
    tipFray: 0.2,
    tipWidth: look.tipWidth,
    lengthSpread: look.lengthSpread,
    halo: 2.1,
    root: 0.82,
    shadow: { strength: 0.26, reach: 0.07 },
  });
  paintFan(craft.front, guides, look.accents, {
    ...base,
    tone: 1.06,
    overlap: 0.95,
    narrowest: 0.022,
    widest: 0.08,
    alpha: 0.8,
    round: 0.35,
    edge: 0.05,
    fray: 0.5,
    tipFray: 0.26,
    tipWidth: look.tipWidth * 0.8,
    rootFade: 0.12,
    lengthSpread: look.lengthSpread + 0.14,
    placeSpread: 1.5,
    drift: 0.09,
    halo: 2.1,
    tip: 1.2,
    spread: 0.5,
    shadow: { strength: 0.16, reach: 0.04 },
  });
  paintFraming(craft, guides, side, base);
  paintLooseHairs(craft.front, guides, look.loose, { wave });
  paintRootHairs(craft, guides, side);
  paintHairlineHairs(craft, guides, side);
}

/** How far single locks fall inwards from the hair that frames the face, at each knot of its guide. */
const FALLEN = [0, 0.01, 0.05, 0.09, 0.1, 0.1, 0.09, 0.06, 0.04, 0.02];

/** Locks of different width and length over the edge of forehead and cheek, which would else end like cut cloth. */
function paintFraming(craft: HairCraft, guides: readonly Knot[][], side: number, base: Partial<FanLook>): void {
  const [frame] = guides;
  const fallen = frame.map(([x, y, z], i): Knot => [x - side * FALLEN[i], y + 0.3 * FALLEN[i], z + 0.02]);
  paintFan(craft.front, [fallen, frame], 7, {
    ...base,
    tone: 0.96,
    overlap: 1.3,
    narrowest: 0.008,
    widest: 0.045,
    lengthSpread: 0.6,
    taper: 1.6,
    tipWidth: 0.05,
    tipFray: 0.4,
    fray: 0.5,
    rootFade: 0.1,
    placeSpread: 2,
    drift: 0.07,
    halo: 2.1,
    shadow: { strength: 0.2, reach: 0.04 },
  });
}

export function paintCurtain(craft: HairCraft, look: CurtainLook): void {
  const { part } = look.shape;
  const order = part < 0 ? [-1, 1] : [1, -1];
  const top = crownY(part * 0.8);
  paintPartingBase(craft, part, top);
  for (const side of order) paintSide(craft, side, look);
  paintParting(craft, part, top + 0.03);
  hollowBehindFace(craft);
}

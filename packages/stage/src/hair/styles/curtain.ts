import { mix } from '../../math/mix.ts';
import { type CurtainShape, curtainGuides } from '../guides/curtain-guides.ts';
import { guideBetween, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot, Rib } from '../knot.ts';
import { type FanLook, paintFan, type Wave } from '../paint/fan.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { paintRibbon } from '../paint/ribbon.ts';
import { paintStrand } from '../paint/strand.ts';

export interface CurtainLook {
  shape: CurtainShape;
  wave: (side: number) => Wave | null;
  /** locks of the main layer and accents of the top layer, per side */
  locks: number;
  accents: number;
  lengthSpread: number;
  taper: number;
  loose: number;
}

/** Hair behind the neck: dark, so that the front reads in front of it. */
export function paintBackdrop(craft: HairCraft, guides: readonly Knot[][], wave: Wave | null): void {
  const deep: Partial<FanLook> = {
    overlap: 3,
    narrowest: 0.12,
    widest: 0.4,
    toneSpread: 0.1,
    gloss: 0.1,
    root: 0.9,
    tip: 1,
  };
  paintFan(craft.back, guides, 12, { ...deep, tone: 0.3, lengthSpread: 0.03, density: 0, wave });
  paintFan(craft.back, guides, 24, {
    tone: 0.42,
    overlap: 1.6,
    narrowest: 0.05,
    toneSpread: 0.4,
    gloss: 0.2,
    root: 0.8,
    tip: 1.5,
    taper: 5,
    density: 90,
    shadow: { strength: 0.3, reach: 0.07 },
    wave,
  });
}

function paintSide(craft: HairCraft, side: number, look: CurtainLook): void {
  const guides = curtainGuides(side, look.shape);
  const wave = look.wave(side);
  const base: Partial<FanLook> = { wave, points: 44, reversed: true, rootWiden: 0.07, taper: look.taper };
  paintFan(craft.front, guides, 9, {
    ...base,
    tone: 0.56,
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
    tipFray: 0.16,
    lengthSpread: look.lengthSpread,
    halo: 2.1,
    root: 0.7,
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
    tipFray: 0.2,
    rootFade: 0.12,
    lengthSpread: look.lengthSpread + 0.14,
    placeSpread: 1.5,
    drift: 0.09,
    halo: 2.1,
    tip: 1.2,
    spread: 0.5,
    shadow: { strength: 0.16, reach: 0.04 },
  });
  paintLooseHairs(craft.front, guides, look.loose, { wave });
  paintRootHairs(craft, guides, side);
}

/** Fine hairs that start at different places along the parting and the temple, so that no line is drawn there. */
function paintRootHairs(craft: HairCraft, guides: readonly Knot[][], side: number): void {
  const { random } = craft;
  for (let i = 0; i < 40; i++) {
    const line = resample(guideBetween(guides, random() * 0.16), 34);
    const start = 3 + Math.floor(random() * 8);
    const hair = line.slice(start, start + 11).map(([x, y, z], k): Knot => [x - side * 0.004 * k, y + 0.003 * k, z]);
    paintStrand(craft.front, hair, {
      alpha: 0.45,
      halfWidth: 0.0034,
      tone: 0.85 + 0.3 * random(),
      rootFade: 0.3,
      taper: 0.5,
    });
  }
}

/** Hair under the parting, so that nothing shines through where the two sides begin. */
export function paintPartingBase(craft: HairCraft, part: number): void {
  const path: Rib[] = [-1.49, -1.36, -1.2, -1.0].map((y, i) => [mix(part * 0.8, part, i / 3), y, 0.5, 0.05]);
  paintRibbon(craft.front, path, { tone: 0.45, root: 0.9, gloss: 0, tipFray: 0.2, fray: 0.2 });
}

/** The parting: a narrow line of shaded scalp that closes towards the crown. */
export function paintParting(craft: HairCraft, part: number, topY = -1.44): void {
  const path: Rib[] = Array.from({ length: 14 }, (_, i) => {
    const t = i / 13;
    const wander = 0.006 * Math.sin(t * 11);
    return [mix(part, part * 0.8, t) + wander, mix(craft.hairlineY - 0.13, topY, t), 0.7, mix(0.011, 0.004, t)];
  });
  paintRibbon(craft.front, path, { tone: 0.5, root: 0.9, tip: 0.6, fray: 0.5, gloss: 0, alpha: 0.5, softEnds: 0.12 });
}

export function paintCurtain(craft: HairCraft, look: CurtainLook): void {
  const order = look.shape.part < 0 ? [-1, 1] : [1, -1];
  paintPartingBase(craft, look.shape.part);
  for (const side of order) paintSide(craft, side, look);
  paintParting(craft, look.shape.part);
}

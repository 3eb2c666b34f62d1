import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import { domeDepth } from '../head-normal.ts';
import type { Knot } from '../knot.ts';
import { noise } from '../paint/noise.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';

/** Scalp darkened by the hair rooted in it: a soft gradient up from the hairline, never a hard edge. */
export function paintScalp(craft: HairCraft, tone = 0.42, strength = 0.92): void {
  const { front, hairlineAt, skullAt } = craft;
  paintTint(
    front,
    [-1.05, -1.4, 1.05, 0.1],
    (x, y) => {
      const side = Math.abs(x);
      const edge = hairlineAt(x);
      const inside = smoothstep(1, 0.985, side / (skullAt(y) + 0.016));
      const sideburn = side > 0.8 ? smoothstep(0.02, -0.25, y) : 1;
      return inside * smoothstep(edge + 0.035, edge - 0.1, y) * sideburn * strength;
    },
    { tone, grain: 0.18 },
  );
}

/** How deep hair is thin behind its first roots, face units, and how many hairs stand side by side in one. */
const THIN = 0.13;
const HAIRS = 58;
/** Slope of the hairline is taken over this width. */
const ASIDE = 0.03;

/**
 * Hair begins with single roots at uneven heights and skin between them: `lean` is how far it grows aside as it rises.
 * Temples stay dense: beside a turned face the place would shine through.
 */
export function thinHairline({ front, hairlineAt }: HairCraft, lean: (x: number) => number): void {
  front.keepWithin((x, y) => {
    const above = hairlineAt(x) - y;
    const temple = smoothstep(0.6, 0.78, Math.abs(x));
    if (above > 4 * THIN || temple === 1) return 1;
    const slope = (hairlineAt(x + ASIDE) - hairlineAt(x - ASIDE)) / (2 * ASIDE);
    const behind = above / Math.hypot(1, slope) / THIN;
    const root = x - lean(x) * above;
    const hair = (noise(root * HAIRS, above * 6) - 0.5) * smoothstep(1.6, 0.4, behind);
    const clump = noise(root * 7 + 7, 3) - 0.5;
    return mix(smoothstep(-0.1, 1, behind + 0.8 * hair + 0.6 * clump), 1, temple);
  });
}

export interface BabyHairLook {
  count: number;
  /** direction hairs grow in */
  toward(x: number, y: number): readonly [number, number];
  length: number;
  alpha: number;
  /** roots lie within this share of the hairline and this band around it */
  reach: number;
  band: number;
}

/** Short, fine, half transparent hairs along the hairline: skin shows between them. */
export function paintBabyHairs(craft: HairCraft, look: BabyHairLook): void {
  const { random, front, hairlineAt } = craft;
  for (let i = 0; i < look.count; i++) {
    const x = (random() * 2 - 1) * look.reach;
    const y = hairlineAt(x) + (random() - 0.62) * look.band;
    const [dx, dy] = look.toward(x, y);
    const flat = Math.hypot(dx, dy) || 1;
    const length = look.length * mix(0.35, 1.35, random());
    const bend = (random() - 0.5) * 0.5;
    const hair: Knot[] = [];
    for (let k = 0; k < 6; k++) {
      const t = k / 5;
      const px = x + ((dx - dy * bend * t) / flat) * length * t;
      const py = y + ((dy + dx * bend * t) / flat) * length * t;
      hair.push([px, py, domeDepth(px, py)]);
    }
    paintStrand(front, hair, {
      alpha: look.alpha * mix(0.4, 1, random()),
      halfWidth: 0.0032,
      tone: 0.7 + 0.5 * random(),
      rootFade: 0.25,
      taper: 0.6,
      gloss: 0.5,
    });
  }
}

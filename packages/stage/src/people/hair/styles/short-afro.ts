import type { Rgb } from '#base/color/rgb.ts';
import { smoothCurve } from '#base/math/smooth-curve.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import { type CoilCloud, paintCoils } from '../paint/coils.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintCoiledHairline } from './afro.ts';
import { paintSides } from './short-sides.ts';

export interface ShortCoilShape {
  topY: number;
  /** y where the coils give way to clipped sides */
  sideY: number;
  fadeFromY: number;
  sideStrength: number;
  /** clipped hairs below the coils, 0..1 of full density at the very bottom */
  lowDensity: number;
}

export interface ShortCoilZone {
  inside(x: number, y: number): boolean;
  cloud: CoilCloud;
}

/** A dark scalp under white hair would look like dots, so light hair gets a lighter scalp. */
const scalpTone = ([red, green, blue]: Rgb): number => 0.46 + 0.44 * ((red + green + blue) / 765);

/** The cap of short coiled hair: clipped sides, tinted scalp; returns where coils may grow. */
export function paintCoilCap(craft: HairCraft, shape: ShortCoilShape): ShortCoilZone {
  const { front, hairlineAt, skullAt } = craft;
  const outline = smoothCurve([
    [-1.06, -0.2],
    [-1.02, -0.6],
    [-0.9, shape.topY + 0.42],
    [-0.62, shape.topY + 0.13],
    [-0.25, shape.topY],
    [0.25, shape.topY],
    [0.62, shape.topY + 0.13],
    [0.9, shape.topY + 0.42],
    [1.02, -0.6],
    [1.06, -0.2],
  ]);
  const widest = (y: number): number => skullAt(Math.max(y, -1.28)) + 0.045 + 0.22 * smoothstep(-0.95, -1.3, y);
  const sideEnd = (x: number): number => shape.sideY - (0.9 - Math.abs(x)) * 0.4;
  paintSides(craft, {
    topY: -1.15,
    fadeFromY: shape.fadeFromY,
    hairLength: 0.03,
    strength: shape.sideStrength,
    lowDensity: shape.lowDensity,
    hairs: 5200,
  });
  paintTint(
    front,
    [-1.06, -1.8, 1.06, 0],
    (x, y) => {
      const side = Math.abs(x);
      const edge = hairlineAt(x);
      const lower = side > 0.68 ? smoothstep(sideEnd(x) + 0.2, sideEnd(x) - 0.12, y) : 1;
      const round = smoothstep(widest(y), widest(y) - 0.05, side) * smoothstep(outline(x), outline(x) + 0.06, y);
      return round * smoothstep(edge + 0.015, edge - 0.045, y) * lower;
    },
    { tone: scalpTone(craft.geometry.hair) },
  );
  return {
    cloud: { center: [0, -0.62], radius: [1.1, 1] },
    inside: (x, y) => {
      const side = Math.abs(x);
      if (side > widest(y) || y < outline(x) + 0.02 * Math.sin(x * 19) || y > hairlineAt(x) - 0.025) return false;
      return !(side > 0.7 && y > sideEnd(x) + 0.22 * (craft.random() - 0.5));
    },
  };
}

const SMALL_COIL = {
  box: [-1.06, -1.8, 1.06, -0.2],
  length: 0.065,
  coilRadius: 0.021,
  turns: 1.4,
  halfWidth: 0.0145,
} as const;

/** Short natural coils over tapered sides. */
export function paintShortAfro(craft: HairCraft): void {
  const zone = paintCoilCap(craft, { topY: -1.6, sideY: -0.56, fadeFromY: -0.55, sideStrength: 0.85, lowDensity: 0.2 });
  paintCoils(craft.front, zone.cloud, { ...SMALL_COIL, count: 900, inside: zone.inside, tone: 0.9, solid: 1 });
  paintCoils(craft.front, zone.cloud, {
    ...SMALL_COIL,
    count: 2600,
    inside: zone.inside,
    tone: 1.02,
    solid: 0,
    coilRadius: 0.017,
  });
  paintCoiledHairline(craft, 320, 0.7);
}

/** Coils on top, sides clipped from dark to skin without a step. */
export function paintFade(craft: HairCraft): void {
  const zone = paintCoilCap(craft, { topY: -1.49, sideY: -0.9, fadeFromY: -0.95, sideStrength: 0.8, lowDensity: 0 });
  paintCoils(craft.front, zone.cloud, {
    ...SMALL_COIL,
    count: 720,
    inside: zone.inside,
    tone: 0.9,
    solid: 1,
    length: 0.05,
  });
  paintCoils(craft.front, zone.cloud, {
    ...SMALL_COIL,
    count: 2100,
    inside: zone.inside,
    tone: 1.02,
    solid: 0,
    length: 0.05,
    coilRadius: 0.016,
  });
  paintCoiledHairline(craft, 300, 0.7);
}

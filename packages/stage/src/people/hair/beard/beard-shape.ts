import type { BeardStyle } from '@herald/media/person/hair-params';
import { gaussian } from '#base/math/gaussian.ts';
import { smoothCurve } from '#base/math/smooth-curve.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SkullGeometry } from '../../params/skull-geometry.ts';
import { type HeadFit, toHeadY } from '../paint/head-fit.ts';
import { noise } from '../paint/noise.ts';

export type GrownBeard = Exclude<BeardStyle, 'none'>;

/** Masks of a beard in reference units (mouth at 0.80, chin at 1.32): 0 bare .. 1 full. */
export interface BeardShape {
  /** cheeks, jaw and chin */
  jaw(x: number, y: number): number;
  /** upper lip and the strip beside the mouth */
  lip(x: number, y: number): number;
}

const MOUTH_Y = 0.8;
const CHIN_Y = 1.32;

export const beardFit = (geometry: SkullGeometry): HeadFit => ({
  widen: geometry.faceHalfWidth / 0.95,
  rows: [
    [0.2, 0.2],
    [MOUTH_Y, geometry.mouthY],
    [CHIN_Y, geometry.chinY],
  ],
});

/** Upper edge of the beard on the cheek, by distance from the middle. */
const cheekEdge = smoothCurve([
  [0, 0.9],
  [0.2, 0.9],
  [0.33, 0.79],
  [0.44, 0.71],
  [0.58, 0.62],
  [0.7, 0.45],
  [0.78, 0.21],
  [0.85, -0.06],
  [0.92, -0.26],
]);

/** Half the width of a goatee: as wide as the mouth above, round at the chin. */
const goateeEdge = smoothCurve([
  [0.8, 0.38],
  [0.95, 0.35],
  [1.05, 0.32],
  [1.15, 0.27],
  [1.25, 0.19],
  [1.32, 0.1],
]);

const SOFTNESS: Record<GrownBeard, number> = { stubble: 0.05, boxed: 0.03, full: 0.05, moustache: 0.03, goatee: 0.03 };

export function beardShape(style: GrownBeard, geometry: SkullGeometry, fit: HeadFit): BeardShape {
  const soft = SOFTNESS[style];
  const widthAt = (y: number): number => geometry.halfWidthAt(toHeadY(fit, Math.min(y, 1.3))) / fit.widen;
  const inside = (x: number, y: number): number =>
    smoothstep(widthAt(y) + 0.008, widthAt(y) - 0.02, Math.abs(x)) * smoothstep(CHIN_Y + 0.025, CHIN_Y - 0.02, y);
  const mouthHole = (x: number, y: number): number => smoothstep(0.9, 1.12, Math.hypot(x / 0.34, (y - 0.835) / 0.145));
  const soulPatch = (x: number, y: number): number => gaussian(x, 0.05) * smoothstep(0.91, 0.96, y);
  const jaw = (x: number, y: number): number => {
    const side = Math.abs(x);
    const uneven = (noise(x * 9 + 3, y * 9) - 0.5) * 0.02;
    const edge = cheekEdge(side) + uneven;
    let value = smoothstep(edge - soft * 0.6, edge + soft + 0.03, y) * Math.max(mouthHole(x, y), soulPatch(x, y) * 0.9);
    value *= 1 - 0.7 * gaussian(side - 0.17, 0.065) * gaussian(y - 0.99, 0.035);
    if (style === 'goatee') value *= smoothstep(0.05, -0.05, side - goateeEdge(y) + 2 * uneven);
    return value * inside(x, y);
  };
  const lip = (x: number, y: number): number => {
    const side = Math.abs(x);
    const top = 0.605 + 0.13 * (side / 0.36) ** 1.7;
    const bottom =
      0.726 + 0.07 * smoothstep(0.08, 0.34, side) + (style === 'moustache' || style === 'full' ? 0.012 : 0);
    let value = smoothstep(top - 0.012, top + 0.03, y) * smoothstep(bottom + 0.012, bottom - 0.025, y);
    value *= smoothstep(0.395, 0.33, side) * (1 - 0.5 * gaussian(side, 0.016));
    if (style !== 'moustache' && style !== 'stubble') {
      const strip = smoothstep(0.3, 0.335, side) * smoothstep(0.43, 0.385, side);
      value = Math.max(value, strip * smoothstep(0.7, 0.75, y) * smoothstep(1.0, 0.93, y));
    }
    return value;
  };
  return { jaw: style === 'moustache' ? () => 0 : jaw, lip };
}

import type { BeardParams, BeardStyle } from '@herald/media/person/hair-params';
import { clamp } from '#base/math/clamp.ts';
import type { GrownBeard } from './beard-shape.ts';

/** Facial hair from 0 (shaved) to 10 (long full beard) as a style and how far it has grown. */
export function beardOfLevel(level: number): { style: BeardStyle; length: number } {
  const grown = clamp(level, 0, 10);
  if (grown < 0.5) return { style: 'none', length: 0 };
  if (grown < 4) return { style: 'stubble', length: grown };
  if (grown < 7) return { style: 'boxed', length: grown };
  return { style: 'full', length: grown };
}

/** Where a style lies on the scale when nothing else is said. */
const USUAL_LENGTH: Record<GrownBeard, number> = { stubble: 2.5, boxed: 5.5, full: 7.8, moustache: 6, goatee: 5.5 };

export const beardLength = (params: BeardParams): number =>
  params.style === 'none' ? 0 : (params.length ?? USUAL_LENGTH[params.style]);

export interface BeardGrowth {
  /** alpha of the tinted skin under the hair, its tone */
  tint: number;
  tintTone: number;
  /** length of a hair on the cheek, and on the chin, face units */
  hairLength: number;
  chinLength: number;
  /** small locks and single hairs */
  tufts: number;
  hairs: number;
  tuftWidth: number;
  /** how much of the skin's own colour disappears */
  cover: number;
}

/** How a beard of this style and length looks. */
export function beardGrowth(style: GrownBeard, length: number): BeardGrowth {
  if (style === 'stubble') {
    const dense = clamp(length / 4);
    return {
      tint: 0.14 + 0.26 * dense,
      tintTone: 0.8,
      hairLength: 0.014 + 0.014 * dense,
      chinLength: 0.014 + 0.014 * dense,
      tufts: 0,
      hairs: 1500 + 2300 * dense,
      tuftWidth: 0,
      cover: 0.08 + 0.14 * dense,
    };
  }
  const full = style === 'full';
  const grown = clamp((length - 4) / 3);
  const long = clamp((length - 6.5) / 3.5);
  return {
    tint: full ? 0.84 : 0.42 + 0.4 * grown,
    tintTone: 0.5,
    hairLength: 0.03 + 0.065 * grown,
    chinLength: full ? 0.1 + 0.3 * long : 0.034 + 0.07 * grown,
    tufts: full ? 720 : 240 + 330 * grown,
    hairs: full ? 3200 : 2000 + 900 * grown,
    tuftWidth: full ? 0.013 : 0.0075 + 0.003 * grown,
    cover: full ? 0.8 : 0.36 + 0.36 * grown,
  };
}

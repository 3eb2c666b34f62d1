import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { noise } from '../paint/noise.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';

export interface Stubble {
  region(x: number, y: number): number;
  tintStrength: number;
  tone: number;
  hairs: number;
  hairLength: number;
  alpha: number;
}

/** Hair clipped to millimetres: the scalp's tint and thousands of dots with a direction. */
export function paintStubble(craft: HairCraft, look: Stubble): void {
  const { front, random } = craft;
  paintTint(front, [-1.02, -1.42, 1.02, 0.15], (x, y) => look.region(x, y) * look.tintStrength, {
    tone: look.tone,
    grain: 0.3,
    grainSize: 0.8,
  });
  for (let i = 0; i < look.hairs; i++) {
    const x = random() * 2 - 1;
    const y = mix(-1.42, 0.12, random());
    if (random() > look.region(x, y)) continue;
    const length = look.hairLength * (0.5 + random());
    const angle = Math.atan2(0.5, x * 1.2) + (random() - 0.5) * 1.1;
    const hair = [0, 0.5, 1].map(
      (t): Knot => [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t, 0.7],
    );
    paintStrand(front, hair, {
      alpha: look.alpha * mix(0.6, 1, random()),
      halfWidth: 0.0032,
      tone: 0.7 + 0.7 * random(),
      halo: 0.4,
      grey: random() < front.grey ? 1 : 0,
    });
  }
}

/** 1 on the skull, 0 outside its outline. */
export const onSkull = (craft: HairCraft, x: number, y: number): number =>
  y < -1.365 ? 0 : smoothstep(1.012, 0.995, Math.abs(x) / (craft.skullAt(y) + 0.012));

/** Like onSkull, but melting away before the outline: the skin's own tint takes over there when the head turns. */
export const insideSkull = (craft: HairCraft, x: number, y: number, soft: number): number =>
  onSkull(craft, x, y) *
  smoothstep(1, 1 - soft, Math.abs(x) / (craft.skullAt(y) + 0.012)) *
  smoothstep(-1.37, -1.37 + soft * 0.8, y);

/** A hairline with an edge of its own: uneven, rounder in the middle, stronger recesses. */
export function naturalEdge(craft: HairCraft, x: number): number {
  const uneven = (noise(x * 7 + 3, 1) - 0.5) * 0.03 + (noise(x * 19 + 8, 5) - 0.5) * 0.02;
  const side = Math.abs(x);
  return craft.hairlineAt(x) + uneven + 0.03 * gaussian(x, 0.16) - 0.05 * gaussian(side - 0.5, 0.1);
}

export const besideEar = (x: number, y: number, low: number, high: number): number =>
  Math.abs(x) > 0.8 ? smoothstep(low, high, y) : 1;

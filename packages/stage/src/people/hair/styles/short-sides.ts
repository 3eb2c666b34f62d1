import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';

export interface SidesLook {
  /** y where the clipped side meets the top */
  topY: number;
  /** y from which downwards the hair gets shorter and thinner */
  fadeFromY: number;
  /** y where it has faded to skin */
  fadeToY: number;
  /** density at the bottom, 0..1 */
  lowDensity: number;
  strength: number;
  hairs: number;
  hairLength: number;
}

export const SIDES: SidesLook = {
  topY: -1.05,
  fadeFromY: -0.5,
  fadeToY: 0.12,
  lowDensity: 0.25,
  strength: 0.8,
  hairs: 2600,
  hairLength: 0.075,
};

/** Clipped sides: tinted scalp under short hairs, both thinning towards the ear. */
export function paintSides(craft: HairCraft, look: Partial<SidesLook> = {}): void {
  const sides = { ...SIDES, ...look };
  const { front, random, hairlineAt, skullAt } = craft;
  const density = (y: number): number => mix(sides.lowDensity, 1, smoothstep(sides.fadeToY, sides.fadeFromY, y));
  const inside = (x: number, y: number): number => {
    const side = Math.abs(x);
    if (side < 0.66) return 0;
    const edge = hairlineAt(x);
    const onSkull = smoothstep(1, 0.985, side / (skullAt(Math.max(-1.3, y)) + 0.016));
    return (
      clamp(smoothstep(edge + 0.025, edge - 0.08, y)) * onSkull * smoothstep(sides.fadeToY, sides.fadeToY - 0.3, y)
    );
  };
  paintTint(
    front,
    [-1.1, sides.topY, 1.1, 0.2],
    (x, y) => inside(x, y) * sides.strength * density(y) * smoothstep(sides.topY - 0.02, sides.topY + 0.12, y),
    { tone: 0.58, grain: 0.25 },
  );
  for (let i = 0; i < sides.hairs; i++) {
    const sign = random() < 0.5 ? -1 : 1;
    const x = sign * mix(0.68, 1, random());
    const y = mix(sides.topY, 0.16, random());
    const thick = density(y);
    if (random() > inside(x, y) * (0.25 + 0.75 * thick)) continue;
    const length = sides.hairLength * mix(0.6, 1.4, random()) * mix(0.35, 1, thick);
    const angle = 1.57 - sign * 0.25 + (random() - 0.5) * 0.5;
    const hair = [0, 0.5, 1].map(
      (t): Knot => [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t, 0.4],
    );
    paintStrand(front, hair, {
      alpha: 0.62,
      halfWidth: 0.0036,
      tone: 0.7 + 0.6 * random(),
      grey: random() < front.grey ? 1 : 0,
      halo: 0.5,
    });
  }
}

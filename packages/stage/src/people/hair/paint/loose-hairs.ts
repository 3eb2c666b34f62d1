import { smoothstep } from '#base/math/smoothstep.ts';
import { guideBetween, resample } from '../guides.ts';
import type { Knot } from '../knot.ts';
import type { Wave } from './fan.ts';
import type { HairPainter } from './hair-painter.ts';
import { paintStrand, type StrandLook } from './strand.ts';

export interface LooseLook extends Partial<StrandLook> {
  /** how far a hair bows away from its guide */
  lift: number;
  /** hairs cover between these shares of the guide's length */
  shortest: number;
  longest: number;
  /** share of hairs on the outline (the last guide) */
  outline: number;
  wave: Wave | null;
}

/** Single hairs that leave the shape: they make an outline soft. */
export function paintLooseHairs(
  painter: HairPainter,
  guides: readonly Knot[][],
  count: number,
  look: Partial<LooseLook> = {},
): void {
  const { random } = painter;
  const { lift = 0.03, shortest = 0.25, longest = 0.6, outline = 0.55, wave = null } = look;
  for (let i = 0; i < count; i++) {
    const across = random() < outline ? 0.9 + 0.1 * random() : random();
    const line = resample(guideBetween(guides, across), 36);
    const bow = lift * (random() * 1.9 - 0.6);
    const phase = random() * 6.28;
    const length = Math.round(36 * (shortest + (longest - shortest) * random()));
    const start = Math.floor(random() * (36 - length));
    const hair: Knot[] = [];
    for (let j = 0; j < length; j++) {
      const point = line[start + j];
      const s = j / (length - 1);
      const side = Math.sign(point[0]) || 1;
      const moved = wave?.(across, (start + j) / 35, point, phase) ?? [0, 0, 0];
      const out = bow * Math.sin(s * 3.14) * smoothstep(0, 0.3, s);
      hair.push([
        point[0] + moved[0] + side * out + Math.sin(phase + s * 6) * 0.008,
        point[1] + moved[1] - out * 0.25,
        point[2],
      ]);
    }
    paintStrand(painter, hair, { alpha: 0.25 + 0.3 * random(), halfWidth: 0.003, tone: 0.9 + 0.4 * random(), ...look });
  }
}

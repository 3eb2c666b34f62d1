import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import { besideEar, insideSkull, naturalEdge, paintStubble } from './stubble.ts';

/** Clipped to a few millimetres all over. */
export function paintBuzz(craft: HairCraft): void {
  paintStubble(craft, {
    region: (x, y) => {
      const edge = naturalEdge(craft, x);
      return insideSkull(craft, x, y, 0.07) * smoothstep(edge + 0.03, edge - 0.11, y) * besideEar(x, y, 0.12, -0.2);
    },
    tintStrength: 0.72,
    tone: 0.66,
    hairs: 9000,
    hairLength: 0.032,
    alpha: 0.6,
  });
}

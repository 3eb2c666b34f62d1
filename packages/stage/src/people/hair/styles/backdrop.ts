import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { type FanLook, paintFan, type Wave } from '../paint/fan.ts';

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

/** Where face and neck always cover the hair: not kept, so that drawing it costs nothing. */
export function hollowBehindFace(craft: HairCraft): void {
  craft.back.keepWithin((x, y) => (Math.abs(x) < 0.52 - 0.3 * smoothstep(0.45, 1.0, y) && y > -0.9 && y < 1 ? 0 : 1));
}

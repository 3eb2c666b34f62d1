import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { backdropGuides } from '../guides/curtain-guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Wave } from '../paint/fan.ts';
import { paintBackdrop } from './backdrop.ts';
import { paintCurtain } from './curtain.ts';

/** From here down the body covers the hair of the back. */
const BEHIND_SHOULDERS_Y = 2.15;

/** Straight, layered, tips turned in a little. */
export function paintLong(craft: HairCraft): void {
  const length = mix(1.3, 3.05, craft.params.length / 10);
  const wave =
    (side: number): Wave =>
    (across, along, [, y], phase) => {
      const hang = smoothstep(0.3, 0.7, along);
      const bend = 0.02 * Math.sin(y * 2.3 + across * 3 + phase * 0.15) + 0.014 * Math.sin(y * 5 + phase);
      const turnIn = -0.06 * smoothstep(0.82, 1, along);
      return [side * (bend * hang + turnIn), 0, 0.02 * Math.cos(y * 2.3 + across * 3) * hang];
    };
  paintBackdrop(craft, backdropGuides(Math.min(length - 0.1, BEHIND_SHOULDERS_Y), 1.08, 0.86), wave(1));
  paintCurtain(craft, {
    shape: {
      part: craft.params.part,
      hairlineY: craft.hairlineY,
      length,
      frame: 0.92,
      volume: 1,
      innerTip: 0.64,
      outerTip: 1.03,
      layered: 0.16,
    },
    wave,
    locks: 13,
    accents: 18,
    lengthSpread: 0.13,
    taper: 3.6,
    tipWidth: 0.42,
    loose: 26,
  });
}

/** Loose S-waves that start at the cheekbone; depth swings with them, so that light travels down the lengths. */
export function paintWavy(craft: HairCraft): void {
  const length = mix(1.35, 2.9, craft.params.length / 10);
  const wave =
    (side: number): Wave =>
    (across, along, [, y], phase) => {
      const hang = smoothstep(0.24, 0.6, along);
      const angle = y * 3.9 + across * 2.4 + phase * 0.22 + 0.6;
      const swing = 0.1 * Math.sin(angle) + 0.02 * Math.sin(y * 8 + phase);
      const depth = 0.14 * Math.sin(angle + 1.37);
      return [side * swing * hang, 0, depth * hang];
    };
  paintBackdrop(
    craft,
    backdropGuides(Math.min(length - 0.05, BEHIND_SHOULDERS_Y), 1.18, 1),
    (_across, along, [, y], phase) => [0.07 * Math.sin(y * 4 + phase) * smoothstep(0.3, 0.6, along), 0, 0],
  );
  paintCurtain(craft, {
    shape: {
      part: craft.params.part,
      hairlineY: craft.hairlineY,
      length,
      frame: 0.94,
      volume: 1.05,
      innerTip: 0.8,
      outerTip: 1.26,
      layered: 0.22,
    },
    wave,
    locks: 14,
    accents: 22,
    lengthSpread: 0.18,
    taper: 3.2,
    tipWidth: 0.4,
    loose: 30,
  });
}

/** Chin length, blunt, tips turned under. */
export function paintBob(craft: HairCraft): void {
  const wave =
    (side: number): Wave =>
    (across, along, [, y]) => {
      const turnIn = -0.08 * gaussian(along - 1, 0.2);
      const bend = 0.02 * Math.sin(y * 3 + across * 4) * smoothstep(0.3, 0.6, along);
      return [side * (turnIn + bend), 0, -0.1 * smoothstep(0.85, 1, along)];
    };
  paintBackdrop(craft, backdropGuides(1.0, 0.98, 0.9), null);
  paintCurtain(craft, {
    shape: {
      part: craft.params.part,
      hairlineY: craft.hairlineY,
      length: 1.26,
      frame: 0.9,
      volume: 1.06,
      innerTip: 0.86,
      outerTip: 1.12,
      layered: -0.04,
    },
    wave,
    locks: 14,
    accents: 15,
    lengthSpread: 0.03,
    taper: 9,
    tipWidth: 0.5,
    loose: 18,
  });
}

import { parseHex } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { guide, resample } from '../guides.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { NormalAt } from '../head-normal.ts';
import type { Knot } from '../knot.ts';
import { type FanLook, paintFan, type Wave } from '../paint/fan.ts';
import { paintLock } from '../paint/lock.ts';
import { paintLooseHairs } from '../paint/loose-hairs.ts';
import { paintTint, withColor } from '../paint/scalp-tint.ts';
import { paintPulledBack } from './pulled-back.ts';

const GATHER = { x: 0.06, y: -1.5 };
const TIE_COLOR = parseHex('#2b2428');

/** The tail rises from the tie, arches over and falls beside the head. */
function tailGuides(length: number): Knot[][] {
  return [0, 0.33, 0.66, 1].map((t) =>
    guide([
      [mix(0.04, 0.13, t), mix(-1.5, -1.56, t), 0.1],
      [mix(0.13, 0.24, t), mix(-1.6, -1.79, t), 0.1],
      [mix(0.48, 0.76, t), mix(-1.5, -1.86, t), 0.1],
      [mix(0.78, 1.22, t), mix(-1.1, -1.48, t), 0.06],
      [mix(0.94, 1.46, t), mix(-0.5, -0.8, t), 0.0],
      [mix(1.0, 1.52, t), mix(0.1, -0.05, t), 0.0],
      [mix(1.02, 1.5, t), mix(0.7, 0.6, t), 0.02],
      [mix(1.08, 1.42, t), mix(mix(0.7, length, 0.55), mix(0.6, length, 0.5), t), 0.06],
      [mix(1.16, 1.28, t), length - 0.16 * Math.abs(t - 0.5), 0.1],
    ]),
  );
}

const tailNormal: NormalAt = (x, y, out) => {
  out[0] = clamp((x - 1.2) / 0.42, -0.9, 0.9);
  out[1] = -0.62 * smoothstep(-0.5, -1.5, y);
  out[2] = 0.65;
};

/** A wrapped lock of hair hides the tie. */
function paintTie(craft: HairCraft): void {
  const band = resample(
    guide([
      [-0.07, -1.5, 0.5],
      [0.05, -1.55, 0.6],
      [0.19, -1.5, 0.5],
    ]),
    12,
  );
  for (const [shift, tone] of [
    [0.035, 0.75],
    [0, 1],
    [-0.035, 0.85],
  ] as const) {
    paintLock(
      craft.front,
      band.map(([x, y, z]) => [x, y + shift, z, 0.032]),
      {
        tone,
        round: 0.9,
        edge: 0.4,
        fray: 0.1,
        tipFray: 0.04,
        root: 0.9,
        tip: 0.9,
        halo: 0.6,
        shadow: { strength: 0.4, reach: 0.05 },
      },
    );
  }
  withColor(craft.back, TIE_COLOR, craft.geometry.hair, () =>
    paintLock(
      craft.back,
      band.map(([x, y, z]) => [x, y + 0.02, z, 0.06]),
      { tone: 1, density: 0, gloss: 0.4, root: 1 },
    ),
  );
}

export function paintPonytail(craft: HairCraft): void {
  const length = mix(0.6, 2.6, craft.params.length / 10);
  const guides = tailGuides(length);
  const wave: Wave = (across, along, _point, phase) => {
    const hang = smoothstep(0.15, 0.5, along);
    return [
      0.05 * Math.sin(along * 9 + across * 1.5 + phase * 0.12) * hang,
      0,
      0.06 * Math.cos(along * 9 + across * 2) * hang,
    ];
  };
  paintTint(
    craft.back,
    [-0.3, -1.75, 0.5, -1.2],
    (x, y) => smoothstep(1, 0.75, Math.hypot((x - 0.1) / 0.25, (y + 1.48) / 0.17)),
    { tone: 0.42 },
  );
  const tail: Partial<FanLook> = { wave, normalAt: tailNormal, points: 40 };
  paintFan(craft.back, guides, 7, {
    ...tail,
    tone: 0.5,
    overlap: 2.6,
    narrowest: 0.07,
    widest: 0.3,
    gloss: 0.3,
    density: 0,
    tipFray: 0.1,
  });
  paintFan(craft.back, guides, 13, {
    ...tail,
    tone: 0.92,
    overlap: 1.7,
    narrowest: 0.035,
    lengthSpread: 0.18,
    taper: 3,
    round: 0.4,
    edge: 0.16,
    shadow: { strength: 0.24, reach: 0.06 },
  });
  paintFan(craft.back, guides, 12, {
    ...tail,
    tone: 1.08,
    overlap: 0.8,
    narrowest: 0.018,
    alpha: 0.8,
    lengthSpread: 0.26,
    placeSpread: 1.5,
    taper: 2.4,
    spread: 0.5,
    shadow: { strength: 0.14, reach: 0.035 },
  });
  paintLooseHairs(craft.back, guides, 22, { wave, normalAt: tailNormal });
  paintPulledBack(craft, GATHER);
  paintTie(craft);
}

import { smoothCurve } from '#base/math/smooth-curve.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import { noise } from '../paint/noise.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintTufts, TUFT, type TuftLook } from '../paint/tufts.ts';
import { paintBabyHairs, paintScalp } from './hairline.ts';
import { paintSides } from './short-sides.ts';

/** Half width of the cropped top at height y. */
const topHalfWidth = smoothCurve([
  [-1.52, 0.2],
  [-1.42, 0.46],
  [-1.3, 0.64],
  [-1.15, 0.78],
  [-0.9, 0.87],
  [-0.5, 0.9],
]);

/** Hair radiates from the whorl at the back of the crown and turns down over the forehead. */
function flow(x: number, y: number): readonly [number, number] {
  const drift = noise(x * 2.2 + 5, y * 2.2 + 3) - 0.5;
  const side = Math.abs(x);
  return [
    x * 0.6 * (1 - smoothstep(0.5, 0.85, side) * 0.7) + drift * 1.1 + 0.2,
    0.55 + Math.max(0, y + 1.2) * 0.8 - 0.5 * smoothstep(-1.3, -1.44, y) + smoothstep(0.6, 0.85, side) * 0.8,
  ];
}

/** Textured short top over clipped sides, with a broken fringe. */
export function paintCrop(craft: HairCraft): void {
  const { front, hairlineAt, random } = craft;
  paintSides(craft, { topY: -1.1, fadeFromY: -0.5, hairLength: 0.07 });
  paintScalp(craft);
  paintTint(
    front,
    [-0.9, -1.52, 0.9, -0.8],
    (x, y) => {
      const edge = hairlineAt(x);
      return smoothstep(1, 0.93, Math.hypot(x / 0.85, (y + 0.8) / 0.69)) * smoothstep(edge - 0.05, edge - 0.18, y);
    },
    { tone: 0.55 },
  );
  const top: Partial<TuftLook> = {
    scatter: 0.6,
    bend: 1.0,
    toneSpread: 0.34,
    root: 0.68,
    tip: 1.12,
    round: 0.3,
    edge: 0,
    alpha: 0.75,
    density: 320,
    spread: 0.9,
    contrast: 0.5,
    strandAlpha: 0.6,
    shadow: { strength: 0.17, reach: 0.03 },
  };
  paintTufts(front, {
    ...TUFT,
    ...top,
    count: 760,
    grows: (x, y) => {
      const side = Math.abs(x);
      const inside = side < topHalfWidth(y) * 0.97 && y < hairlineAt(x) - 0.1 && y > -1.5;
      return inside && !(side > 0.8 && y > -0.8) ? 1 : 0;
    },
    toward: flow,
    lengthAt: (x, y) => (0.25 + 0.12 * smoothstep(-1.3, -0.95, y)) * (1 - 0.45 * smoothstep(0.6, 0.85, Math.abs(x))),
    halfWidth: 0.012,
    orderAt: (_x, y) => -y * 0.8,
  });
  paintTufts(front, {
    ...TUFT,
    ...top,
    count: 260,
    grows: (x, y) => {
      const crown = Math.hypot(x / 0.86, (y + 0.8) / 0.71);
      return crown > 0.86 && crown < 1 && y < -0.95 ? 1 : 0;
    },
    toward: (x, y) => [x * 0.9 + 0.25, y < -1.3 ? -0.5 : 0.2],
    lengthAt: () => 0.17,
    halfWidth: 0.009,
    scatter: 0.8,
  });
  paintFringe(craft);
  paintBabyHairs(craft, {
    count: 120,
    toward: () => [random() - 0.5, 1],
    length: 0.07,
    alpha: 0.4,
    reach: 0.7,
    band: 0.05,
  });
}

function paintFringe(craft: HairCraft): void {
  const { front, hairlineAt } = craft;
  paintTufts(front, {
    ...TUFT,
    count: 190,
    box: [-0.7, -1.2, 0.7, -0.6],
    grows: (x, y) => (y > hairlineAt(x) - 0.17 && y < hairlineAt(x) - 0.03 && Math.abs(x) < 0.64 ? 1 : 0),
    toward: (x) => [0.35 + (noise(x * 4, 2) - 0.5) * 1.6 + x * 0.3, 1],
    lengthAt: () => 0.21,
    halfWidth: 0.01,
    edge: 0,
    alpha: 0.75,
    scatter: 0.45,
    bend: 0.8,
    rootFade: 0.25,
    tip: 1.05,
    density: 320,
    spread: 0.8,
    shadow: { strength: 0.15, reach: 0.03 },
  });
}

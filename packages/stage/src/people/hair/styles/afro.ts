import { smoothstep } from '#base/math/smoothstep.ts';
import type { HairCraft } from '../hair-craft.ts';
import { ellipsoidNormal } from '../head-normal.ts';
import type { Knot } from '../knot.ts';
import { type CoilCloud, paintCoils } from '../paint/coils.ts';
import { noise } from '../paint/noise.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';
import { hollowBehindFace } from './backdrop.ts';

/** Distance from the middle of the cloud, 1 at its uneven edge. */
function cloudDistance({ center, radius }: CoilCloud, x: number, y: number): number {
  const angle = Math.atan2(y - center[1], x - center[0]);
  const uneven = 0.025 * Math.sin(angle * 5 + 1) + 0.05 * (noise(angle * 5 + 20, 1) - 0.5);
  return Math.hypot((x - center[0]) / radius[0], (y - center[1]) / radius[1]) - uneven;
}

/** A soft outline: fine coils that reach past the edge. */
function paintHaze(craft: HairCraft, cloud: CoilCloud): void {
  const { random, back } = craft;
  for (let i = 0; i < 900; i++) {
    const angle = -Math.PI * random() * 1.25 + 0.39;
    const reach = 0.93 + 0.08 * random();
    const x = cloud.center[0] + Math.cos(angle) * cloud.radius[0] * reach;
    const y = cloud.center[1] + Math.sin(angle) * cloud.radius[1] * reach;
    const turn = random() * 6.28;
    const r = 0.018 + 0.018 * random();
    const hair = Array.from(
      { length: 10 },
      (_, k): Knot => [
        x + Math.cos(turn + k * 0.75) * r * (1 - k * 0.05) + Math.cos(angle) * k * 0.003,
        y + Math.sin(turn + k * 0.75) * r * (1 - k * 0.05) + Math.sin(angle) * k * 0.003,
        0.2,
      ],
    );
    paintStrand(back, hair, { alpha: 0.5, halfWidth: 0.0034, tone: 0.9 + 0.3 * random() });
  }
}

/** Small coils that let the skin of the forehead show between them. */
export function paintCoiledHairline(craft: HairCraft, count: number, reach: number): void {
  const { random, front, hairlineAt } = craft;
  for (let i = 0; i < count; i++) {
    const x = (random() * 2 - 1) * reach;
    const y = hairlineAt(x) - 0.025 + 0.06 * random() ** 1.5;
    const r = 0.011 + 0.014 * random();
    const turn = random() * 6.28;
    const hair = Array.from(
      { length: 9 },
      (_, k): Knot => [
        x + Math.cos(turn + k * 0.8) * r * (1 - k * 0.06),
        y - k * 0.004 + Math.sin(turn + k * 0.8) * r * (1 - k * 0.06),
        0.8,
      ],
    );
    paintStrand(front, hair, { alpha: 0.6, halfWidth: 0.0036, tone: 0.75 + 0.3 * random(), gloss: 0.5 });
  }
}

/** A full round afro. */
export function paintAfro(craft: HairCraft): void {
  const { front, back, hairlineAt, geometry } = craft;
  const cloud: CoilCloud = geometry.male
    ? { center: [0, -0.72], radius: [1.26, 1.06] }
    : { center: [0, -0.66], radius: [1.46, 1.22] };
  const normalAt = ellipsoidNormal(cloud.center, [cloud.radius[0] * 1.1, cloud.radius[1] * 1.1]);
  const distance = (x: number, y: number): number => cloudDistance(cloud, x, y);
  paintTint(back, [-1.7, -2.1, 1.7, 0.8], (x, y) => smoothstep(0.97, 0.86, distance(x, y)), {
    tone: 0.34,
    grain: 0.12,
    normalAt,
  });
  const coil = { length: 0.13, coilRadius: 0.034, turns: 1.7, halfWidth: 0.0185 };
  const backInside = (x: number, y: number): boolean => distance(x, y) < 0.97 && distance(x, y) > 0.45;
  const backBox = [-1.7, -2.1, 1.7, 0.8] as const;
  paintCoils(back, cloud, { ...coil, box: backBox, count: 500, inside: backInside, tone: 0.72, solid: 1 });
  paintCoils(back, cloud, {
    ...coil,
    box: backBox,
    count: 1500,
    inside: (x, y) => distance(x, y) < 1 && distance(x, y) > 0.6,
    tone: 0.9,
    solid: 0,
  });
  paintHaze(craft, cloud);
  const inFront = (x: number, y: number): boolean =>
    distance(x, y) < 0.93 && (y < hairlineAt(x) - 0.02 || (Math.abs(x) > 0.965 && y < 0.42));
  paintTint(
    front,
    [-1.45, -1.95, 1.45, 0.55],
    (x, y) => {
      const edge = hairlineAt(x);
      const above = smoothstep(edge + 0.03, edge - 0.07, y);
      const beside = smoothstep(0.95, 1.02, Math.abs(x)) * smoothstep(0.55, 0.3, y);
      return smoothstep(0.97, 0.86, distance(x, y)) * Math.max(above, beside);
    },
    { tone: 0.38, normalAt },
  );
  const frontBox = [-1.5, -2, 1.5, 0.5] as const;
  paintCoils(front, cloud, { ...coil, box: frontBox, count: 1000, inside: inFront, tone: 0.9, solid: 1 });
  paintCoils(front, cloud, {
    ...coil,
    box: frontBox,
    count: 4200,
    inside: inFront,
    tone: 1,
    solid: 0,
    length: 0.11,
    coilRadius: 0.026,
  });
  paintCoiledHairline(craft, 420, 0.88);
  hollowBehindFace(craft);
}

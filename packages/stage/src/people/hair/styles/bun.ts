import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { HairCraft } from '../hair-craft.ts';
import { ellipsoidNormal } from '../head-normal.ts';
import type { Knot, Rib } from '../knot.ts';
import { paintContactShadow } from '../paint/contact-shadow.ts';
import { type LockLook, paintLock } from '../paint/lock.ts';
import { paintTint } from '../paint/scalp-tint.ts';
import { paintStrand } from '../paint/strand.ts';
import { paintPulledBack } from './pulled-back.ts';

const CENTER = [0.02, -1.7] as const;
const RADIUS = [0.43, 0.35] as const;
const TURN = Math.PI * 2;

interface Coil {
  from: number;
  sweep: number;
  /** distance from the bun's middle at both ends, 1 = its outline */
  outer: number;
  inner: number;
  halfWidth: number;
}

/** One lock that winds round the bun and dips under its neighbours at both ends. */
function coilPath({ from, sweep, outer, inner, halfWidth }: Coil): Rib[] {
  return Array.from({ length: 28 }, (_, i) => {
    const t = i / 27;
    const angle = from + sweep * t;
    const radius = mix(outer, inner, t);
    return [
      CENTER[0] + Math.cos(angle) * RADIUS[0] * radius,
      CENTER[1] + Math.sin(angle) * RADIUS[1] * radius,
      0.5 * Math.sqrt(Math.max(0, 1 - radius * radius)),
      halfWidth * (0.3 + 0.7 * Math.sin(Math.PI * clamp(t * 0.92 + 0.06))),
    ];
  });
}

function paintCoils(craft: HairCraft): void {
  const { random, back } = craft;
  const normalAt = ellipsoidNormal(CENTER, [RADIUS[0] * 1.08, RADIUS[1] * 1.08]);
  const look: Partial<LockLook> = {
    normalAt,
    root: 0.7,
    tip: 0.75,
    round: 0.5,
    fray: 0.2,
    edge: 0.2,
    halo: 0.7,
    density: 150,
    shortest: 0.9,
    shadow: { strength: 0.34, reach: 0.07 },
  };
  paintTint(
    back,
    [-0.5, -2.1, 0.55, -1.3],
    (x, y) => clamp((1 - Math.hypot((x - CENTER[0]) / RADIUS[0], (y - CENTER[1]) / RADIUS[1])) * 9),
    { tone: 0.4, normalAt },
  );
  const ring = (count: number, coil: (angle: number) => Coil, tone: number): void => {
    const start = random() * TURN;
    for (let i = 0; i < count; i++) {
      const angle = start + (i / count) * TURN + (random() - 0.5) * 0.5;
      paintLock(back, coilPath(coil(angle)), {
        ...look,
        tone: tone * (0.88 + 0.24 * random()),
        warmth: (random() - 0.5) * 0.12,
      });
    }
  };
  ring(
    10,
    (from) => ({ from, sweep: 2.6 + random(), outer: 0.88, inner: 0.7 + 0.08 * random(), halfWidth: 0.1 }),
    0.86,
  );
  ring(8, (from) => ({ from, sweep: 2.5 + random(), outer: 0.68, inner: 0.42, halfWidth: 0.1 }), 0.98);
  ring(5, (from) => ({ from, sweep: 2.6, outer: 0.44, inner: 0.14, halfWidth: 0.1 }), 1.06);
  ring(2, (from) => ({ from, sweep: 2.2, outer: 0.22, inner: 0.02, halfWidth: 0.075 }), 1.0);
}

/** Loose ends round the outline of the bun. */
function paintFuzz(craft: HairCraft): void {
  const { random, back } = craft;
  for (let i = 0; i < 40; i++) {
    const angle = random() * TURN;
    const radius = 0.95 + 0.07 * random();
    const hair = Array.from({ length: 9 }, (_, k): Knot => {
      const a = angle + k * 0.085;
      const r = radius + 0.035 * Math.sin(k * 0.45);
      return [CENTER[0] + Math.cos(a) * RADIUS[0] * r, CENTER[1] + Math.sin(a) * RADIUS[1] * r, 0.2];
    });
    paintStrand(back, hair, { alpha: 0.4, halfWidth: 0.003, taper: 0.5, rootFade: 0.3 });
  }
}

/** A high bun wound from overlapping locks. */
export function paintBun(craft: HairCraft): void {
  paintCoils(craft);
  paintFuzz(craft);
  const foot: Rib[] = [-0.45, 0, 0.45].map((x) => [CENTER[0] + x, -1.52 + 0.06 * Math.abs(x), 0, 0.12]);
  paintContactShadow(craft.back, foot, { strength: 0.5, reach: 0.14 });
  paintPulledBack(craft, { x: CENTER[0], y: -1.5 });
}

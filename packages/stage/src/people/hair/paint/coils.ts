import { mix } from '#base/math/mix.ts';
import { ellipsoidNormal, type NormalAt } from '../head-normal.ts';
import type { Rib } from '../knot.ts';
import { paintContactShadow } from './contact-shadow.ts';
import type { HairPainter } from './hair-painter.ts';
import { noise } from './noise.ts';
import { paintRibbon } from './ribbon.ts';
import { paintStrand } from './strand.ts';

/** A round volume of coiled hair. */
export interface CoilCloud {
  center: readonly [number, number];
  radius: readonly [number, number];
}

export interface CoilLook {
  box: readonly [number, number, number, number];
  count: number;
  inside(x: number, y: number): boolean;
  /** how far a coil reaches, its radius, and how often it winds */
  length: number;
  coilRadius: number;
  turns: number;
  halfWidth: number;
  tone: number;
  /** 0 single strands, 1 every coil is a small ribbon with a shadow */
  solid: number;
}

const POINTS = 16;

/** Dents the round form, so that light breaks over clumps. */
function clumpedNormal(cloud: CoilCloud): NormalAt {
  const round = ellipsoidNormal(cloud.center, [cloud.radius[0] * 1.05, cloud.radius[1] * 1.05]);
  return (x, y, out) => {
    round(x, y, out);
    out[0] += (noise(x * 6 + 9, y * 6 + 4) - 0.5) * 0.6;
    out[1] += (noise(x * 6 + 31, y * 6 + 17) - 0.5) * 0.6;
  };
}

function coilPath(painter: HairPainter, cloud: CoilCloud, look: CoilLook, root: readonly [number, number]): Rib[] {
  const { random } = painter;
  const [x, y] = root;
  const dx = (x - cloud.center[0]) / cloud.radius[0];
  const dy = (y - cloud.center[1]) / cloud.radius[1];
  const depth = Math.sqrt(Math.max(0.05, 1 - (dx * dx + dy * dy) * 0.9));
  const outward = Math.atan2(dy * cloud.radius[1], dx * cloud.radius[0]) + (random() - 0.5) * 2.2;
  const length = look.length * mix(0.55, 1.4, random());
  const radius = look.coilRadius * mix(0.7, 1.3, random());
  const turns = look.turns * mix(0.7, 1.3, random());
  const phase = random() * 6.28;
  return Array.from({ length: POINTS }, (_, k): Rib => {
    const t = k / (POINTS - 1);
    const angle = phase + t * turns * 6.28;
    const r = radius * (1 - 0.4 * t);
    return [
      x + Math.cos(outward) * length * t + Math.cos(angle) * r,
      y + Math.sin(outward) * length * t + Math.sin(angle) * r,
      depth + Math.sin(angle + 1) * radius,
      look.halfWidth * (1 - 0.75 * t ** 3),
    ];
  });
}

/** Fills a cloud with coils, the ones at its edge first, so that the middle lies on top. */
export function paintCoils(painter: HairPainter, cloud: CoilCloud, look: CoilLook): void {
  const { random } = painter;
  const normalAt = clumpedNormal(cloud);
  const shadow = 0.34 - 0.22 * painter.shader.brightness;
  const roots: { at: readonly [number, number]; out: number }[] = [];
  for (let tries = 0; roots.length < look.count && tries < look.count * 40; tries++) {
    const x = mix(look.box[0], look.box[2], random());
    const y = mix(look.box[1], look.box[3], random());
    if (!look.inside(x, y)) continue;
    const out = Math.hypot((x - cloud.center[0]) / cloud.radius[0], (y - cloud.center[1]) / cloud.radius[1]);
    roots.push({ at: [x, y], out: out + random() * 0.25 });
  }
  roots.sort((a, b) => b.out - a.out);
  for (const { at } of roots) {
    const path = coilPath(painter, cloud, look, at);
    const clump = noise(at[0] * 5.5 + 2, at[1] * 5.5 + 7);
    const tone = look.tone * (0.55 + 0.75 * clump) * mix(0.75, 1.25, random());
    const warmth = (random() - 0.5) * 0.12;
    if (random() < look.solid) {
      paintContactShadow(painter, path, { strength: shadow, reach: 0.03 });
      paintRibbon(painter, path, {
        tone,
        warmth,
        normalAt,
        root: 0.55,
        tip: 1.15,
        round: 0.9,
        fray: 0.15,
        edge: 0.4,
        gloss: 0.9,
        rootFade: 0.1,
        strands: 3,
      });
    } else {
      const grey = random() < painter.grey ? 1 : 0;
      const shift = (random() - 0.5) * 0.5;
      paintStrand(
        painter,
        path.map(([x, y, z]) => [x, y, z]),
        {
          tone: tone * 1.05,
          warmth,
          normalAt,
          grey,
          shift,
          alpha: 0.85,
          halfWidth: look.halfWidth * 0.42,
          root: 0.5,
          tip: 1.25,
          taper: 0.3,
        },
      );
    }
  }
}

import { mix } from '#base/math/mix.ts';
import type { HairCraft } from '../hair-craft.ts';
import type { Knot } from '../knot.ts';
import { paintRinglet } from '../paint/ringlet.ts';
import { paintCoiledHairline } from './afro.ts';
import { paintCoilCap, type ShortCoilZone } from './short-afro.ts';

interface CurlRow {
  count: number;
  tone: number;
  length: number;
  radius: number;
  halfWidth: number;
  pitch: number;
}

/** Short ringlets that grow out of the crown and tumble over the forehead. */
function paintCurls(craft: HairCraft, zone: ShortCoilZone, row: CurlRow): void {
  const { random, front } = craft;
  const roots: [number, number][] = [];
  for (let tries = 0; roots.length < row.count && tries < row.count * 60; tries++) {
    const x = mix(-1, 1, random());
    const y = mix(-1.62, -0.7, random());
    if (zone.inside(x, y)) roots.push([x, y]);
  }
  roots.sort((a, b) => a[1] - b[1] + (random() - 0.5) * 0.2);
  for (const [x, y] of roots) {
    const outward = Math.atan2(y + 0.75, x * 1.3) + (random() - 0.5) * 1.3;
    const fall = y > -1.25 ? 0.8 : 0.1;
    const length = row.length * mix(0.7, 1.3, random());
    const axis = Array.from({ length: 10 }, (_, k): Knot => {
      const t = k / 9;
      return [
        x + Math.cos(outward) * length * t * (1 - 0.4 * t * fall),
        y + Math.sin(outward) * length * t * (1 - fall) + fall * length * t * t,
        0.8 - 0.1 * t,
      ];
    });
    const size = mix(0.75, 1.25, random());
    paintRinglet(
      front,
      {
        axis,
        radius: row.radius * size,
        halfWidth: row.halfWidth * size,
        pitch: row.pitch * size,
        opens: 0.3,
        hand: random() < 0.5 ? -1 : 1,
        tone: row.tone * (0.8 + 0.4 * random()),
      },
      { density: 170 },
    );
  }
}

export function paintCurlyTop(craft: HairCraft): void {
  const zone = paintCoilCap(craft, { topY: -1.56, sideY: -0.74, fadeFromY: -0.5, sideStrength: 0.85, lowDensity: 0.2 });
  paintCurls(craft, zone, { count: 90, tone: 0.72, length: 0.3, radius: 0.055, halfWidth: 0.04, pitch: 0.2 });
  paintCurls(craft, zone, { count: 120, tone: 0.98, length: 0.27, radius: 0.048, halfWidth: 0.03, pitch: 0.18 });
  paintCurls(craft, zone, { count: 60, tone: 1.1, length: 0.22, radius: 0.036, halfWidth: 0.018, pitch: 0.13 });
  paintCoiledHairline(craft, 160, 0.68);
}

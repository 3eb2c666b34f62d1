import { describe, expect, it } from 'vitest';
import { LIGHTS } from '#base/light/light-presets.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { paintFlyaways } from './flyaways.ts';
import { HairPainter } from './hair-painter.ts';
import { REFERENCE_FIT } from './head-fit.ts';

const CAP = 0.6;

/** A round cap of hair without a soft edge. */
function cap(): HairPainter {
  const painter = new HairPainter({
    unitPx: 60,
    box: [-1.2, -1.2, 1.2, 1.2],
    light: LIGHTS.studio,
    color: [120, 80, 50],
    fit: REFERENCE_FIT,
    random: seededRandom(3),
    grey: 0,
  });
  for (let pixel = 0; pixel < painter.width * painter.height; pixel++) {
    if (distanceOf(painter, pixel) < CAP) painter.pixels.set([120, 80, 50, 1], pixel * 4);
  }
  return painter;
}

function distanceOf({ left, top, width, unitPx }: HairPainter, pixel: number): number {
  return Math.hypot((pixel % width) + left, Math.floor(pixel / width) + top) / unitPx;
}

function hairAt(painter: HairPainter, counts: (distance: number, y: number) => boolean): number {
  let sum = 0;
  for (let pixel = 0; pixel < painter.width * painter.height; pixel++) {
    const y = (Math.floor(pixel / painter.width) + painter.top) / painter.unitPx;
    if (counts(distanceOf(painter, pixel), y)) sum += painter.pixels[pixel * 4 + 3];
  }
  return sum;
}

const look = { count: 80, longest: 0.3, isFace: () => false };
const isOutside = (distance: number): boolean => distance > CAP + 0.02;

describe('single hairs along an outline', () => {
  it('leave the shape, and not far', () => {
    const painter = cap();
    paintFlyaways(painter, { ...look, random: seededRandom(5) });
    expect(hairAt(painter, isOutside)).toBeGreaterThan(4);
    expect(hairAt(painter, (distance) => distance > CAP + 0.15)).toBe(0);
  });

  it('are few before a face', () => {
    const painter = cap();
    paintFlyaways(painter, { ...look, random: seededRandom(5), isFace: (_x, y) => y > 0 });
    const below = hairAt(painter, (distance, y) => isOutside(distance) && y > 0.1);
    const above = hairAt(painter, (distance, y) => isOutside(distance) && y < -0.1);
    expect(below).toBeLessThan(0.45 * above);
  });

  it('do not grow where there is no hair', () => {
    const painter = cap();
    painter.pixels.fill(0);
    paintFlyaways(painter, { ...look, random: seededRandom(5) });
    expect(hairAt(painter, () => true)).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { LIGHTS } from '#base/light/light-presets.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { paintFlyaways } from './flyaways.ts';
import { HairPainter } from './hair-painter.ts';
import { REFERENCE_FIT } from './head-fit.ts';

const CAP = 0.6;

/** A round cap of hair without a soft edge. */
function cap(unitPx = 60): HairPainter {
  const painter = new HairPainter({
    unitPx,
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

/** How much hair is outside of the cap, by squares of a twentieth of a face unit. */
function outsideBy(painter: HairPainter): number[] {
  const squares = new Array<number>(48 * 48).fill(0);
  for (let pixel = 0; pixel < painter.width * painter.height; pixel++) {
    if (!isOutside(distanceOf(painter, pixel))) continue;
    const across = Math.floor((20 * (pixel % painter.width)) / painter.unitPx);
    const down = Math.floor((20 * Math.floor(pixel / painter.width)) / painter.unitPx);
    squares[down * 48 + across] += painter.pixels[pixel * 4 + 3];
  }
  return squares;
}

function correlationOf(one: readonly number[], other: readonly number[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [oneMean, otherMean] = [meanOf(one), meanOf(other)];
  const product = (a: readonly number[], aMean: number, b: readonly number[], bMean: number) =>
    a.reduce((sum, value, k) => sum + (value - aMean) * ((b[k] ?? 0) - bMean), 0);
  const own = product(one, oneMean, one, oneMean) * product(other, otherMean, other, otherMean);
  return product(one, oneMean, other, otherMean) / Math.sqrt(own);
}

const look = { count: 80, longest: 0.3, isFace: () => false };
const isOutside = (distance: number): boolean => distance > CAP + 0.02;

describe('single hairs along an outline', () => {
  it('leave the shape, and not far', () => {
    const painter = cap();
    paintFlyaways(painter, { ...look, seed: 5 });
    expect(hairAt(painter, isOutside)).toBeGreaterThan(4);
    expect(hairAt(painter, (distance) => distance > CAP + 0.15)).toBe(0);
  });

  it('are the same in every size of a head', () => {
    const [small, large] = [120, 180].map((unitPx) => {
      const painter = cap(unitPx);
      paintFlyaways(painter, { ...look, seed: 5 });
      return outsideBy(painter);
    });
    expect(correlationOf(small ?? [], large ?? [])).toBeGreaterThan(0.85);
  });

  it('are few before a face', () => {
    const painter = cap();
    paintFlyaways(painter, { ...look, seed: 5, isFace: (_x, y) => y > 0 });
    const below = hairAt(painter, (distance, y) => isOutside(distance) && y > 0.1);
    const above = hairAt(painter, (distance, y) => isOutside(distance) && y < -0.1);
    expect(below).toBeLessThan(0.45 * above);
  });

  it('do not grow where there is no hair', () => {
    const painter = cap();
    painter.pixels.fill(0);
    paintFlyaways(painter, { ...look, seed: 5 });
    expect(hairAt(painter, () => true)).toBe(0);
  });
});

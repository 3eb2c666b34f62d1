import { describe, expect, it } from 'vitest';
import type { Rgb } from '#base/color/rgb.ts';
import { portraitGeometry } from '../../testing/portrait-geometry.ts';
import { extendLipCorners } from './extend-lip-corners.ts';
import { type LipContours, lipContours, lipRing, rightCorner } from './lip-contours.ts';

const MOUTH_WIDTH = 60;

/** Lips whose right half is the mirrored left one. */
function evenLips(): LipContours {
  const { inner, outer } = lipContours(portraitGeometry('af_f30'));
  const mirrorOf = (j: number) => (rightCorner - j + lipRing) % lipRing;
  const even = (ring: LipContours['inner']) => {
    const scale = (MOUTH_WIDTH / (outer[rightCorner][0] - outer[0][0])) * 0.5;
    return ring.map(([x, y], j): [number, number] => {
      const [otherX, otherY] = ring[mirrorOf(j)];
      return [(x - otherX) * scale, (y + otherY) / 2];
    });
  };
  return { inner: even(inner), outer: even(outer) };
}

describe('the corners of lips', () => {
  it('go out alike on both sides of a picture that is alike on both', () => {
    const lips = evenLips();
    const before = lips.inner[rightCorner][0];
    const [, lineY] = lips.outer[0];
    const look = (x: number, y: number): Rgb =>
      Math.abs(y - lineY) < 1 && Math.abs(x) < 34 ? [60, 30, 30] : [200, 160, 140];
    extendLipCorners(lips, look, MOUTH_WIDTH);
    expect(lips.inner[rightCorner][0]).toBeGreaterThan(before + 1);
    for (const ring of [lips.inner, lips.outer]) expect(ring[0][0]).toBeCloseTo(-ring[rightCorner][0], 6);
  });
});

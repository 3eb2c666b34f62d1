import { describe, expect, it } from 'vitest';
import { portraitGeometry } from '../../testing/portrait-geometry.ts';
import { acrossOf, alongOf, lipAxis } from './lip-axis.ts';
import { lipContours } from './lip-contours.ts';

/** The axis of lips whose middle lies so far beside the middle of their corners, in pixels. */
function axisOfTurned(byPx: number) {
  const lips = lipContours(portraitGeometry('eu_f28'));
  for (const point of [lips.inner[15], lips.outer[15], lips.inner[45]]) point[0] += byPx;
  return lipAxis(lips);
}

describe.each([-1000, -3, 0, 3, 1000])('the axis of lips whose middle is %i px beside', (byPx) => {
  it('leads from the picture to the head and back, a little beyond both corners, too', () => {
    const axis = axisOfTurned(byPx);
    for (let step = -12; step <= 12; step++) {
      const x = axis.middleX + (step / 10) * axis.halfWidth;
      expect(acrossOf(axis, alongOf(axis, x))).toBeCloseTo(x, 6);
    }
  });

  it('has the corners where they are', () => {
    const axis = axisOfTurned(byPx);
    for (const corner of [-1, 1]) expect(alongOf(axis, axis.middleX + corner * axis.halfWidth)).toBeCloseTo(corner, 9);
  });
});

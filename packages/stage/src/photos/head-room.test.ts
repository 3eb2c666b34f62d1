import { describe, expect, it } from 'vitest';
import { portraitGeometry, SMALL_FRAME } from '../../testing/portrait-geometry.ts';
import { heldSides, limitsInRoom } from './head-room.ts';
import { separatedLimits } from './pose-motion.ts';

const face = portraitGeometry('eu_f28');
const part = { x: 0, y: 0, width: SMALL_FRAME.width, height: SMALL_FRAME.height };
const [middle] = face.mouth;

/** A head as wide as told, in face widths. */
function limitsOf(headWidth: number, rows: number = SMALL_FRAME.height) {
  const mask = new Uint8Array(SMALL_FRAME.width * SMALL_FRAME.height);
  const half = (headWidth * face.faceWidth) / 2;
  for (let y = 0; y < rows; y++) {
    for (let x = Math.max(0, Math.ceil(middle - half)); x < Math.min(SMALL_FRAME.width, middle + half); x++)
      mask[y * SMALL_FRAME.width + x] = 255;
  }
  return limitsInRoom(separatedLimits, { mask, frame: SMALL_FRAME, part, face });
}

describe('the sides of a picture', () => {
  it('hold a person in the rows they cut, and let them go far from those', () => {
    const { width, height } = SMALL_FRAME;
    const mask = new Uint8Array(width * height);
    mask.fill(255, Math.round(0.8 * height) * width);
    const { left, right } = heldSides({ mask, frame: SMALL_FRAME, part, face });
    expect([left(0.9 * height), right(0.9 * height)]).toEqual([1, 1]);
    expect([left(0.2 * height), right(0.2 * height)]).toEqual([0, 0]);
  });
});

describe('the movement of a head', () => {
  it('is whole where the sides of the picture are far', () => {
    expect(limitsOf(1)).toEqual(separatedLimits);
  });

  it('is small where the head reaches a side, but never none', () => {
    const { yaw, roll, shift, near, pitch } = limitsOf(9);
    for (const [limited, whole] of [
      [yaw, separatedLimits.yaw],
      [roll, separatedLimits.roll],
      [shift, separatedLimits.shift],
      [near, separatedLimits.near],
    ] as const) {
      expect(limited).toBeLessThan(0.5 * whole);
      expect(limited).toBeGreaterThan(0.25 * whole);
    }
    expect(pitch).toBe(separatedLimits.pitch);
  });

  it('is whole where nothing of the person is known', () => {
    expect(limitsOf(9, 0)).toEqual(separatedLimits);
  });
});

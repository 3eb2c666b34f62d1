import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { resolveFaceShape } from './face-shape.ts';
import { shadowOfBeard } from './shadow-of-beard.ts';

const face = resolveFaceShape({ gender: 'male', ethnicity: 'west_asian', ageYears: 35, shape: {} });
const shadow = shadowOfBeard(face);

describe('the shadow of a beard', () => {
  it('is a share between none and all, the same on both sides', () => {
    const random = seededRandom(31);
    for (let i = 0; i < 200; i++) {
      const x = random() * 0.95;
      const y = random() * 2.6 - 1.3;
      expect(shadow(x, y)).toBeGreaterThanOrEqual(0);
      expect(shadow(x, y)).toBeLessThanOrEqual(1);
      expect(shadow(-x, y)).toBe(shadow(x, y));
    }
  });

  it('is full on the chin and over the lip', () => {
    expect(shadow(0, face.chinY - 0.1)).toBeGreaterThan(0.8);
    expect(shadow(0.1, face.mouthY - 0.12)).toBeGreaterThan(0.5);
  });

  it('leaves the lips, the nose and the eyes free', () => {
    for (const [x, y] of [
      [0, face.mouthY],
      [0, face.noseTipY],
      [face.eyeX, 0],
      [0, -0.6],
    ]) {
      expect(shadow(x, y)).toBe(0);
    }
  });

  it('leaves the cheekbones free', () => {
    expect(shadow(0.5, 0.2)).toBe(0);
  });

  it.each([-0.8, 0.8])('follows the mouth of a face whose length is turned by %d', (faceLength) => {
    const other = resolveFaceShape({ gender: 'male', ethnicity: 'european', ageYears: 35, shape: { faceLength } });
    expect(shadowOfBeard(other)(0, other.mouthY + 0.01)).toBeLessThan(0.05);
  });
});

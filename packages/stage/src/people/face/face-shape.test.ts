import { ETHNICITIES, SHAPE_KNOBS } from '@herald/media/person/shape-knobs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { faceOutline, outlineHalfWidth } from './face-outline.ts';
import { type FaceShape, resolveFaceShape } from './face-shape.ts';
import { edgeDepth, heightField } from './height-field.ts';
import { jawShareAt } from './jaw.ts';
import { smileField } from './smile-field.ts';

const random = seededRandom(21);
const extreme = () => (random() < 0.5 ? -1 : 1);

const faces: FaceShape[] = Array.from({ length: 60 }, (_, i) =>
  resolveFaceShape({
    gender: i % 2 ? 'male' : 'female',
    ethnicity: ETHNICITIES[i % ETHNICITIES.length],
    ageYears: (i * 37) % 81,
    shape: Object.fromEntries(SHAPE_KNOBS.map((knob) => [knob, extreme()])),
  }),
);

describe('any face, however extreme', () => {
  it('has brows over eyes over nose over mouth over chin', () => {
    for (const face of faces) {
      expect(face.hairlineY).toBeLessThan(face.browY - 0.2);
      expect(face.browY).toBeLessThan(-0.12);
      expect(face.noseTipY).toBeGreaterThan(0.25);
      expect(face.mouthY).toBeGreaterThan(face.noseBaseY + 0.05);
      expect(face.chinY).toBeGreaterThan(face.mouthY + 0.25);
    }
  });

  it('has room for its eyes and its mouth', () => {
    for (const face of faces) {
      expect(face.eyeX - face.eyeHalfWidth).toBeGreaterThan(0.08);
      const halfAt = outlineHalfWidth(faceOutline(face));
      expect(face.eyeX + face.eyeHalfWidth).toBeLessThan(halfAt(0) - 0.05);
      expect(face.mouthHalfWidth).toBeLessThan(halfAt(face.mouthY) - 0.05);
    }
  });

  it('has an outline without holes and a jaw that never bends inwards', () => {
    for (const face of faces) {
      const outline = faceOutline(face);
      for (const [x, y] of outline) expect(Number.isFinite(x + y)).toBe(true);
      const halfAt = outlineHalfWidth(outline);
      for (let y = 0.4; y < face.chinY - 0.25; y += 0.1) {
        const bend = halfAt(y - 0.1) - 2 * halfAt(y) + halfAt(y + 0.1);
        expect(bend).toBeLessThan(0.035);
      }
    }
  });

  it('has a finite height everywhere and a nose that stands out', () => {
    for (const face of faces) {
      const halfAt = outlineHalfWidth(faceOutline(face));
      const height = heightField(face, halfAt);
      const smile = smileField(face);
      for (let y = -1.4; y < 1.5; y += 0.1) {
        for (let x = -1; x <= 1; x += 0.1) {
          expect(Number.isFinite(height(x, y) + smile(x, y))).toBe(true);
        }
      }
      expect(height(0, face.noseTipY)).toBeGreaterThan(height(0.3, face.noseTipY) + 0.05);
      expect(smile(0.47, 0.29)).toBeGreaterThan(0.04);
    }
  });
});

it('eyes take less than 23 % of the width of a face', () => {
  const { eyeHalfWidth, halfWidth } = resolveFaceShape({
    gender: 'male',
    ethnicity: 'european',
    ageYears: 30,
    shape: {},
  });
  expect(eyeHalfWidth / halfWidth).toBeLessThan(0.226);
});

describe('age and jaw', () => {
  const at = (ageYears: number) => resolveFaceShape({ gender: 'male', ethnicity: 'european', ageYears, shape: {} });

  it('children have short faces, small mouths and thin necks', () => {
    expect(at(5).chinY).toBeLessThan(at(30).chinY - 0.1);
    expect(at(5).mouthHalfWidth).toBeLessThan(at(30).mouthHalfWidth);
    expect(at(5).neckHalfWidth).toBeLessThan(at(30).neckHalfWidth - 0.08);
  });

  it('age thins the lips and raises the hairline of men', () => {
    expect(at(70).upperLipHeight).toBeLessThan(at(25).upperLipHeight);
    expect(at(70).hairlineY).toBeLessThan(at(25).hairlineY);
  });

  it('the jaw moves the chin and leaves the nose', () => {
    const share = jawShareAt(at(30));
    expect(share(0.4)).toBe(0);
    expect(share(1.28)).toBe(1);
    expect(edgeDepth(1.3)).toBeGreaterThan(edgeDepth(0.4));
  });
});

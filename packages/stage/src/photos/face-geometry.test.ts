import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../testing/photo-portraits.ts';
import { portraitGeometry } from '../../testing/portrait-geometry.ts';
import { landmark } from './face-contours.ts';
import { faceGeometry } from './face-geometry.ts';
import type { PhotoFit } from './fit-photo.ts';

const AS_TAKEN: PhotoFit = {
  scale: 1,
  offsetX: 0,
  offsetY: 0,
  covers: true,
  open: { left: 0, top: 0, right: 0, bottom: 0 },
  framing: { frameWidth: 1, frameHeight: 1, headX: 0, headY: 0, unitPx: 1 },
};

describe.each(PORTRAIT_NAMES)('the face geometry of %s', (name) => {
  const face = portraitGeometry(name);

  it('comes back to the same point from face coordinates', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 50; i++) {
      const [x, y] = [random() * 180, random() * 320];
      const [backX, backY] = face.toFrame(...face.toLocal(x, y));
      expect(backX).toBeCloseTo(x, 6);
      expect(backY).toBeCloseTo(y, 6);
    }
  });

  it('has its origin between the lips', () => {
    expect(face.toFrame(0, 0)).toEqual(face.mouth);
  });

  it('has both eyes at one height', () => {
    const heights = [landmark.eyeLeftOuter, landmark.eyeRightOuter].map(
      (index) => face.toLocal(face.mesh[index][0], face.mesh[index][1])[1],
    );
    expect(heights[0]).toBeCloseTo(heights[1], 6);
  });

  it('has the chin below the mouth and the pivot below the chin', () => {
    expect(face.chinLocalY).toBeGreaterThan(0);
    expect(face.toLocal(...face.pivot)[1]).toBeGreaterThan(face.chinLocalY);
  });

  it('has a nose half a face width in front of the cheeks', () => {
    const depthOf = (index: number) => face.mesh[index][2];
    const cheeks = (depthOf(landmark.cheekLeft) + depthOf(landmark.cheekRight)) / 2;
    expect(cheeks - depthOf(landmark.noseTip)).toBeCloseTo(face.faceWidth / 2, 4);
  });

  it('measures twice as much in a picture of twice the scale', () => {
    const analysis = portraitAnalysis(name);
    const single = faceGeometry(analysis, AS_TAKEN);
    const double = faceGeometry(analysis, { ...AS_TAKEN, scale: 2, offsetX: 40, offsetY: -7 });
    for (const measure of ['faceWidth', 'faceHeight', 'mouthWidth', 'chinLocalY'] as const) {
      expect(double[measure]).toBeCloseTo(2 * single[measure], 6);
    }
  });

  it.each([-0.4, 0.25, 1.2])('measures the same when the picture is rolled by %d', (angle) => {
    const analysis = portraitAnalysis(name);
    const points = analysis.points.map(
      ([x, y, z]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z] as const,
    );
    const upright = faceGeometry(analysis, AS_TAKEN);
    const rolled = faceGeometry({ ...analysis, points }, AS_TAKEN);
    for (const measure of ['faceWidth', 'faceHeight', 'mouthWidth', 'chinLocalY'] as const) {
      expect(rolled[measure]).toBeCloseTo(upright[measure], 6);
    }
  });
});

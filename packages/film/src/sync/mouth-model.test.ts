import { expect, test } from 'vitest';
import { planesOf } from './i420-planes.ts';
import { MouthModel, type MouthSample } from './mouth-model.ts';
import { mouthPatch, PATCH_SIZE } from './mouth-patch.ts';

const FORMAT = { width: 80, height: 60, fps: 30 };
const AREA = { x: 20, y: 15, width: 40, height: 30 };

/** Skin with a dark hole as high as the mouth is open, and noise as coding leaves it. */
function facePatch(openness: number, noise: number, { width = 12, shade = 30 } = {}): Float32Array {
  const bytes = new Uint8Array(FORMAT.width * FORMAT.height * 1.5).fill(128);
  for (let y = 0; y < FORMAT.height; y++) {
    for (let x = 0; x < FORMAT.width; x++) {
      const inside = Math.abs(x - 40) < width && Math.abs(y - 30) < 11 * openness;
      bytes[y * FORMAT.width + x] = (inside ? shade : 170) + (noise ? ((x * 31 + y * 17 + noise * 7) % 9) - 4 : 0);
    }
  }
  return mouthPatch(planesOf(bytes, FORMAT), AREA);
}

const samples: MouthSample[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((openness) => ({
  openness,
  patch: facePatch(openness, 0),
}));

test('a mouth between the known ones is read between them', () => {
  const model = new MouthModel(samples);
  for (const openness of [0, 0.1, 0.3, 0.5, 0.7, 0.95]) {
    expect(Math.abs(model.openness(facePatch(openness, 3)) - openness), `${openness}`).toBeLessThan(0.12);
  }
});

test('coding noise hardly moves a reading', () => {
  const model = new MouthModel(samples);
  const readings = [1, 2, 3, 4, 5, 6].map((noise) => model.openness(facePatch(0, noise)));
  expect(Math.max(...readings) - Math.min(...readings)).toBeLessThan(0.03);
});

test('shut lips are read as shut and lips ajar as ajar, narrow or wide, whatever shade is seen between open ones', () => {
  const looks = [30, 75, 120].flatMap((shade) => [6, 12].map((width) => ({ width, shade })));
  const known = looks.flatMap((look) =>
    [0, 0.3, 0.6, 0.9].map((openness) => ({ openness, patch: facePatch(openness, 0, look) })),
  );
  const model = new MouthModel(known);
  for (const width of [7, 9, 11]) {
    expect(model.openness(facePatch(0, 3, { width }))).toBeLessThan(0.05);
    for (const shade of [50, 100])
      expect(model.openness(facePatch(0.2, 3, { width, shade })), `${width} ${shade}`).toBeGreaterThan(0.2);
  }
});

test('a patch at the edge of the picture has no holes', () => {
  const bytes = new Uint8Array(FORMAT.width * FORMAT.height * 1.5).fill(90);
  const patch = mouthPatch(planesOf(bytes, FORMAT), { x: 70, y: -8, width: 40, height: 20 });
  expect(patch).toHaveLength(PATCH_SIZE);
  expect(patch.every((value) => value === 90)).toBe(true);
});

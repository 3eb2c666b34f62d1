import { readCharacterParams } from '@herald/media/person/read-character-params';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { skinPalette } from '../skin/skin-palette.ts';
import { bakeComplexion } from './bake-complexion.ts';
import { cellAt } from './face-grid.ts';
import { resolveFaceShape } from './face-shape.ts';
import { coarsenessOf, warmthAt } from './skin-zones.ts';

const params = readCharacterParams({ seed: 4, gender: 'female', ageYears: 30, skinTone: 2 });
const face = resolveFaceShape(params);
const complexionOf = (seed: number) =>
  bakeComplexion({
    params,
    face,
    palette: skinPalette(params),
    hair: { front: null, back: null, hidesEars: false },
    beard: null,
    random: seededRandom(seed),
  });

/** Values of a field over a square of 0.14 face units. */
function around(x: number, y: number, valueAt: (cell: number) => number): number[] {
  const offsets = Array.from({ length: 10 }, (_, i) => -0.07 + 0.014 * i);
  return offsets.flatMap((dy) => offsets.map((dx) => valueAt(cellAt(x + dx, y + dy))));
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
/** How much neighbours differ, as a share of their mean. */
const roughness = (values: number[]): number =>
  mean(values.slice(1).map((value, i) => Math.abs(value - values[i]))) / mean(values);

describe('zones of skin', () => {
  it('are coarse on the nose and the cheek beside it, and smooth on lids', () => {
    const coarsenessAt = coarsenessOf(face);
    expect(coarsenessAt(0, face.noseTipY - 0.06)).toBeGreaterThan(0.7);
    expect(coarsenessAt(0.36, 0.38)).toBeGreaterThan(0.6);
    expect(coarsenessAt(face.eyeX, 0.03)).toBeLessThan(0.15);
  });

  it('are warm in the middle of the face and pale on the forehead', () => {
    expect(warmthAt(face, 0.36)).toBeGreaterThan(0.8);
    expect(warmthAt(face, -0.6)).toBeLessThan(0);
  });
});

describe('the skin of a face', () => {
  it('has pores on the nose that lids do not have', () => {
    const { albedo, shine } = complexionOf(7);
    const nose = around(0, face.noseTipY - 0.06, (cell) => albedo[cell * 3 + 1]);
    const lid = around(face.eyeX, 0, (cell) => albedo[cell * 3 + 1]);
    expect(roughness(nose)).toBeGreaterThan(1.7 * roughness(lid));
    expect(roughness(around(0.36, 0.38, (cell) => shine[cell]))).toBeGreaterThan(0.1);
  });

  it('is not flushed alike on both cheeks', () => {
    const uneven = [7, 8, 9].map((seed) => {
      const { albedo } = complexionOf(seed);
      const redness = (cell: number) => albedo[cell * 3] / albedo[cell * 3 + 1];
      return Math.abs(mean(around(0.5, 0.34, redness)) - mean(around(-0.5, 0.34, redness)));
    });
    expect(Math.max(...uneven)).toBeGreaterThan(0.03);
  });

  it('is redder on the cheek than on the forehead', () => {
    const { albedo } = complexionOf(7);
    const redness = (cell: number) => albedo[cell * 3] / albedo[cell * 3 + 2];
    expect(mean(around(0.5, 0.34, redness))).toBeGreaterThan(1.1 * mean(around(0.1, -0.55, redness)));
  });
});

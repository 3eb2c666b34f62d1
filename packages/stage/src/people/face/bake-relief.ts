import type { Random } from '#base/math/seeded-random.ts';
import { cellAt, columnX, fillField, GRID, GRID_CELLS, rowY } from './face-grid.ts';
import type { FaceShape } from './face-shape.ts';
import type { HeightField } from './height-field.ts';
import { coarsenessOf } from './skin-zones.ts';

/** Height of the skin and its slopes, at rest and as a full smile changes them. */
export interface Relief {
  height: Float32Array;
  slopeX: Float32Array;
  slopeY: Float32Array;
  smileSlopeX: Float32Array;
  smileSlopeY: Float32Array;
}

interface ReliefSource {
  face: FaceShape;
  skin: HeightField;
  smile: HeightField;
  halfWidthAt: (y: number) => number;
  random: Random;
}

export function bakeRelief({ face, skin, smile, halfWidthAt, random }: ReliefSource): Relief {
  const height = fillField(skin);
  const smileHeight = fillField(smile);
  const coarsenessAt = coarsenessOf(face);
  const depth = 0.0062 * (1 + 0.6 * face.oldness);
  const pores = fillField((x, y) => (random() - 0.5) * depth * coarsenessAt(x, y));
  const field = () => new Float32Array(GRID_CELLS);
  const relief: Relief = { height, slopeX: field(), slopeY: field(), smileSlopeX: field(), smileSlopeY: field() };
  const across = GRID.columns;
  const run = 1 / (2 * GRID.step);
  for (let row = 0, i = 0; row < GRID.rows; row++) {
    for (let column = 0; column < across; column++, i++) {
      const k = inwardCell(columnX(column), rowY(row), face.chinY, halfWidthAt);
      relief.slopeX[i] = (height[k + 1] - height[k - 1]) * run + (pores[i] - pores[Math.max(0, i - 1)]) * run;
      relief.slopeY[i] =
        (height[k + across] - height[k - across]) * run + (pores[i] - pores[Math.max(0, i - across)]) * run;
      relief.smileSlopeX[i] = (smileHeight[k + 1] - smileHeight[k - 1]) * run;
      relief.smileSlopeY[i] = (smileHeight[k + across] - smileHeight[k - across]) * run;
    }
  }
  return relief;
}

/** The rim of the shell is too steep to light well: cells outside borrow the slope from just inside the outline. */
function inwardCell(x: number, y: number, chinY: number, halfWidthAt: (y: number) => number): number {
  const insideY = Math.min(y, chinY - 0.045);
  const half = Math.max(0.02, halfWidthAt(insideY)) * 0.965;
  return cellAt(Math.max(-half, Math.min(half, x)), insideY);
}

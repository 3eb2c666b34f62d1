import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Vector } from '#base/math/vector.ts';
import { cellAt, columnX, fillCoarsely, fillField, GRID, GRID_CELLS, rowY, sampleField } from './face-grid.ts';
import type { FaceShape } from './face-shape.ts';

/** How much key light and how much surrounding light reach each cell, 0..1. */
export interface Occlusion {
  key: Float32Array;
  ambient: Float32Array;
}

interface OcclusionSource {
  face: FaceShape;
  height: Float32Array;
  keyDirection: Vector;
  halfWidthAt: (y: number) => number;
  /** 0..1 darkness that hair throws on the skin */
  hairShadowAt: (x: number, y: number) => number;
}

const SHADOW_STEPS = 16;
const DIRECTIONS = Array.from({ length: 10 }, (_, i) => [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)]);
const DISTANCES = [0.04, 0.09, 0.16];

export function bakeOcclusion(source: OcclusionSource): Occlusion {
  const { face, height, halfWidthAt, hairShadowAt } = source;
  const within = (x: number, y: number) => Math.abs(x) <= Math.max(0.02, halfWidthAt(y)) + 0.1;
  const key = fillCoarsely((x, y) => (within(x, y) ? castShadow(source, x, y) : 0));
  const ambient = fillCoarsely((x, y) => (within(x, y) ? openness(height, x, y) : 0));
  for (let row = 0, i = 0; row < GRID.rows; row++) {
    const y = rowY(row);
    const half = Math.max(0.02, halfWidthAt(y));
    const under = smoothstep(face.chinY - 0.15, face.chinY + 0.02, y);
    for (let column = 0; column < GRID.columns; column++, i++) {
      const x = columnX(column);
      const side = smoothstep(0.8, 1, Math.abs(x) / half) * smoothstep(0.35, 1, y);
      const hair = hairShadowAt(x, y);
      const edge = 1 - (face.male ? 0.48 : 0.4) * Math.max(side, under);
      key[i] = key[i] * (1 - 0.46 * Math.max(side * 0.8, under)) * (1 - 0.6 * hair);
      ambient[i] = clamp(ambient[i] * edge, 0.26, 1) * (1 - 0.42 * hair);
    }
  }
  const soft = { key: soften(key), ambient };
  spreadOutwards(soft, face.chinY, halfWidthAt);
  return soft;
}

function castShadow({ height, keyDirection: [kx, ky, kz] }: OcclusionSource, x: number, y: number): number {
  const z = sampleField(height, x, y);
  let blocked = 0;
  for (let step = 1; step <= SHADOW_STEPS; step++) {
    const far = step * 0.032;
    const above = sampleField(height, x + kx * far, y + ky * far) - (z + kz * far * 0.85);
    blocked = Math.max(blocked, above / (far * 0.26 + 0.04));
  }
  return 1 - 0.62 * smoothstep(0, 1, blocked);
}

function openness(height: Float32Array, x: number, y: number): number {
  const z = sampleField(height, x, y);
  let closed = 0;
  for (const [dx, dy] of DIRECTIONS) {
    let rise = 0;
    for (const far of DISTANCES) rise = Math.max(rise, (sampleField(height, x + dx * far, y + dy * far) - z) / far);
    closed += rise / Math.hypot(1, rise);
  }
  return 1 - (closed / DIRECTIONS.length) * 0.82;
}

function soften(field: Float32Array): Float32Array {
  const { columns, rows } = GRID;
  let from = field;
  for (let pass = 0; pass < 5; pass++) {
    const to = from.slice();
    for (let row = 1; row < rows - 1; row++) {
      for (let i = row * columns + 1; i < (row + 1) * columns - 1; i++) {
        const beside = from[i - 1] + from[i + 1] + from[i - columns] + from[i + columns];
        to[i] = (from[i] * 2 + beside + from[i - columns - 1] + from[i + columns + 1]) / 8;
      }
    }
    from = to;
  }
  return from;
}

/** Cells beyond the outline show when the head turns: they take the light of the nearest cell inside. */
function spreadOutwards({ key, ambient }: Occlusion, chinY: number, halfWidthAt: (y: number) => number): void {
  const nearest = fillField((x, y) => {
    const insideY = Math.min(y, chinY - 0.02);
    const half = Math.max(0.02, halfWidthAt(insideY)) * 0.97;
    return cellAt(clamp(x, -half, half), insideY);
  });
  const innerKey = key.slice();
  const innerAmbient = ambient.slice();
  for (let i = 0; i < GRID_CELLS; i++) {
    key[i] = innerKey[nearest[i]];
    ambient[i] = innerAmbient[nearest[i]];
  }
}

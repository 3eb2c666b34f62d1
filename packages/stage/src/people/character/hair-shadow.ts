import { contextOf } from '#base/canvas/context-of.ts';
import { clamp } from '#base/math/clamp.ts';
import type { SoftShadow } from '../params/skull-geometry.ts';

/** 0..1: how dark hair makes a point of the face (face units), read from its baked shadow. */
export function hairShadowAt(shadow: SoftShadow | null, unitPx: number): (x: number, y: number) => number {
  if (!shadow) return () => 0;
  const { width, height } = shadow.canvas;
  const { data } = contextOf(shadow.canvas).getImageData(0, 0, width, height);
  const alpha = (column: number, row: number) => data[(row * width + column) * 4 + 3] / 255;
  return (x, y) => {
    const u = clamp((x * unitPx - shadow.x) / shadow.scale - 0.5, 0, width - 1.01);
    const v = clamp((y * unitPx - shadow.y) / shadow.scale - 0.5, 0, height - 1.01);
    const column = u | 0;
    const row = v | 0;
    const right = u - column;
    const below = v - row;
    const above = alpha(column, row) * (1 - right) + alpha(column + 1, row) * right;
    const under = alpha(column, row + 1) * (1 - right) + alpha(column + 1, row + 1) * right;
    return above * (1 - below) + under * below;
  };
}

import type { Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { blurField } from '#base/color/blur-field.ts';
import { trace, traceClosed } from '#base/drawing/trace.ts';
import { clamp } from '#base/math/clamp.ts';
import type { Point } from '#base/math/point.ts';
import type { Bump } from './bump.ts';
import { CELL, type TorsoGrid } from './torso-grid.ts';

const HEIGHT = 0.12;

/** Turns outlines and bumps into fields of numbers by painting them small and reading them back. */
export function reliefBrush(largest: TorsoGrid, makeCanvas: MakeCanvas) {
  const ctx = contextOf(makeCanvas(largest.columns, largest.rows));

  const wipe = (grid: TorsoGrid): void => {
    ctx.globalCompositeOperation = 'source-over';
    ctx.fillStyle = '#000';
    ctx.fillRect(0, 0, grid.columns, grid.rows);
  };
  const read = (grid: TorsoGrid, scale: number): Float32Array => {
    const { data } = ctx.getImageData(0, 0, grid.columns, grid.rows);
    const field = new Float32Array(grid.columns * grid.rows);
    fillWithHeights(field, data, scale);
    return field;
  };

  return {
    mask(grid: TorsoGrid, outline: readonly Point[], place: (point: Point) => Point): Float32Array {
      wipe(grid);
      ctx.fillStyle = '#f00';
      traceClosed(ctx, outline.map(place).map(onGrid(grid)));
      ctx.fill();
      return read(grid, 1);
    },
    bumps(grid: TorsoGrid, bumps: readonly Bump[], place: (point: Point) => Point): Float32Array {
      const total = new Float32Array(grid.columns * grid.rows);
      const blurs = [...new Set(bumps.map((bump) => bump.blur))];
      for (const blur of blurs) {
        wipe(grid);
        ctx.globalCompositeOperation = 'lighter';
        for (const bump of bumps) {
          if (bump.blur === blur) paintBump(ctx, bump, bump.points.map(place).map(onGrid(grid)));
        }
        const layer = blurField(read(grid, HEIGHT), grid.columns, grid.rows, blur);
        addField(total, layer);
      }
      return total;
    },
  };
}

// Long loops have functions of their own: what the engine compiles for them is small, and stays when other things change.

function fillWithHeights(field: Float32Array, data: Uint8ClampedArray, scale: number): void {
  for (let i = 0; i < field.length; i++) field[i] = ((data[i * 4] - data[i * 4 + 1]) / 255) * scale;
}

function addField(total: Float32Array, more: Float32Array): void {
  for (let i = 0; i < total.length; i++) total[i] = total[i] + more[i];
}

export type ReliefBrush = ReturnType<typeof reliefBrush>;

function onGrid({ left, top }: TorsoGrid) {
  return ([x, y]: Point): Point => [(x - left) / CELL, (y - top) / CELL];
}

function paintBump(ctx: Context2D, { kind, amount, width }: Bump, points: Point[]): void {
  const level = Math.min(255, Math.abs(amount) * 255) | 0;
  const color = amount > 0 ? `rgb(${level},0,0)` : `rgb(0,${level},0)`;
  if (kind === 'line') {
    ctx.strokeStyle = color;
    ctx.lineWidth = width / CELL;
    trace(ctx, points);
    ctx.stroke();
    return;
  }
  ctx.fillStyle = color;
  traceClosed(ctx, kind === 'fold' ? lens(points, width / CELL) : points);
  ctx.fill();
}

/** The outline of a line that swells to `width` in its middle. */
function lens(points: readonly Point[], width: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  for (const [i, [x, y]] of points.entries()) {
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(last, i + 1)];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = (width * Math.sin(Math.PI * clamp((i + 0.6) / points.length))) / 2 / length;
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  }
  return [...left, ...right.reverse()];
}

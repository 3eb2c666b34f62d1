import { describe, expect, it } from 'vitest';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import type { Canvas, Context2D } from '../canvas/canvas.ts';
import { contextOf } from '../canvas/context-of.ts';
import type { Point } from '../math/point.ts';
import { softSpot } from './soft-spot.ts';
import { softStroke } from './soft-stroke.ts';
import { trace, traceClosed } from './trace.ts';

const SIDE = 24;

function drawn(draw: (ctx: Context2D) => void): Canvas {
  const canvas = makeCanvas(SIDE, SIDE);
  draw(contextOf(canvas));
  return canvas;
}

const alphaAt = (canvas: Canvas, x: number, y: number): number => contextOf(canvas).getImageData(x, y, 1, 1).data[3];

describe('softSpot', () => {
  const spot = { x: 12, y: 12, radius: 8, color: [0, 0, 0], alpha: 1 } as const;

  it('fades from its middle to nothing at its radius', () => {
    const canvas = drawn((ctx) => softSpot(ctx, spot));
    const alphas = [12, 15, 18, 21].map((x) => alphaAt(canvas, x, 12));
    for (let i = 1; i < alphas.length; i++) expect(alphas[i]).toBeLessThan(alphas[i - 1]);
    expect(alphas[3]).toBe(0);
  });

  it('reaches less far up and down when it is flattened', () => {
    const canvas = drawn((ctx) => softSpot(ctx, { ...spot, flatten: 0.4 }));
    expect(alphaAt(canvas, 17, 12)).toBeGreaterThan(0);
    expect(alphaAt(canvas, 12, 17)).toBe(0);
  });

  it('stands upright when it is flattened and turned by a quarter', () => {
    const canvas = drawn((ctx) => softSpot(ctx, { ...spot, flatten: 0.4, rotation: Math.PI / 2 }));
    expect(alphaAt(canvas, 12, 17)).toBeGreaterThan(0);
    expect(alphaAt(canvas, 17, 12)).toBe(0);
  });

  it('leaves the canvas as it was for what is drawn next', () => {
    const canvas = drawn((ctx) => {
      softSpot(ctx, { ...spot, flatten: 0.4, rotation: 1, alpha: 0 });
      ctx.fillStyle = '#000';
      ctx.fillRect(0, 0, 3, 3);
    });
    expect([alphaAt(canvas, 2, 2), alphaAt(canvas, 4, 4)]).toEqual([255, 0]);
  });
});

describe('softStroke', () => {
  const line: Point[] = [
    [2, 12],
    [22, 12],
  ];

  it('is darkest along its line and fades to both sides alike', () => {
    const canvas = drawn((ctx) => softStroke(ctx, line, { color: [0, 0, 0], alpha: 1, width: 2, blur: 4 }));
    const alphas = [11, 10, 9, 8, 7].map((y) => alphaAt(canvas, 12, y));
    for (let i = 1; i < alphas.length; i++) expect(alphas[i]).toBeLessThanOrEqual(alphas[i - 1]);
    expect(alphas).toEqual([12, 13, 14, 15, 16].map((y) => alphaAt(canvas, 12, y)));
  });
});

describe('a traced path', () => {
  const corner: Point[] = [
    [4, 4],
    [20, 4],
    [20, 20],
  ];
  const stroked = (path: (ctx: Context2D, points: readonly Point[]) => void) =>
    drawn((ctx) => {
      ctx.lineWidth = 3;
      path(ctx, corner);
      ctx.stroke();
    });

  it('ends at its last point when it is open', () => {
    expect(alphaAt(stroked(trace), 12, 12)).toBe(0);
  });

  it('comes back to its first point when it is closed', () => {
    expect(alphaAt(stroked(traceClosed), 12, 12)).toBeGreaterThan(200);
  });
});

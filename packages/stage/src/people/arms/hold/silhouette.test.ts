import { describe, expect, it } from 'vitest';
import type { Context2D } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { grippedSpan, isRound, silhouetteOf } from './silhouette.ts';

function outlineOf(paint: (ctx: Context2D) => void) {
  const canvas = makeCanvas(200, 300);
  paint(contextOf(canvas));
  return silhouetteOf(canvas, makeCanvas);
}

const bottle = outlineOf((ctx) => {
  ctx.fillRect(80, 0, 40, 120);
  ctx.fillRect(50, 120, 100, 180);
});
const box = outlineOf((ctx) => ctx.fillRect(0, 0, 200, 300));
const boot = outlineOf((ctx) => {
  ctx.fillRect(0, 0, 90, 300);
  ctx.fillRect(0, 200, 200, 100);
});

describe('the outline of what is held', () => {
  it('is round where both sides narrow alike', () => {
    expect([bottle, box, boot].map(isRound)).toEqual([true, false, false]);
  });

  it('tells how wide it is where a hand lies', () => {
    expect(grippedSpan(bottle)).toEqual({ from: -0.5, to: 0.5 });
  });

  it('is as wide as all of it where a hand lies on nothing that is seen', () => {
    const pendant = outlineOf((ctx) => {
      ctx.fillRect(60, 0, 80, 160);
      ctx.fillRect(40, 280, 120, 20);
    });
    const { from, to } = grippedSpan(pendant);
    expect([from, to]).toEqual([expect.closeTo(-0.6), expect.closeTo(0.6)]);
  });

  it('is as wide as its picture where it is clear glass, and not round', () => {
    const glass = outlineOf((ctx) => {
      ctx.globalAlpha = 0.3;
      ctx.fillRect(50, 0, 100, 300);
    });
    expect(grippedSpan(glass)).toEqual({ from: -1, to: 1 });
    expect(isRound(glass)).toBe(false);
  });

  it('begins below a label', () => {
    const labelled = outlineOf((ctx) => {
      ctx.fillRect(0, 0, 200, 40);
      ctx.fillRect(50, 60, 100, 240);
    });
    expect(labelled.top).toBe(60);
    expect(isRound(labelled)).toBe(false);
  });
});

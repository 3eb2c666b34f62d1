import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { planMouth } from './known-mouths.ts';
import { planSegments } from './plan-segments.ts';

function drawingOf(frames: number, change: Partial<Drawing> = {}): Drawing {
  return {
    format: { width: 64, height: 64, fps: 30 },
    frames,
    draw: () => ({ canvas: createCanvas(64, 64) }),
    shows: () => 'still',
    ...change,
  };
}

/** A mouth that is to be seen in the first frames only. */
const mouthSeenFor = (visible: number): Pick<Drawing, 'mouth'> => ({
  mouth: {
    area: (frame) => ({ x: frame, y: 0, width: 8, height: 8 }),
    openness: (frame) => (frame < visible ? 0.5 : undefined),
    posture: () => [0],
    drawSample: () => new Uint8ClampedArray(64 * 64 * 4),
    samples: [0, 1],
  },
});

describe('where to look for a mouth', () => {
  it('is nowhere in a film without one', () => {
    expect(planMouth(drawingOf(60))).toBeUndefined();
  });

  it.each([
    [0, false],
    [14, false],
    [15, true],
    [60, true],
  ])('needs 15 frames in which it is seen: %i', (visible, isPlanned) => {
    expect(planMouth(drawingOf(60, mouthSeenFor(visible))) !== undefined).toBe(isPlanned);
  });

  it('is told for every frame, also for those in which it is hidden', () => {
    const plan = planMouth(drawingOf(60, mouthSeenFor(20)));
    expect(plan?.areas.map(({ x }) => x)).toEqual(Array.from({ length: 60 }, (_, frame) => frame));
    expect([plan?.planned[19], plan?.planned[20]]).toEqual([0.5, Number.NaN]);
  });
});

describe('the picture that stands for a film', () => {
  it.each([
    [300, undefined, 30],
    [10, undefined, 9],
    [1, undefined, 0],
    [300, 77, 77],
    [300, 0, 0],
    [50, 400, 49],
  ])('of %i frames, wished for %s, is frame %i', (frames, posterFrame, chosen) => {
    const wish = posterFrame === undefined ? {} : { posterFrame };
    expect(planSegments(drawingOf(frames, wish)).posterFrame).toBe(chosen);
  });
});

import { describe, expect, it } from 'vitest';
import { eyeCostOf } from './eyes-seen.ts';
import type { TakeOrder } from './take-order.ts';

const SHUT_FROM = 100;
const eyes = Array.from({ length: 300 }, (_, frame) => (frame >= SHUT_FROM && frame < SHUT_FROM + 4 ? 0.3 : 1));
const CLIP = { gazes: [], met: [], seenUntilSec: 10, acting: null, fps: 30, frames: 300, clipFps: 30 };
const cost = eyeCostOf({ ...CLIP, eyes } as unknown as TakeOrder);

describe('eyes that are shut', () => {
  it('cost most in the first pictures of the film, then in those after a cut', () => {
    expect(cost(SHUT_FROM, 0, 60)).toBeGreaterThan(cost(SHUT_FROM, 90, 60) + 2);
    expect(cost(SHUT_FROM, 90, 60)).toBeGreaterThan(cost(SHUT_FROM - 20, 90, 60) + 1);
  });

  it('cost something where a take is left in a blink', () => {
    expect(cost(SHUT_FROM - 57, 90, 59)).toBeGreaterThan(cost(SHUT_FROM - 66, 90, 59) + 0.7);
  });

  it('are not begun with on lids that still rise', () => {
    const rising = eyes.map((open, frame) => (frame === SHUT_FROM + 4 ? 0.87 : open));
    const costOf = eyeCostOf({ ...CLIP, eyes: rising } as unknown as TakeOrder);
    expect(costOf(SHUT_FROM + 4, 0, 60)).toBeGreaterThan(costOf(SHUT_FROM + 5, 0, 60) + 3);
  });

  it('cost nothing where they are open', () => {
    expect(cost(0, 0, 60)).toBe(0);
  });
});

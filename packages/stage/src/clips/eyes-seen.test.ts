import { describe, expect, it } from 'vitest';
import { eyeCostOf } from './eyes-seen.ts';
import type { TakeOrder } from './take-order.ts';

const SHUT_FROM = 100;
const eyes = Array.from({ length: 300 }, (_, frame) => (frame >= SHUT_FROM && frame < SHUT_FROM + 4 ? 0.3 : 1));
const CLIP = { gazes: [], met: [], said: [], seenUntilSec: 10, acting: null, fps: 30, frames: 300, clipFps: 30 };
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

  it('cost more at a stronger stress, and once where it is a price, too', () => {
    const met = (...weights: (number | undefined)[]) => {
      const spans = weights.map((weight) => ({ fromSec: 4, untilSec: 4.4, ...(weight !== undefined && { weight }) }));
      return (
        eyeCostOf({ ...CLIP, eyes, met: spans } as unknown as TakeOrder)(SHUT_FROM - 30, 90, 120) -
        cost(SHUT_FROM - 30, 90, 120)
      );
    };
    expect(met(0.2)).toBeGreaterThan(0.5);
    expect(met(0.6)).toBeGreaterThan(2 * met(0.2));
    expect(met(0.6, undefined)).toBeCloseTo(met(undefined));
  });

  it('cost less at a stress the farther they are open, and nothing as good as open', () => {
    const met = [{ fromSec: 4, untilSec: 4.4 }];
    const costAt = (lowered: number) => {
      const half = eyes.map((open) => (open < 1 ? lowered : 1));
      return eyeCostOf({ ...CLIP, eyes: half, met } as unknown as TakeOrder)(SHUT_FROM - 30, 90, 120);
    };
    expect(costAt(0.3)).toBeGreaterThan(costAt(0.7) + 0.5);
    expect(costAt(0.7)).toBeGreaterThan(costAt(0.8) + 0.5);
    expect(costAt(0.9)).toBe(0);
  });

  it('look past the camera with lowered lids no better than with open ones', () => {
    const costAt = (open: number) => {
      const lids = eyes.map(() => open);
      return eyeCostOf({ ...CLIP, eyes: lids, gazes: lids.map(() => 1) } as unknown as TakeOrder)(0, 90, 120);
    };
    expect(costAt(0.86)).toBeGreaterThanOrEqual(costAt(1));
  });

  it('rest for long in pauses alone', () => {
    const long = eyes.map((open, frame) => (frame >= SHUT_FROM && frame < SHUT_FROM + 15 ? 0.2 : open));
    const costWhile = (...said: { fromSec: number; untilSec: number }[]) =>
      eyeCostOf({ ...CLIP, eyes: long, said } as unknown as TakeOrder)(SHUT_FROM - 30, 90, 120);
    const silent = costWhile({ fromSec: 3, untilSec: 4 }, { fromSec: 4.5, untilSec: 6 });
    expect(costWhile({ fromSec: 3, untilSec: 6 })).toBeGreaterThan(silent + 3);
    expect(silent).toBe(costWhile());
  });

  it('cost nothing where they are open', () => {
    expect(cost(0, 0, 60)).toBe(0);
  });
});

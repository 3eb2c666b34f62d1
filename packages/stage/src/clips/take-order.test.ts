import { describe, expect, it } from 'vitest';
import { ownSmileAt } from './take-order.ts';

const FPS = 30;
const spans = [
  { fromSec: 0, toSec: 4, moment: 'calm' as const, fault: null },
  { fromSec: 4, toSec: 6, moment: 'smile' as const, fault: null },
  { fromSec: 6, toSec: 10, moment: 'calm' as const, fault: null },
];
const at = (sec: number) => ownSmileAt({ spans, fps: FPS }, sec * FPS);

describe('the own smile of a clip', () => {
  it('is all there in its moment, and nowhere else', () => {
    for (const sec of [4, 5, 6]) expect(at(sec)).toBe(1);
    for (const sec of [0, 3, 7, 9]) expect(at(sec)).toBe(0);
  });

  it('comes and goes by and by', () => {
    for (const sec of [3.8, 6.2]) expect(at(sec)).toBeCloseTo(0.5);
  });
});

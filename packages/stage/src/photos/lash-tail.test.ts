import { describe, expect, it } from 'vitest';
import { framePixels } from './frame-pixels.ts';
import { LEAST_TAIL, lashTail } from './lash-tail.ts';

const EYE = 100;
const CORNER = [250, 150] as const;
const SKIN = 180;
const BLACK = 30;

/** Skin with a dark patch that begins at the corner of an eye and goes to the left. */
function tailOf(patch: { toX: number; fromY: number; toY: number }): number {
  const frame = framePixels(300, 300);
  for (let at = 0; at < 300 * 300; at++) {
    const [x, y] = [at % 300, Math.floor(at / 300)];
    const isDark = x >= patch.toX && x <= CORNER[0] && y >= patch.fromY && y <= patch.toY;
    frame.bytes.set([...Array.from({ length: 3 }, () => (isDark ? BLACK : SKIN)), 255], at * 4);
  }
  return lashTail(frame, CORNER, -1, EYE);
}

describe('lashes and make-up beside the outer corner of an eye', () => {
  it('reach as far as they are dark', () => {
    expect(tailOf({ toX: 215, fromY: 140, toY: 150 })).toBeCloseTo(0.35, 1);
  });

  it('reach least where there are none', () => {
    expect(tailOf({ toX: 250, fromY: 140, toY: 150 })).toBe(LEAST_TAIL);
  });

  it('are not hair, which does not end', () => {
    expect(tailOf({ toX: 0, fromY: 120, toY: 160 })).toBe(LEAST_TAIL);
  });

  it('are not what is behind the face where it ends', () => {
    expect(tailOf({ toX: 0, fromY: 0, toY: 299 })).toBe(LEAST_TAIL);
    const frame = framePixels(300, 300);
    for (let at = 0; at < 300 * 300; at++) {
      const light = at % 300 < 240 ? BLACK : SKIN;
      frame.bytes.set([light, light, light, 255], at * 4);
    }
    expect(lashTail(frame, CORNER, -1, EYE)).toBe(LEAST_TAIL);
  });
});

import { describe, expect, it } from 'vitest';
import { seenScale } from './seen-size.ts';

describe('the size of a filmed face after a cut', () => {
  const cut = { isNearer: true, planned: 1.2, least: 1, most: 1.5, beforePx: 100, afterPx: 100 };

  it('is as planned where that is seen', () => {
    expect(seenScale(cut)).toBe(1.2);
    expect(seenScale({ ...cut, isNearer: false, planned: 1, beforePx: 120 })).toBe(1);
  });

  it('is larger than planned where the face of the clip became smaller meanwhile', () => {
    expect(seenScale({ ...cut, beforePx: 125 })).toBeCloseTo(1.4875, 6);
  });

  it('is smaller than planned where the face of the clip became larger', () => {
    expect(seenScale({ ...cut, isNearer: false, planned: 1.2, beforePx: 120 })).toBeCloseTo(1.0084, 3);
  });

  it('is no more than half as large again, so that it stays the same person in the same clip', () => {
    expect(seenScale({ ...cut, afterPx: 140 })).toBeCloseTo(1.0714, 3);
  });

  it('stops at the widest view where the clip leaves no more', () => {
    expect(seenScale({ ...cut, afterPx: 200 })).toBe(1);
  });

  it('goes the other way where the planned one cannot be seen', () => {
    expect(seenScale({ ...cut, beforePx: 150 })).toBeCloseTo(1.2605, 3);
  });
});

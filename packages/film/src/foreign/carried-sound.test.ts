import { describe, expect, it } from 'vitest';
import { judgeCarried } from './carried-sound.ts';

const GOOD = { delayMs: 0, driftMs: 0, correlation: 0.95 };

describe('the sound that another engine’s film came with', () => {
  it.each([-900, 0, 400])('may come %i ms late, because the pictures are moved by it', (delayMs) => {
    expect(judgeCarried({ ...GOOD, delayMs })).toEqual([]);
  });

  it.each([
    [0.7, []],
    [0.69, ['The film was made to another sound.']],
  ])('must be our sound: %d alike', (correlation, faults) => {
    expect(judgeCarried({ ...GOOD, correlation })).toEqual(faults);
  });

  it.each([
    [-20, []],
    [20, []],
    [-33, ['Sound and lips drift apart by 33 ms.']],
    [21, ['Sound and lips drift apart by 21 ms.']],
  ])('may drift only a little: %i ms', (driftMs, faults) => {
    expect(judgeCarried({ ...GOOD, driftMs })).toEqual(faults);
  });
});

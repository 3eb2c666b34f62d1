import { describe, expect, it } from 'vitest';
import { waveBars } from './wave-bars.ts';

describe('the bars of a wave', () => {
  it('keep the loudest of their part', () => {
    expect(waveBars([0, 1, 0.2, 0.3], 2)).toEqual([1, 0.3]);
  });

  it('may be more than there are peaks', () => {
    expect(waveBars([0.5, 1], 4)).toEqual([0.5, 0.5, 1, 1]);
  });

  it('are flat for a sound that is not known yet', () => {
    expect(waveBars([], 3)).toEqual([0, 0, 0]);
  });
});

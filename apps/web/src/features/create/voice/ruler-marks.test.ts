import { describe, expect, it } from 'vitest';
import { rulerMarks } from './ruler-marks.ts';

describe('the marks below a wave', () => {
  it.each([
    [3, [0, 1, 2]],
    [23, [0, 5, 10, 15, 20]],
    [60, [0, 10, 20, 30, 40, 50]],
  ])('of %i s', (durationSec, marks) => {
    expect(rulerMarks(durationSec)).toEqual(marks);
  });

  it('never are more than can be read', () => {
    for (let sec = 1; sec < 700; sec += 7) expect(rulerMarks(sec).length).toBeLessThanOrEqual(8);
  });
});

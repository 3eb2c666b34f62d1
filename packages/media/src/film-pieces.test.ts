import { describe, expect, test } from 'vitest';
import { segmentRanges, startFramesOf } from './film-pieces.ts';

describe('segments', () => {
  test.each([1, 119, 120, 121, 600, 18_000])('segments of %d frames follow each other without a gap', (frames) => {
    const ranges = segmentRanges(frames);
    expect(ranges[0]?.from).toBe(0);
    expect(ranges.at(-1)?.to).toBe(frames);
    ranges.slice(1).forEach(({ from }, k) => {
      expect(from).toBe(ranges[k]?.to);
    });
    expect(Math.max(...ranges.map(({ from, to }) => to - from))).toBeLessThanOrEqual(60);
  });

  test('begin where a passage or a shot does, whose first second is a segment of its own', () => {
    const fromFrames = (starts: number[]) => segmentRanges(200, starts).map(({ from }) => from);
    expect(fromFrames([90, 0, 90, 200])).toEqual([0, 60, 90, 120, 180]);
    // A shot of 1.4 s is one segment, and not one more of 0.4 s.
    expect(fromFrames([150, 108])).toEqual([0, 60, 108, 150, 180]);
  });

  test('begin with the first picture of each shot and passage', () => {
    const starts = startFramesOf({ passages: [{ startSec: 4 }], shots: [{ fromSec: 0 }, { fromSec: 2.01 }] });
    expect(starts).toEqual([120, 0, 61]);
  });
});

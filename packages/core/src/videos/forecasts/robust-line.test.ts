import { expect, it } from 'vitest';
import { median, type Point, robustLine } from './robust-line.ts';
import { slotsSeen } from './slots-seen.ts';
import { workSizeOf } from './work-size-of.ts';

it('the median of an even count is between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 100])).toBe(3.5);
  expect(median([])).toBe(0);
});

it('a line through enough points ignores an outlier', () => {
  const points: Point[] = [10, 20, 40, 80].map((x) => [x, 3 + 0.5 * x]);
  const line = robustLine([...points, [60, 500]], 'through nothing');
  expect(line(100)).toBeCloseTo(53, 0);
});

it('a line through one point follows the first guess', () => {
  expect(robustLine([[10, 20]], 'through nothing')(20)).toBeCloseTo(40);
  expect(robustLine([[10, 20]], 'half fixed')(20)).toBeCloseTo(30);
});

it('a line never falls', () => {
  const points: Point[] = [10, 20, 40, 80].map((x) => [x, 100 - x]);
  const line = robustLine(points, 'half fixed');
  expect(line(80)).toBeGreaterThanOrEqual(line(10));
});

it('slots are the most videos that were made at the same time', () => {
  const at = (sec: number) => new Date(sec * 1000);
  expect(slotsSeen([])).toBe(1);
  expect(
    slotsSeen([
      { from: at(0), to: at(10) },
      { from: at(10), to: at(20) },
    ]),
  ).toBe(1);
  expect(
    slotsSeen([
      { from: at(0), to: at(11) },
      { from: at(10), to: at(20) },
      { from: at(10), to: null },
    ]),
  ).toBe(3);
});

it('the size of a video without an output is that of the default film', () => {
  expect(workSizeOf({ performer: null, output: null, durationSec: null })).toEqual({
    performer: 'character',
    pixels: 720 * 1280,
    durationSec: 0,
  });
});

import { expect, test } from 'vitest';
import type { FacePoint } from './face-points.ts';
import { faceView } from './face-view.ts';

const at = (x: number, y: number): FacePoint => ({ id: `${x}-${y}`, label: 'Point', x, y });
const portrait = { width: 600, height: 1000 };

test('holds the points with room around them', () => {
  expect(faceView([at(250, 400), at(350, 400), at(300, 500)], portrait)).toEqual({ x: 215, y: 365, side: 170 });
});

test('stays within the picture at its edges', () => {
  const { x, y, side } = faceView([at(10, 10), at(110, 110)], portrait);
  expect([x, y]).toEqual([0, 0]);
  const last = faceView([at(500, 900), at(600, 1000)], portrait);
  expect([last.x + last.side, last.y + last.side]).toEqual([600, 1000]);
  expect(side).toBe(last.side);
});

test('is never larger than the picture, and its middle when nothing was found', () => {
  expect(faceView([at(0, 0), at(600, 1000)], portrait).side).toBe(600);
  expect(faceView([], portrait)).toEqual({ x: 0, y: 200, side: 600 });
});

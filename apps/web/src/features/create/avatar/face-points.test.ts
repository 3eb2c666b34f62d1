import { describe, expect, test } from 'vitest';
import { movedTo, pointAfter, pointNear, stepOf } from './face-points.ts';
import { fileSize } from './file-size.ts';
import { pictureProblem } from './picture-rules.ts';

const eye = { id: 'eye', label: 'Left eye', x: 100, y: 120 };
const chin = { id: 'chin', label: 'Chin', x: 140, y: 300 };
const frame = { width: 400, height: 500 };

describe('points of a face', () => {
  test('only the dragged one moves', () => {
    expect(movedTo([eye, chin], 'eye', { x: 104.26, y: 118 }, frame)).toEqual([{ ...eye, x: 104.3, y: 118 }, chin]);
  });

  test.each([
    [
      { x: -5, y: 900 },
      { x: 0, y: 500 },
    ],
    [
      { x: 401, y: -1 },
      { x: 400, y: 0 },
    ],
  ])('never leave the picture', (place, expected) => {
    expect(movedTo([eye], 'eye', place, frame)[0]).toMatchObject(expected);
  });

  test.each([
    ['ArrowLeft', false, [-1, 0]],
    ['ArrowDown', false, [0, 1]],
    ['ArrowRight', true, [10, 0]],
    ['ArrowUp', true, [0, -10]],
  ])('%s moves by a pixel, with Shift by ten', (key, isWide, expected) => {
    expect(stepOf(key, isWide)).toEqual(expected);
  });

  test('a press means the nearest one within reach', () => {
    const lid = { id: 'lid', label: 'Lid', x: 110, y: 120 };
    expect(pointNear([eye, lid, chin], { x: 106, y: 121 }, 20)).toBe(lid);
    expect(pointNear([eye, lid, chin], { x: 103, y: 121 }, 20)).toBe(eye);
    expect(pointNear([eye, lid, chin], { x: 200, y: 200 }, 20)).toBeUndefined();
  });

  test('are gone around in order, and from the last to the first', () => {
    expect([pointAfter([eye, chin], 'eye', 1), pointAfter([eye, chin], 'chin', 1)]).toEqual([chin, eye]);
    expect(pointAfter([eye, chin], 'eye', -1)).toBe(chin);
    expect(pointAfter([], 'eye', 1)).toBeUndefined();
  });

  test('other keys stay what they are', () => {
    expect(stepOf('Tab', false)).toBeUndefined();
  });
});

describe('a picture to upload', () => {
  const limit = 5 * 1024 * 1024;

  test.each([
    ['image/jpeg', limit],
    ['image/png', 1],
    ['image/webp', 1],
  ])('%s of %i bytes is taken', (type, size) => {
    expect(pictureProblem({ type, size })).toBeUndefined();
  });

  test.each([
    ['image/jpeg', limit + 1],
    ['image/gif', 1],
    ['application/pdf', 1],
    ['', 1],
  ])('%s of %i bytes is refused in the words of the hint', (type, size) => {
    expect(pictureProblem({ type, size })).toBe('JPG, PNG, WebP, max 5MB');
  });

  test('its size is told in words', () => {
    expect([200, 640 * 1024, 1.8 * 1024 * 1024].map(fileSize)).toEqual(['1 KB', '640 KB', '1.8 MB']);
  });
});

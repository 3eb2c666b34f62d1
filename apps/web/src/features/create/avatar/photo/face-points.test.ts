import { describe, expect, test } from 'vitest';
import { pictureProblem } from '#data/pictures.ts';
import { fileSize } from '#lib/file-size.ts';
import { type FacePoint, facePosition, faceView, movedTo, pointAfter, pointNear, stepOf } from './face-points.ts';

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
    expect(pictureProblem({ name: 'serum', type, size })).toBeUndefined();
  });

  test.each([
    ['image/jpeg', 5 * 1024 * 1024 + 1, 'is too large (5.1 MB). Choose a smaller file'],
    ['image/jpeg', 6 * 1024 * 1024, 'is too large (6.0 MB). Choose a smaller file'],
    ['image/gif', 1, 'is not a picture we can use. Choose another file'],
    ['text/csv', 6 * 1024 * 1024, 'is not a picture we can use. Choose another file'],
    ['', 1, 'is not a picture we can use. Choose another file'],
  ])('%s of %i bytes: what is wrong and what to do', (type, size, words) => {
    expect(pictureProblem({ name: 'serum', type, size })).toBe(`“serum” ${words}: JPG, PNG, WebP, max 5MB.`);
  });

  test('its size is told in words', () => {
    expect([200, 640 * 1024, 1.8 * 1024 * 1024].map(fileSize)).toEqual(['1 KB', '640 KB', '1.8 MB']);
  });
});

describe('a photo on the stage', () => {
  const wide = { width: 1600, height: 1280 };

  test('shows the face that speaks', () => {
    expect(facePosition([{ x: 1200 }, { x: 1300 }], wide)).toBe('100% 25%');
    expect(facePosition([{ x: 780 }, { x: 820 }], wide)).toBe('50% 25%');
    expect(facePosition([{ x: 500 }, { x: 600 }], wide)).toBe('22% 25%');
  });

  test('lies as usual where no face is known, or all of its width is seen', () => {
    expect(facePosition([], wide)).toBeUndefined();
    expect(facePosition([{ x: 100 }], { width: 720, height: 1280 })).toBeUndefined();
  });
});

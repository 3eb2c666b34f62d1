import { limits } from '@herald/contract/limits';
import { expect, test } from 'vitest';
import { PAGE_PICTURE_HINT, PAGE_PICTURE_TYPES, pagePictureProblem } from './page-picture.ts';

test('the picker accepts PNG, GIF, JPEG, BMP and icons', () => {
  expect(PAGE_PICTURE_TYPES.join(', ')).toBe('image/png, image/gif, image/jpeg, image/bmp, image/x-icon');
});

test.each([...PAGE_PICTURE_TYPES, 'image/vnd.microsoft.icon'])('takes %s', (type) => {
  expect(pagePictureProblem({ type, size: limits.imageUploadBytes })).toBeUndefined();
});

test.each([
  { type: 'image/svg+xml', size: 10 },
  { type: 'text/html', size: 10 },
  { type: 'image/png', size: limits.imageUploadBytes + 1 },
])('refuses $type of $size bytes', (file) => {
  expect(pagePictureProblem(file)).toBe(PAGE_PICTURE_HINT);
});

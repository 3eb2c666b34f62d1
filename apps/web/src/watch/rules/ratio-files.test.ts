import { frameSizeOf } from '@herald/media/frame-size';
import { expect, test } from 'vitest';
import { nearestRatio } from './ratio-files.ts';

const file = (aspect_ratio: '9:16' | '1:1' | '16:9') => {
  const { widthPx: width, heightPx: height } = frameSizeOf(aspect_ratio, 720);
  return { aspect_ratio, width, height, video_url: '', thumbnail_url: '', download_url: '', size_bytes: 1 };
};

test.each([
  [1280 / 720, '16:9'],
  [390 / 844, '9:16'],
  [500 / 480, '1:1'],
])('a frame of %f is filled by %s', (frameRatio, ratio) => {
  expect(nearestRatio([file('9:16'), file('1:1'), file('16:9')], frameRatio)).toBe(ratio);
});

test('a film of one ratio fills any frame', () => {
  expect(nearestRatio([file('9:16')], 3)).toBe('9:16');
  expect(nearestRatio([], 1)).toBeUndefined();
});

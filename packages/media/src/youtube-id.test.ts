import { expect, test } from 'vitest';
import { youtubeIdOf } from './youtube-id.ts';

const id = 'M7lc1UVf-VE';

test.each([
  id,
  `https://www.youtube.com/watch?v=${id}&t=12`,
  `youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=x`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://m.youtube.com/live/${id}`,
])('finds the video in %j', (address) => {
  expect(youtubeIdOf(address)).toBe(id);
});

test.each([
  '',
  'https://vimeo.com/12345678901',
  `https://youtube.com.evil.test/watch?v=${id}`,
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'javascript:alert(1)',
])('finds no video in %j', (address) => {
  expect(youtubeIdOf(address)).toBeUndefined();
});

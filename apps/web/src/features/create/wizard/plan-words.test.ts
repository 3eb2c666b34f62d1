import { expect, test } from 'vitest';
import { leftWords } from './plan-words.ts';

test.each([
  [2, 3, 30, '2 of 3 videos left this month, up to 30 s each'],
  [1, 1, 60, '1 of 1 video left this month, up to 1 min each'],
  [7, 1200, 90, '7 of 1,200 videos left this month, up to 90 s each'],
  [null, null, 180, 'Unlimited videos, up to 3 min each'],
])('%j videos of %j with %d s are "%s"', (videos_left, videos_per_month, video_seconds, words) => {
  expect(leftWords({ videos_left, videos_per_month, video_seconds })).toBe(words);
});

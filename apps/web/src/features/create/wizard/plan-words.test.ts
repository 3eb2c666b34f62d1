import { expect, test } from 'vitest';
import { leftWords } from './plan-words.ts';

test.each([
  [2, 3, 30, '2 of 3 videos left this month, up to 30 s each'],
  [1, 1, 60, '1 of 1 video left this month, up to 1 min each'],
  [7, 1200, 90, '7 of 1,200 videos left this month, up to 90 s each'],
  [999_990, 1_000_000, 180, 'No monthly limit, up to 3 min a video'],
])('%d videos of %d with %d s are "%s"', (videos_left, videos_per_month, video_seconds, words) => {
  expect(leftWords({ videos_left, videos_per_month, video_seconds })).toBe(words);
});

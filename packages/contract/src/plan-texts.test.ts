import { expect, test } from 'vitest';
import { noVideosLeftText } from './plan-texts.ts';

test.each([
  [0, 'Your plan does not include making videos. Please upgrade your plan.'],
  [1, 'You have used the one video of this month. Please upgrade your plan or wait for the next month.'],
  [3, 'You have used all 3 videos of this month. Please upgrade your plan or wait for the next month.'],
  [1000, 'You have used all 1,000 videos of this month. Please upgrade your plan or wait for the next month.'],
])('a plan of %d videos a month that are used up says %s', (videosPerMonth, text) => {
  expect(noVideosLeftText(videosPerMonth)).toBe(text);
});

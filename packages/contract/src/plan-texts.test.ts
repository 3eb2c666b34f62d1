import { expect, test } from 'vitest';
import { noVideosLeftText } from './plan-texts.ts';

test.each([
  [0, 'Your plan does not include making videos. Please choose a plan that does.'],
  [1, 'You have used the one video of this month. Wait for the next month, or choose a plan with more videos.'],
  [3, 'You have used all 3 videos of this month. Wait for the next month, or choose a plan with more videos.'],
  [1000, 'You have used all 1,000 videos of this month. Wait for the next month, or choose a plan with more videos.'],
])('a plan of %d videos a month that are used up says %s', (videosPerMonth, text) => {
  expect(noVideosLeftText(videosPerMonth, 'plan')).toBe(text);
});

test('a month that the installation has capped sends nobody to a larger plan', () => {
  expect(noVideosLeftText(2, 'installation')).toBe(
    'You have used all 2 videos that the administrators allow everybody in a month, whatever their plan. Wait for the next month, or ask them for more.',
  );
});

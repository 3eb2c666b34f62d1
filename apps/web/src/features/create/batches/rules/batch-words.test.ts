import { expect, test } from 'vitest';
import { endWords, leftWords, shownName, whereFilmsAre, wordsOf } from './batch-words.ts';

const counts = { films: 12, waiting: 0, making: 0, finished: 10, failed: 2, cancelled: 0 };

test.each([
  ['running', undefined],
  ['complete', 'All 12 films are finished.'],
  ['partial', '10 films finished, 2 failed.'],
  ['failed', 'No film could be made.'],
  ['cancelled', 'It was cancelled after 10 films.'],
] as const)('a batch that is %s says so', (status, words) => {
  expect(endWords({ status, counts })).toBe(words);
});

test.each([
  ['complete', 12, 'Complete. The films are also in My Projects.'],
  ['partial', 10, 'Partly done. What is finished is also in My Projects.'],
  ['cancelled', 10, 'Cancelled. What is finished is also in My Projects.'],
  ['cancelled', 0, 'Cancelled. No film was finished.'],
  ['failed', 0, 'Failed. No film was finished.'],
] as const)('a batch that is %s with %d finished films says where they are', (status, finished, words) => {
  expect(whereFilmsAre({ status, counts: { ...counts, finished } })).toBe(words);
});

test('a complete batch of one film speaks of one', () => {
  expect(whereFilmsAre({ status: 'complete', counts: { ...counts, films: 1, finished: 1, failed: 0 } })).toBe(
    'Complete. The film is also in My Projects.',
  );
});

test.each([
  ['h1-b1-c2', { hook: 'Why?', call: 'Tap.' }],
  ['b1-c2', { hook: '', call: 'Tap.' }],
  ['h1-b1', { hook: 'Why?', call: '' }],
  [null, { hook: '', call: '' }],
])('of the variant %s the hook and the call are shown', (variant, words) => {
  expect(wordsOf({ variant, script: 'Why?\nBecause.\nTap.' })).toEqual(words);
});

test('a film of several files is named by what they have in common', () => {
  expect(shownName({ file_name: 'winter_h1_9x16.mp4', ratios: ['9:16', '1:1'] })).toBe('winter_h1');
  expect(shownName({ file_name: 'winter_h1_9x16.mp4', ratios: ['9:16'] })).toBe('winter_h1_9x16.mp4');
});

test.each([
  [30, '30 videos are left this month.'],
  [1, '1 video is left this month.'],
  [0, 'No videos are left this month.'],
])('a month of which %d videos are left says so', (left, words) => {
  expect(leftWords(left)).toBe(words);
});

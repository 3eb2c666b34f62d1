import { expect, test } from 'vitest';
import { endWords, lengthInWords } from './batch-words.ts';

test.each([
  [4.4, '4 s'],
  [60, '1 min'],
  [80, '1 min 20 s'],
  [3600, '1 h'],
  [3600 * 3 + 300, '3 h 5 min'],
])('%s seconds read %s', (sec, words) => {
  expect(lengthInWords(sec)).toBe(words);
});

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

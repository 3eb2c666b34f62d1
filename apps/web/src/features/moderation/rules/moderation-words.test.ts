import { expect, test } from 'vitest';
import { markedParts } from './moderation-words.ts';

test('a text is cut where watched words begin and end, and marks that overlap become one', () => {
  const marks = [
    { from: 10, to: 14 },
    { from: 2, to: 6 },
    { from: 4, to: 8 },
  ];
  expect(markedParts('a guaranteed cure', marks).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))).toEqual([
    'a ',
    '[guar]',
    '[an]',
    'te',
    '[ed c]',
    'ure',
  ]);
});

import { expect, test } from 'vitest';
import { withoutEmoji } from './emoji.ts';

test.each([
  ['Great news! 🎉', 'Great news!'],
  ['🔥Hot', 'Hot'],
  ['family 👩‍👩‍👧‍👦, wave 👋🏽', 'family, wave'],
  ['flags 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'flags'],
  ['number 1️⃣ and 2', 'number and 2'],
  ['plain 3 # *', 'plain 3 # *'],
])('of "%s" the words are "%s"', (text, words) => {
  expect(withoutEmoji(text)).toBe(words);
});

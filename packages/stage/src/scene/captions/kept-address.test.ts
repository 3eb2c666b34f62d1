import { expect, it } from 'vitest';
import type { CaptionWord } from '../text/split-words.ts';
import { withKeptAddress } from './kept-address.ts';

/** A word a second, each a caption of its own. */
const groupsOf = (words: readonly (Partial<CaptionWord> & { text: string })[]) =>
  words.map((word, startSec) => {
    const said: CaptionWord = { startSec, endSec: startSec + 0.8, spaced: true, ...word };
    return { words: [said] as [CaptionWord], startSec, endSec: startSec + 1 };
  });

it('an address goes with the end of its sentence, also where a price ends it', () => {
  const address = { text: 'tallyvan.com', isTyped: true as const, endsSentence: false };
  const rest = 'Then we pack it and we send it to you.'.split(' ').map((text) => ({ text }));
  const keptBehind = (endsSentence: boolean) => {
    const price = { text: '$9', isTyped: true as const, isPrice: true as const, endsSentence };
    return withKeptAddress(groupsOf([address, price, ...rest]))[2]?.kept?.words[0].text;
  };
  expect(keptBehind(false)).toBe('tallyvan.com');
  expect(keptBehind(true)).toBeUndefined();
});

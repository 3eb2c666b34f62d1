import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
  it.each([
    ['a\u0007b\u0000c', 'abc'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['left \u202eright\u202c', 'left right'],
    ['\u2066a\u2069', 'a'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['zero\u200bwidth\u2060joined\ufeff', 'zerowidthjoined'],
    ['half \ud83d emoji', 'half \ufffd emoji'],
  ])('has nothing hidden in it: %j', (written, plain) => {
    expect(plainText(written)).toBe(plain);
  });

  it.each(['two\nlines\tand a tab\r\n', 'क्\u200dया', 'نی\u200cم', '👩\u200d👧 ❤\ufe0f', 'שלום\u200f'])(
    'keeps what spelling needs: %j',
    (written) => {
      expect(plainText(written)).toBe(written);
    },
  );
});

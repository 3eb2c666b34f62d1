import { describe, expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

describe('what people type of a word', () => {
  test.each([
    ['juniperoatcream.com.', 'juniperoatcream.com'],
    ['(https://www.north.co/serum),', 'north.co/serum'],
    ['https://north.co/serum/for/the/night/100-ml?from=ad', 'north.co'],
    ['„Hofladen-Möhre.de“', 'Hofladen-Möhre.de'],
    ['tallyvan.co.uk!', 'tallyvan.co.uk'],
    ['@willow.balm,', '@willow.balm'],
  ])('%s is typed as %s', (word, typed) => {
    expect(typedText(word)).toBe(typed);
  });

  test.each(['cream', 'a.m.', '$4.99', 'Node.js', '@', 'dana@north.co', '1.5', 'U.S.', 'and/or', '@7pm', ''])(
    '%s is nothing to type',
    (word) => {
      expect(typedText(word)).toBeUndefined();
    },
  );

  test.each([
    ['code', 'GLOW20.', 'GLOW20'],
    ['Gutscheincode', '„HERBST“', 'HERBST'],
    ['código', 'VERANO-10', 'VERANO-10'],
    ['code', 'Willow10,', 'Willow10'],
    ['CODE', 'GLOW20', 'GLOW20'],
    ['CODE', 'BELOW', undefined],
    ['code', 'Below', undefined],
    ['code', 'red', undefined],
    ['code', '2026', undefined],
    ['the', 'NASA', undefined],
  ])('after "%s", %s is %s', (before, word, typed) => {
    expect(typedText(word, before)).toBe(typed);
  });
});

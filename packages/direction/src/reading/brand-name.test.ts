import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it, test } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';
import { brandAt, brandOfAddress } from './brand-name.ts';
import { plainOf } from './read-words.ts';

const wordsOf = (text: string) =>
  text
    .split(' ')
    .map((word) => ({ text: word, plain: plainOf(word), startSec: 0, endSec: 0, stressSec: 0, weight: 0 }));

test.each([
  ['latch-and-key.example/now', 'latchandkey'],
  ['www.tidyhour.co.uk', 'tidyhourco'],
  ['fix.io', undefined],
  ['Free shipping this week', undefined],
  [null, undefined],
])('the letters of %s are %s', (address, brand) => {
  expect(brandOfAddress(address)).toBe(brand);
});

test.each([
  ['Two people from Tidy Hour came.', 'tidyhourcleaning', 3],
  ['Mit Café Löwe fing es an.', 'cafelowe', 1],
  ['Das Wärmewerk war da.', 'waermewerklindau', 1],
  ['Two people came.', 'tidyhour', undefined],
  ['The tide is high.', 'tidyhour', undefined],
])('"%s" names %s at word %s', (text, brand, at) => {
  expect(brandAt(wordsOf(text), brand)).toBe(at);
});

describe('the name of what a film is for', () => {
  const expressionsOf = (script: string, brand?: string) =>
    planDirection({ ...said(script), brand }, { product: null }, { mood: 'composed', gestures: GESTURES }, 1).beats.map(
      ({ expression }) => expression,
    );
  const STORY = 'There was a pan in here I was honestly afraid of. Two people from Tidy Hour came for three hours.';

  it('turns a story to the better', () => {
    expect(expressionsOf(STORY)).toEqual(['serious', 'neutral']);
    expect(expressionsOf(STORY, 'tidyhour')[1]).toBe('friendly');
  });

  it('does so where a word after it sounds bad', () => {
    const laugh = 'I was locked out in my socks. Latch and Key picked up on the second ring, and nobody was angry.';
    expect(expressionsOf(laugh, 'latchandkey')[1]).toBe('friendly');
  });

  it('does not where the time without it is told', () => {
    const before = 'We count every week. Before Tidy Hour it took a whole day.';
    expect(expressionsOf(before, 'tidyhour')).not.toContain('friendly');
  });
});

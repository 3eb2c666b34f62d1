import { describe, expect, it } from 'vitest';
import { filmSecOf, sceneSecOf } from './film-length.ts';

describe('the length of a film', () => {
  it.each([
    ['no end card', 10, '', 10],
    ['an end card of spaces', 10, '  \n', 10],
    ['an end card', 10, 'Try it today', 12.5],
    ['an end card after a sound that just fits a plan of 30 s', 29, 'north.co', 31.5],
    ['an end card and no sound yet', 0, 'north.co', 2.5],
  ])('with %s is %d s of sound with "%s": %d s', (_, soundSec, end_card, filmSec) => {
    expect(filmSecOf(soundSec, { end_card })).toBe(filmSec);
  });

  it('takes the length of an end card that is written out', () => {
    expect(sceneSecOf(10, { durationSec: 4 })).toBe(14);
    expect(sceneSecOf(10, null)).toBe(10);
  });
});

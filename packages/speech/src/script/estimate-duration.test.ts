import { describe, expect, it } from 'vitest';
import { estimateDurationSec } from './estimate-duration.ts';

const TEXT = 'Most small teams know that video works';

describe('the expected length of a script', () => {
  it.each(['', '  ', '🎉', '...'])('is 0 for %j, in which nothing is said', (script) => {
    expect(estimateDurationSec(script, 'en-US')).toBe(0);
  });

  it.each([0.5, 1, 2])('at rate %d only shortens the speech, not its edges', (rate) => {
    const spoken = estimateDurationSec(TEXT, 'en-US') - 0.5;
    expect(estimateDurationSec(TEXT, 'en-US', rate)).toBeCloseTo(0.5 + spoken / rate, 6);
  });

  it.each([
    ['[pause 2s]', 2],
    ['[pause 500ms]', 0.5],
    ['[pause]', 0.5],
  ])('grows by what the author pauses: %s', (pause, seconds) => {
    const without = estimateDurationSec(`${TEXT}\n${TEXT}`, 'en-US') - 0.6;
    expect(estimateDurationSec(`${TEXT} ${pause} ${TEXT}`, 'en-US')).toBeCloseTo(without + seconds, 6);
  });

  it('does not count a pause after the last word', () => {
    expect(estimateDurationSec(TEXT, 'en-US')).toBeCloseTo(estimateDurationSec(`${TEXT}.`, 'en-US'), 6);
  });

  it('counts a number as the words that are said for it', () => {
    const inWords = estimateDurationSec('nineteen dollars and ninety nine cents', 'en-US');
    const inDigits = estimateDurationSec('$19.99', 'en-US');
    expect(Math.abs(inDigits - inWords)).toBeLessThan(0.5);
  });

  it('gives a syllabic script more time for each of its letters', () => {
    expect(estimateDurationSec('今天天气很好', 'zh-CN')).toBeGreaterThan(estimateDurationSec('abcdef', 'en-US'));
  });

  it('depends on the language, not on its region', () => {
    expect(estimateDurationSec(TEXT, 'es-MX')).toBe(estimateDurationSec(TEXT, 'es-ES'));
    expect(estimateDurationSec(TEXT, 'fr-FR')).not.toBe(estimateDurationSec(TEXT, 'es-ES'));
  });
});

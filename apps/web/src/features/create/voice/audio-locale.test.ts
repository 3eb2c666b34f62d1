import { describe, expect, it } from 'vitest';
import { audioLocale, languageOf } from './audio-locale.ts';

describe('the locale of an own sound', () => {
  it.each([
    ['es', 'es', 'MX', 'es-MX'],
    ['es', 'es', '419', 'es-419'],
    ['es', 'en', 'US', 'es'],
    ['en', 'en', 'SCT', 'en'],
    ['en', 'en', '', 'en'],
  ])('%s, where the draft speaks %s in %s: %s', (language, country, region, locale) => {
    expect(audioLocale(language, { country, region })).toBe(locale);
    expect(languageOf(locale)).toBe(language);
  });
});

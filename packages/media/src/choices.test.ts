import { expect, it } from 'vitest';
import { BACKGROUND_CHOICES, CAPTION_CHOICES, CAPTION_STYLES, isColor, isOneOf, SETTINGS } from './choices.ts';

it('offers every setting and style, and the choices that are no drawing', () => {
  expect(BACKGROUND_CHOICES).toEqual([...SETTINGS, 'color', 'picture']);
  expect(CAPTION_CHOICES).toEqual([...CAPTION_STYLES, 'off']);
});

it('knows what is on a list', () => {
  expect(isOneOf(SETTINGS, 'home')).toBe(true);
  for (const other of ['beach', '', undefined, null, 5]) expect(isOneOf(SETTINGS, other)).toBe(false);
});

it.each(['#1d2430', '#FFAA00'])('%s is a color', (text) => {
  expect(isColor(text)).toBe(true);
});

it.each(['', 'red', '#fff', '#12345g', '1d2430', '#1d243000'])('"%s" is no color', (text) => {
  expect(isColor(text)).toBe(false);
});

import { expect, it } from 'vitest';
import { accentWords, contrastOf, standsOut } from './site-contrast.ts';

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1);
});

it.each([
  ['#e8502e', '#0d0f13', true],
  ['#ffffff', '#fefefe', false],
  ['#0d0f13', '#14151a', false],
])('%s on %s stands out: %s', (accent, ground, is) => {
  expect(standsOut(accent, ground)).toBe(is);
});

it('says what becomes of buttons, once both colors are written out', () => {
  expect(accentWords('#ffffff', '#fefefe')).toBe(
    'Contrast 1.0:1. The colors are too near each other, so buttons get an outline.',
  );
  expect(accentWords('#e8502e', '#0d0f13')).toMatch(/^Contrast 5\.\d:1\. Buttons stand out/);
  expect(accentWords('#fff', '#0d0f13')).toBe('');
});

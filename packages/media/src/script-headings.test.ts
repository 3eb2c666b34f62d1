import { expect, test } from 'vitest';
import { withoutHeadingMarks, withoutHeadings } from './script-headings.ts';

const script = '# Why it works\nTwo drops.\n  ### Try it\nToday, for #1 skin.\n#tag and # 4';

test('what is said are the lines that are no headings', () => {
  expect(withoutHeadings(script)).toBe('\nTwo drops.\n\nToday, for #1 skin.\n#tag and # 4');
});

test('people read the titles without their marks', () => {
  expect(withoutHeadingMarks(script)).toBe('Why it works\nTwo drops.\nTry it\nToday, for #1 skin.\n#tag and # 4');
});

test('four marks are no heading', () => {
  expect(withoutHeadings('#### Hello')).toBe('#### Hello');
});

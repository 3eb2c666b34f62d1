import { draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import { aTemplate } from '../../../../../testing/a-template.ts';
import { rowSecOf, wordsSecOf } from './film-lengths.ts';

const template = aTemplate({ duration_seconds: 10 });

describe('the length of a film of a row', () => {
  it('is what the server counted, for the usual words', () => {
    expect(wordsSecOf(template, 'Our serum is half price.')).toBeCloseTo(10);
  });

  it('grows with the words of the row', () => {
    expect(rowSecOf(template, { product: 'Our serum' })).toBeCloseTo(10);
    expect(rowSecOf(template, { product: 'Our serum and oil' })).toBeGreaterThan(12);
  });

  it('has the end card of the template, and none where the words are missing', () => {
    const withCard = aTemplate({
      duration_seconds: 10,
      content: draftContent.parse({ ...template.content, output: { end_card: 'Try it' } }),
    });
    expect(rowSecOf(withCard, { product: 'Our serum' })).toBeCloseTo(10);
    expect(wordsSecOf(withCard, 'Our serum is half price.')).toBeCloseTo(7.5);
    expect(wordsSecOf(template, '')).toBe(0);
  });
});

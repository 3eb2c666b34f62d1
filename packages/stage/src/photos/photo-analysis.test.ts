import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { describe, expect, it } from 'vitest';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../testing/photo-portraits.ts';

describe('the analysis of a photo', () => {
  it.each(PORTRAIT_NAMES)('the analysis of %s is read from what the detector saved', (name) => {
    expect(portraitAnalysis(name).points).toHaveLength(478);
  });

  const whole = portraitAnalysis('eu_f28');

  it.each([
    ['nothing', null, /another version/],
    ['another version', { ...whole, version: 2 }, /another version/],
    ['no size', { ...whole, width: 0 }, /incomplete/],
    ['no points', { ...whole, points: undefined }, /incomplete/],
    ['no face', { ...whole, points: [] }, /no usable face/],
    ['broken points', { ...whole, points: [...whole.points.slice(1), [1, Number.NaN, 2]] }, /no usable face/],
  ])('is refused with %s', (_, value, message) => {
    expect(() => parsePhotoAnalysis(value)).toThrow(message);
  });
});

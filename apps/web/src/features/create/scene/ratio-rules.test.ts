import { expect, test } from 'vitest';
import { allRatios, withMainRatio, withRatio } from './ratio-rules.ts';

const output = { aspect_ratio: '9:16', more_ratios: ['1:1'] } as const;
const chosen = { ...output, more_ratios: [...output.more_ratios] };

test('another first ratio loses none of the others', () => {
  expect(withMainRatio(chosen, '1:1')).toEqual({ aspect_ratio: '1:1', more_ratios: ['9:16'] });
});

test('a ratio that was not made takes the place of the first', () => {
  expect(withMainRatio(chosen, '16:9')).toEqual({ aspect_ratio: '16:9', more_ratios: ['1:1'] });
});

test('further ratios come and go, in the order of the product', () => {
  expect(withRatio(chosen, '4:5', true)).toEqual(['4:5', '1:1']);
  expect(withRatio(chosen, '1:1', false)).toEqual([]);
  expect(allRatios(chosen)).toEqual(['4:5', '1:1', '16:9']);
});

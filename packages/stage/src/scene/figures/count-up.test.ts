import { expect, it } from 'vitest';
import { countedUp } from './count-up.ts';

it.each([
  ['40%', 0.5, '20%'],
  ['$1,250', 0.5, '$625'],
  ['1.250 €', 0.9, '1.125 €'],
  ['12 000', 0.5, '6 000'],
  ['2 000 pas', 0.1, '200 pas'],
  ['2 sur 500', 0.5, '2 sur 500'],
  ['$9.99', 0.5, '$4.99'],
  ['9,99 €', 0.1, '0,99 €'],
  ['-50%', 0, '-0%'],
  ['40%', 1, '40%'],
  ['24/7', 0.5, '24/7'],
  ['2', 0.5, '2'],
  ['free', 0.5, 'free'],
])('%s at %s of its way is %s', (text, progress, shown) => {
  expect(countedUp(text, progress)).toBe(shown);
});

import { expect, it } from 'vitest';
import { countedUp } from './count-up.ts';

it.each([
  ['40%', 0.5, '30%'],
  ['$1,250', 0.5, '$937'],
  ['1.250 €', 0.9, '1.187 €'],
  ['12 000', 0.5, '9 000'],
  ['2 000 pas', 0.1, '1 100 pas'],
  ['2 sur 500', 0.5, '2 sur 500'],
  ['$9.99', 0.5, '$7.49'],
  ['9,99 €', 0.1, '5,49 €'],
  ['-50%', 0, '-25%'],
  ['40 euros', 0, '20 euros'],
  ['40%', 1, '40%'],
  ['24/7', 0.5, '24/7'],
  ['2', 0.5, '2'],
  ['free', 0.5, 'free'],
])('%s at %s of its way is %s', (text, progress, shown) => {
  expect(countedUp(text, progress)).toBe(shown);
});

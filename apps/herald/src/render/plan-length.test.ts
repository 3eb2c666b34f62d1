import { expect, it } from 'vitest';
import { assertLength } from './plan-length.ts';

it('tells a length and a limit apart that round to the same second', () => {
  expect(() => assertLength(1.3, 1)).toThrow('This would make a video of 1.3 s. The limit is 1 s;');
  expect(() => assertLength(700, 600)).toThrow('This would make a video of 11 min 40 s. The limit is 10 min 0 s;');
  expect(() => assertLength(1, 1)).not.toThrow();
});

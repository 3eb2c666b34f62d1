import { expect, it } from 'vitest';
import { assertFits } from './backup-format.ts';

it('is refused before the first file is packed where there are more files than a restore can read', () => {
  expect(() => assertFits(1_000_000)).not.toThrow();
  expect(() => assertFits(1_000_001)).toThrow('holds at most 1000000');
});

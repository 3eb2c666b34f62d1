import { expect, it } from 'vitest';
import { systemRandom } from '../runtime/random.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

it('there are ten different ones, easy to copy by hand', () => {
  const codes = newRecoveryCodes(systemRandom);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});

it.each(['4kq7-m2xp', '4KQ7M2XP', ' 4KQ7 M2XP '])('%j is the same as 4KQ7-M2XP', (typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode('4KQ7-M2XP'));
});

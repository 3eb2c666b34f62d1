import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault(randomBytes(32));

it('gives back what it sealed, and never seals the same text alike', () => {
  const sealed = vault.seal('whsec_äöü');
  expect(vault.open(sealed)).toBe('whsec_äöü');
  expect(vault.seal('whsec_äöü')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('whsec');
});

it.each([
  ['sealed with another key', createVault(randomBytes(32)).seal('secret')],
  ['changed', vault.seal('secret').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ['cut', vault.seal('secret').slice(0, 10)],
  ['empty', ''],
  ['cut in its tag', Buffer.from(vault.seal(''), 'base64').subarray(0, 16).toString('base64')],
])('does not open what was %s', (_, sealed) => {
  expect(vault.open(sealed)).toBeUndefined();
});

it('marks the same text alike for one purpose, and in another way for every other purpose, text and key', () => {
  const mark = vault.mark('report', 'film');
  expect(vault.mark('report', 'film')).toBe(mark);
  const others = [
    vault.mark('link', 'film'),
    vault.mark('report', 'films'),
    createVault(randomBytes(32)).mark('report', 'film'),
  ];
  expect(new Set([mark, ...others]).size).toBe(4);
});

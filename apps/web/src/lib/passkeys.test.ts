import { expect, test } from 'vitest';
import { hasPasskeys, passkeyObstacle } from './passkeys.ts';

const origin = 'https://herald.example';
const place = { origin, isSecure: true, hasPasskeys: true };

test.each([
  ['everything is there', origin, place, undefined],
  [
    'the page was opened at another address',
    origin,
    { ...place, origin: 'https://other.example' },
    'Passkeys work at https://herald.example only.',
  ],
  [
    'the connection is open',
    'http://herald.lan',
    { ...place, origin: 'http://herald.lan', isSecure: false },
    'Browsers use passkeys only over https.',
  ],
  [
    'the address is a number',
    'http://127.0.0.1:3000',
    { ...place, origin: 'http://127.0.0.1:3000' },
    'Browsers use passkeys only at a name, and this address is a number.',
  ],
  ['the browser is old', origin, { ...place, hasPasskeys: false }, 'This browser has no passkeys.'],
])('says what is in the way where %s', (_, at, seen, words) => {
  expect(passkeyObstacle(at, seen)).toBe(words);
});

test('offers nothing at the sign-in where the browser would refuse', () => {
  expect(hasPasskeys(place)).toBe(true);
  expect(hasPasskeys({ ...place, isSecure: false })).toBe(false);
  expect(hasPasskeys({ ...place, hasPasskeys: false })).toBe(false);
  expect(hasPasskeys({ ...place, origin: 'https://10.0.0.7' })).toBe(false);
});

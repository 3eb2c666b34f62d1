import { Secret, TOTP, URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { systemRandom } from '../runtime/random.ts';
import { fromBase32, toBase32 } from './base32.ts';
import { findStep, newTotpSecret, otpauthUri, stepAt, totpCode } from './totp.ts';

const now = new Date('2026-11-20T09:12:14Z');

/** The secret of the examples in RFC 6238; they have 8 digits, of which 6 are the last. */
const rfcSecret = toBase32(Buffer.from('12345678901234567890'));

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is %s, as in the standard', (sec, code) => {
    expect(totpCode(rfcSecret, stepAt(new Date(sec * 1000)))).toBe(code);
  });

  it('is what another authenticator shows', () => {
    for (let round = 0; round < 50; round++) {
      const secret = newTotpSecret(systemRandom);
      const app = new TOTP({ secret: Secret.fromBase32(secret) });
      const timestamp = now.getTime() + round * 1_234_567;
      expect(totpCode(secret, stepAt(new Date(timestamp)))).toBe(app.generate({ timestamp }));
    }
  });

  it.each([
    [-30, true],
    [0, true],
    [30, true],
    [-60, false],
    [60, false],
  ])('of a clock that is %d s off is right: %s', (offSec, isRight) => {
    const app = new TOTP({ secret: Secret.fromBase32(rfcSecret) });
    const code = app.generate({ timestamp: now.getTime() + offSec * 1000 });
    expect(findStep(rfcSecret, code, now) !== undefined).toBe(isRight);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is none', (code) => {
    expect(findStep(rfcSecret, code, now)).toBeUndefined();
  });
});

it('a secret survives its text', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = systemRandom.bytes(length);
    expect(Buffer.from(fromBase32(toBase32(bytes)))).toEqual(Buffer.from(bytes));
  }
});

it('an authenticator app understands what the QR code says', () => {
  const read = URI.parse(otpauthUri(rfcSecret, { issuer: 'North: Beauty', account: 'ann@example.com' }));
  expect(read).toMatchObject({ label: 'ann@example.com', algorithm: 'SHA1', digits: 6, period: 30 });
  expect(read.secret.base32).toBe(rfcSecret);
});

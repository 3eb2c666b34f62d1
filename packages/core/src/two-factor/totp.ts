import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Random } from '../runtime/random.ts';
import { fromBase32, toBase32 } from './base32.ts';

/** What every authenticator app assumes (RFC 6238). */
const STEP_SEC = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;

/** A clock may be this many steps off, in either direction. */
const DRIFT_STEPS = 1;

export function newTotpSecret(random: Random): string {
  return toBase32(random.bytes(SECRET_BYTES));
}

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SEC);

/** The code of one step of 30 s. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step a code belongs to; undefined when it is not the code of about now. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  for (let step = present - DRIFT_STEPS; step <= present + DRIFT_STEPS; step++) {
    if (isSame(totpCode(secret, step), code)) return step;
  }
  return undefined;
}

function isSame(expected: string, code: string): boolean {
  const right = Buffer.from(expected);
  const typed = Buffer.from(code);
  return right.length === typed.length && timingSafeEqual(right, typed);
}

/** What the QR code says to an authenticator app. */
export function otpauthUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = encodeURIComponent(`${issuer.replaceAll(':', ' ')}:${account}`);
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SEC}`;
  return `otpauth://totp/${label}?${query}`;
}

import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, whatever the lengths. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

/** Every candidate is compared, so that the time does not tell which one it is. */
export function isOneOf(given: string, expected: readonly string[]): boolean {
  return expected.filter((one) => isSame(given, one)).length > 0;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

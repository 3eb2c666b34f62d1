import { createHash } from 'node:crypto';
import type { Random } from '../runtime/random.ts';

const COUNT = 10;
const CHARACTERS = 8;
/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten codes that each open the account once when the phone is gone, as "4KQ7-M2XP". */
export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...random.bytes(CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${letters.slice(0, 4)}-${letters.slice(4)}`;
  });
}

/** However it was typed: small letters, spaces and hyphens do not matter. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}

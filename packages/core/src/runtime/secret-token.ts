import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

/** An unguessable token for links and sessions; only its hash is ever stored. */
export function newSecretToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

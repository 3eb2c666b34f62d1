import { createHash } from 'node:crypto';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { twoFactorRepository } from './two-factor-repository.ts';

/** Long enough to fetch a phone from another room. */
const LIFETIME_MS = 10 * MINUTE_MS;

export interface TicketHolder {
  id: string;
  passwordHash: string;
}

/** For somebody who has typed the right password and still owes the code. It opens nothing without one. */
export async function newCodeTicket(
  core: Core,
  db: Queryable,
  { user, device }: { user: TicketHolder; device: string | undefined },
): Promise<string> {
  const ticket = newSecretToken(core.random);
  await twoFactorRepository.insertTicket(db, {
    tokenHash: hashSecretToken(ticket),
    kind: 'two_factor',
    userId: user.id,
    passwordMark: passwordMark(user),
    device: device ?? null,
    expiresAt: new Date(core.clock.now().getTime() + LIFETIME_MS),
  });
  return ticket;
}

/** A ticket is worth nothing any more once the password is another one. */
export function passwordMark({ passwordHash }: Pick<TicketHolder, 'passwordHash'>): string {
  return createHash('sha256').update(passwordHash).digest('hex');
}

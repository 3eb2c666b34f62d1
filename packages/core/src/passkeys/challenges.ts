import type { Core } from '../core.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { passwordMark } from '../two-factor/tickets.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';

export const CHALLENGE_MS = 5 * MINUTE_MS;

interface ChallengedUser {
  id: string;
  passwordHash: string;
}

/** What the next passkey signs. One for adding belongs to the user who gave the password. */
export async function newChallenge(core: Core, user?: ChallengedUser): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newSecretToken(core.random);
  await twoFactorRepository.insertTicket(core.db.queries, {
    tokenHash: hashSecretToken(challenge),
    kind: user ? 'new_passkey' : 'passkey',
    userId: user?.id ?? null,
    passwordMark: user ? passwordMark(user) : '',
    expiresAt: new Date(core.clock.now().getTime() + CHALLENGE_MS),
  });
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}

/** Uses up the challenge that was signed, right or not; undefined when it is not one for this purpose any more. */
export async function takeChallenge(
  core: Core,
  clientData: string,
  user?: ChallengedUser,
): Promise<string | undefined> {
  const challenge = readChallenge(clientData);
  if (!challenge) return undefined;
  const ticket = await twoFactorRepository.takeTicket(core.db.queries, hashSecretToken(challenge), core.clock.now());
  if (ticket?.kind !== (user ? 'new_passkey' : 'passkey')) return undefined;
  const isTheirs = !user || (ticket.userId === user.id && ticket.passwordMark === passwordMark(user));
  return isTheirs ? challenge : undefined;
}

function readChallenge(clientData: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const isNamed = typeof read === 'object' && read !== null && 'challenge' in read;
    return isNamed && typeof read.challenge === 'string' ? read.challenge : undefined;
  } catch {
    return undefined;
  }
}

import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { accountRepository } from './account-repository.ts';
import { sessionExpiry } from './session-expiry.ts';
import { sessionRepository } from './session-repository.ts';

export interface SessionStart {
  user: { id: string; sessionTimeoutHours: number; allowMultipleSessions: boolean };
  caller: Caller;
  /** Set when an administrator signs in as this user. */
  impersonator?: { userId: string; sessionHash: string };
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function startSession(core: Core, tx: Queryable, start: SessionStart): Promise<string> {
  const { user, caller, impersonator } = start;
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  if (!user.allowMultipleSessions && !impersonator) await sessionRepository.removeOwn(tx, user.id);
  await sessionRepository.insert(tx, {
    tokenHash: hashSecretToken(token),
    userId: user.id,
    accountId: await accountToActIn(tx, user.id),
    impersonatorId: impersonator?.userId ?? null,
    impersonatorTokenHash: impersonator?.sessionHash ?? null,
    expiresAt: sessionExpiry(now, user.sessionTimeoutHours),
    lastSeenAt: now,
    ip: caller.ip,
    userAgent: caller.userAgent,
    createdAt: now,
  });
  return token;
}

/** A team member acts in the team's account, everybody else in their own. */
async function accountToActIn(tx: Queryable, userId: string): Promise<string> {
  const accountId =
    (await accountRepository.idOfMembership(tx, userId)) ?? (await accountRepository.idOwnedBy(tx, userId));
  if (!accountId) throw new AppError('internal', { cause: new Error(`User ${userId} has no account.`) });
  return accountId;
}

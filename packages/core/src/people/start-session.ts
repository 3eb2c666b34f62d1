import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { newId } from '../runtime/new-id.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { settingsRepository } from '../settings/settings-repository.ts';
import { siteSettingsOf } from '../settings/site-settings.ts';
import { accountRepository } from './account-repository.ts';
import { sessionExpiry } from './session-expiry.ts';
import { sessionRepository } from './session-repository.ts';
import { userDayRepository } from './user-day-repository.ts';
import { userRepository } from './user-repository.ts';

export interface SessionStart {
  user: { id: string; sessionTimeoutHours: number; allowMultipleSessions: boolean };
  caller: Caller;
  withPasskey?: boolean;
  /** Set when an administrator signs in as this user. */
  impersonator?: { userId: string; sessionHash: string };
}

/** Opens a session and returns its token, of which only the hash is stored. */
export async function startSession(core: Core, tx: Transaction, start: SessionStart): Promise<string> {
  const { user, caller, withPasskey = false, impersonator } = start;
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  if (!user.allowMultipleSessions && !impersonator) await sessionRepository.removeOwn(tx, user.id);
  const accountId = await accountToActIn(tx, user.id, { now, isImpersonated: impersonator !== undefined });
  await sessionRepository.insert(tx, {
    tokenHash: hashSecretToken(token),
    id: newId(core),
    userId: user.id,
    accountId,
    impersonatorId: impersonator?.userId ?? null,
    impersonatorTokenHash: impersonator?.sessionHash ?? null,
    withPasskey,
    confirmedAt: impersonator ? null : now,
    expiresAt: sessionExpiry(now, user.sessionTimeoutHours, now),
    lastSeenAt: now,
    ip: caller.ip,
    userAgent: caller.userAgent,
    createdAt: now,
  });
  if (impersonator) return token;
  await noteSeen(tx, { userId: user.id, accountId }, now);
  if (caller.timeZone) await userRepository.update(tx, user.id, { timeZone: caller.timeZone });
  return token;
}

/** On the connection of the transaction: all others may be waiting for it. */
async function noteSeen(tx: Transaction, who: { userId: string; accountId: string }, now: Date): Promise<void> {
  const { time_zone: timeZone } = siteSettingsOf(await settingsRepository.readAll(tx));
  await userDayRepository.markSeen(tx, who, { now, before: now, timeZone });
}

/** Where the person worked last, while that is open to them; else in their newest team, or in their own account. */
async function accountToActIn(
  tx: Transaction,
  userId: string,
  how: { now: Date; isImpersonated: boolean },
): Promise<string> {
  const open = await accountRepository.listOpenTo(tx, userId, how);
  const user = await userRepository.findById(tx, userId);
  const account = open.find(({ id }) => id === user?.lastAccountId) ?? open[0];
  if (!account) throw new AppError('internal', { cause: new Error(`User ${userId} has no account.`) });
  return account.id;
}

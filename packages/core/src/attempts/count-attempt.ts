import { createHash } from 'node:crypto';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { networkOf } from '../identity/network-of.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { type AttemptKind, type AttemptLimits, attemptLimits } from './attempt-limits.ts';
import { attemptRepository } from './attempt-repository.ts';

export interface Attempt {
  kind: AttemptKind;
  ip: string;
  email?: string;
  /** What is tried from that address, such as one video. */
  subject?: string;
}

/** Counts an attempt per address, per account and per subject from an address, and refuses those above the limit. */
export async function countAttempt(core: Core, attempt: Attempt): Promise<void> {
  const now = core.clock.now();
  const { perAddress, perAccount, perSubject }: AttemptLimits = attemptLimits[attempt.kind];
  const limited = [{ key: addressKey(attempt), limit: perAddress }];
  if (perAccount && attempt.email) limited.push({ key: accountKey(attempt.kind, attempt.email), limit: perAccount });
  if (perSubject && attempt.subject) limited.push({ key: subjectKey(attempt, attempt.subject), limit: perSubject });
  const counted = await attemptRepository.count(
    core.db.queries,
    limited.map(({ key, limit }) => ({ key, resetsAt: new Date(now.getTime() + limit.windowMin * MINUTE_MS) })),
    now,
  );
  const limitOf = new Map(limited.map(({ key, limit }) => [key, limit.count]));
  const exceeded = counted.filter(({ key, count }) => count > (limitOf.get(key) ?? 0));
  if (exceeded.length === 0) return;
  const waitMs = Math.max(...exceeded.map(({ resetsAt }) => resetsAt.getTime() - now.getTime()));
  throw new AppError('too_many_attempts', { retryAfterSec: Math.ceil(waitMs / 1000) });
}

/** An attempt that succeeded does not count, and clears the account's failures. */
export async function forgiveAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  await attemptRepository.takeBackOne(tx, addressKey(attempt));
  if (attempt.subject) await attemptRepository.takeBackOne(tx, subjectKey(attempt, attempt.subject));
  if (attempt.email) await attemptRepository.forget(tx, [accountKey(attempt.kind, attempt.email)]);
}

/** Clears the failures of a user who has just proved to own the account, so that they can sign in at once. */
export async function forgiveAccount(tx: Transaction, email: string): Promise<void> {
  const kinds: AttemptKind[] = ['login', 'forgotPassword', 'resetPassword'];
  await attemptRepository.forget(
    tx,
    kinds.map((kind) => accountKey(kind, email)),
  );
}

function addressKey({ kind, ip }: Attempt): string {
  return `${kind}:address:${networkOf(ip)}`;
}

function accountKey(kind: AttemptKind, email: string): string {
  return `${kind}:account:${createHash('sha256').update(email).digest('hex')}`;
}

function subjectKey(attempt: Attempt, subject: string): string {
  return `${addressKey(attempt)}:${createHash('sha256').update(subject).digest('hex')}`;
}

import type { Core } from '../core.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { type Attempt, keysOf, keysOfAccount, type LimitedKey } from './attempt-keys.ts';
import { attemptRepository } from './attempt-repository.ts';

/** Counts an attempt against all its limits, and refuses one that is above any of them; a refused one does not count. */
export async function countAttempt(core: Core, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  const now = core.clock.now();
  if (keys.length === 1) await countAll(core.db.queries, keys, now);
  else await core.db.transaction('count attempt', (tx) => countAll(tx, keys, now));
}

/** The same without a refusal, for work that is left out above the limit. */
export async function tryAttempt(core: Core, attempt: Attempt): Promise<boolean> {
  try {
    await countAttempt(core, attempt);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_attempts') return false;
    throw error;
  }
}

async function countAll(db: Queryable, keys: LimitedKey[], now: Date): Promise<void> {
  for (const limited of keys) {
    if (await attemptRepository.count(db, limited, now)) continue;
    const names = keys.map(({ key }) => key);
    const waitMs = (await attemptRepository.opensAt(db, names, now)).getTime() - now.getTime();
    throw new AppError('too_many_attempts', { retryAfterSec: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}

/** An attempt that succeeded does not count, and clears the failures that are the account's alone. */
export async function forgiveAttempt(core: Core, tx: Transaction, attempt: Attempt): Promise<void> {
  for (const { key, isShared } of keysOf(attempt)) {
    if (isShared) await attemptRepository.takeBackOne(tx, key, core.clock.now());
    else await attemptRepository.forget(tx, { exact: [key] });
  }
}

/** Clears the failures of a user who has just proved to own the account, so that they can sign in at once. */
export async function forgiveAccount(tx: Transaction, email: string): Promise<void> {
  await attemptRepository.forget(tx, keysOfAccount(email));
}

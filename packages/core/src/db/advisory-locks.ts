import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Numbers of the advisory locks, in one place so that no two meanings share one. */
export const ADVISORY_LOCKS = {
  migrate: 7_241_001,
  seed: 7_241_002,
  testTemplate: 7_241_003,
  installation: 7_241_004,
  pages: 7_241_005,
  plans: 7_241_006,
  sales: 7_241_007,
  voices: 7_241_008,
  services: 7_241_009,
  avatarJobs: 7_241_010,
  monitoring: 7_241_011,
} as const;

/** Waits for the lock and holds it until the transaction ends. */
export async function holdAdvisoryLock(tx: Transaction, lock: keyof typeof ADVISORY_LOCKS): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[lock]})`);
}

/** Holds the lock until the transaction ends, if nobody else does. */
export async function tryAdvisoryLock(tx: Transaction, lock: keyof typeof ADVISORY_LOCKS): Promise<boolean> {
  const { rows } = await tx.execute<{ isHeld: boolean }>(
    sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS[lock]}) as "isHeld"`,
  );
  return rows[0]?.isHeld === true;
}

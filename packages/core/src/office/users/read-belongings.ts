import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import { monthStart } from '../../plans/plan-limits.ts';
import { storageUseRepository } from '../../quota/storage-use-repository.ts';
import { type BelongingsCount, belongingsRepository } from './belongings-repository.ts';

export interface Belongings extends BelongingsCount {
  storedBytes: number;
}

/** What an account has; all of it goes with its owner. */
export async function readBelongings(core: Core, db: Queryable, accountId: string): Promise<Belongings> {
  const count = await belongingsRepository.count(db, accountId, monthStart(core.clock.now()));
  return { ...count, storedBytes: await storageUseRepository.read(db, accountId) };
}

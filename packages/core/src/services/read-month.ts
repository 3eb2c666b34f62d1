import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { monthStart } from '../plans/plan-limits.ts';
import { monthUseRepository, type ServiceMonth } from './month-use-repository.ts';

/** What services cost this calendar month, by name. */
export function readServiceMonth({ db, clock }: Core): Promise<Map<string, ServiceMonth>> {
  return monthUseRepository.read(db.queries, monthStart(clock.now()));
}

/** The same in short. Within a transaction it is asked there: waiting for another connection could wait for ever. */
export function readServiceSums(
  { db, clock }: Core,
  queries: Queryable = db.queries,
): Promise<{ service: string; costMicros: number }[]> {
  return monthUseRepository.sums(queries, monthStart(clock.now()));
}

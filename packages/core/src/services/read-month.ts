import type { Core } from '../core.ts';
import { monthStart } from '../plans/plan-limits.ts';
import { monthUseRepository, type ServiceMonth } from './month-use-repository.ts';

/** What services cost this calendar month, by name. */
export function readServiceMonth({ db, clock }: Core): Promise<Map<string, ServiceMonth>> {
  return monthUseRepository.read(db.queries, monthStart(clock.now()));
}

/** The same in short, for collectors of figures. */
export function readServiceSums({ db, clock }: Core): Promise<{ service: string; costMicros: number }[]> {
  return monthUseRepository.sums(db.queries, monthStart(clock.now()));
}

import type { Core } from '../core.ts';
import { processRepository } from './reports/process-repository.ts';

/** Removes figures that are older than they are kept for. */
export async function tidyMonitoring({ db }: Core): Promise<void> {
  await processRepository.tidy(db.queries);
}

import type { Core } from '../core.ts';
import { alertRepository } from './alerts/alert-repository.ts';
import { processRepository } from './reports/process-repository.ts';
import { serviceStateRepository } from './services/service-state-repository.ts';

/** Removes figures and alerts that are older than they are kept for. */
export async function tidyMonitoring({ db: { queries } }: Core): Promise<void> {
  await processRepository.tidy(queries);
  await serviceStateRepository.tidy(queries);
  await alertRepository.tidy(queries);
}

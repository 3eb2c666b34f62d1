import type { Core } from '../core.ts';
import { LOST_AFTER_SEC } from '../monitoring/reports/process-repository.ts';
import { FIGURES_PATIENCE_MS } from '../monitoring/services/is-store-up.ts';
import { soon } from '../runtime/soon.ts';
import { readServiceSums } from '../services/read-month.ts';
import { figuresRepository, type InstallationFigures } from './figures-repository.ts';

export type { InstallationFigures };

/** What is true of the whole installation, whichever process says it; undefined when the database does not answer. */
export async function readFigures(core: Core): Promise<InstallationFigures | undefined> {
  return soon(figuresRepository.read(core.db.queries, LOST_AFTER_SEC), () => undefined, FIGURES_PATIENCE_MS);
}

/** What services cost this month, by name; none when the database does not answer. */
export async function readServiceCosts(core: Core): Promise<{ service: string; costMicros: number }[]> {
  return soon(readServiceSums(core), () => [], FIGURES_PATIENCE_MS);
}

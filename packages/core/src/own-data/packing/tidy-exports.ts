import type { Core } from '../../core.ts';
import { HOUR_MS } from '../../runtime/durations.ts';
import { accountFolder } from '../../storage/own-key-of.ts';
import { exportRepository } from './export-repository.ts';

/** Longer than a worker keeps the job. */
const LAST_STORING_MS = 8 * HOUR_MS;

/** All files of one export, of every worker that had it. */
export const exportFolder = ({ accountId, id }: { accountId: string; id: string }): string =>
  `${accountFolder(accountId)}exports/${id}/`;

/** Removes exports that have expired or were removed: the files first, so that none is left without a row. */
export async function tidyExports(core: Core, now: Date, signal?: AbortSignal): Promise<void> {
  const removedBefore = new Date(now.getTime() - LAST_STORING_MS);
  for (const found of await exportRepository.listOver(core.db.queries, now, removedBefore)) {
    if (signal?.aborted) return;
    await core.storage.removeUnder(exportFolder(found));
    await exportRepository.remove(core.db.queries, found.id);
  }
}

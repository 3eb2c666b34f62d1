import type { Core } from '../../core.ts';
import { HOUR_MS } from '../../runtime/durations.ts';
import { siteRepository } from '../../sites/site-repository.ts';
import { siteSchemaRepository } from '../../sites/site-schema-repository.ts';
import { accountFolder } from '../../storage/own-key-of.ts';
import { erasureRepository } from './erasure-repository.ts';

/** Longer than a worker keeps a job or a request lasts: nobody stores into a closed account after that. */
const LAST_STORING_MS = 2 * HOUR_MS;

/**
 * Removes everything of an account whose owner was deleted: sites with their schemas, videos, all other rows, and then
 * the files, so that none gets a row again. What a worker still stores meanwhile is swept once more, when none can be
 * left. A run that was interrupted goes on where it stopped, and a repeated one changes nothing.
 */
export async function eraseAccount(core: Core, accountId: string, signal?: AbortSignal): Promise<void> {
  const erasure = await erasureRepository.find(core.db.queries, accountId);
  if (!erasure) return;
  await eraseSites(core, accountId, signal);
  do signal?.throwIfAborted();
  while (await erasureRepository.removeVideos(core.db.queries, accountId));
  await erasureRepository.removeAccount(core.db.queries, accountId);
  await core.storage.removeUnder(accountFolder(accountId));
  const leftMs = erasure.requestedAt.getTime() + LAST_STORING_MS - core.clock.now().getTime();
  if (leftMs <= 0) return erasureRepository.remove(core.db.queries, accountId);
  await core.db.transaction('erase account again', (tx) =>
    core.jobs.send(tx, 'erase-account', { accountId }, { afterSec: Math.ceil(leftMs / 1000) }),
  );
}

async function eraseSites(core: Core, accountId: string, signal: AbortSignal | undefined): Promise<void> {
  for (const { id, schemaName } of await siteRepository.list(core.db.queries, accountId)) {
    signal?.throwIfAborted();
    await core.db.transaction('erase site', async (tx) => {
      await siteRepository.remove(tx, id);
      await siteSchemaRepository.drop(tx, schemaName);
    });
  }
}

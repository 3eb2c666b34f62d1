import type { Core } from '../../core.ts';
import { isUuid } from '../../runtime/new-id.ts';
import { unfinishedRepository } from './unfinished-repository.ts';

/** Whether a video's worker has been silent for so long; it may be dead, or just about to send its next heartbeat. */
export async function hasSilentWorker(core: Core, forSec: number): Promise<boolean> {
  return (await unfinishedRepository.listSilent(core.db.queries, forSec)).length > 0;
}

/** Which of these videos are still to be made; the folders of all others may go. */
export async function listUnfinished(core: Core, videoIds: string[]): Promise<Set<string>> {
  return new Set(await unfinishedRepository.idsAmong(core.db.queries, videoIds.filter(isUuid)));
}

import type { Core } from '../core.ts';
import { unfinishedRepository } from './unfinished-repository.ts';

/** Which of these videos are still to be made; what was kept for the others may go. */
export async function listUnfinished(core: Core, videoIds: string[]): Promise<Set<string>> {
  const ids = videoIds.filter((id) => UUID.test(id));
  return new Set(await unfinishedRepository.idsAmong(core.db.queries, ids));
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

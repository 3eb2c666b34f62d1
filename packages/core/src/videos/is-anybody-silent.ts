import type { Core } from '../core.ts';
import { unfinishedRepository } from './unfinished-repository.ts';

/** Whether a video is in work whose worker has not been heard since; it may be dead, or just about to speak. */
export async function isAnybodySilent(core: Core, since: Date): Promise<boolean> {
  return (await unfinishedRepository.listUnheardSince(core.db.queries, since)).length > 0;
}

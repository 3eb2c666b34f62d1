import type { Core } from '../core.ts';
import { type ShownVideo, showVideos } from './shown-video.ts';
import { videoRepository } from './video-repository.ts';

/** What somebody who was away must look at: every unfinished video of the account, and what has finished since. */
export async function listCurrentVideos(core: Core, accountId: string, finishedSince: Date): Promise<ShownVideo[]> {
  return showVideos(core, await videoRepository.listCurrent(core.db.queries, accountId, finishedSince));
}

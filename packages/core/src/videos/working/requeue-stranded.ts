import type { Core } from '../../core.ts';
import { changeVideo } from '../state/change-video.ts';
import { strandedRepository } from '../state/stranded-repository.ts';

/** A video and its job are written together; only one that lost its job is alone for so long. */
const ALONE_FOR_SEC = 60;

/** Sends a job for each waiting video that has none, because nobody would ever make it; returns how many there were. */
export async function requeueStranded(core: Core): Promise<number> {
  let count = 0;
  for (const videoId of await strandedRepository.list(core.db.queries, ALONE_FOR_SEC)) {
    if (await requeueIfStranded(core, videoId)) count += 1;
  }
  return count;
}

async function requeueIfStranded(core: Core, videoId: string): Promise<boolean> {
  return changeVideo(core, { name: 'requeue stranded video', videoId }, async (video, tx) => {
    if (!video || !(await strandedRepository.includes(tx, videoId))) return { answer: false };
    return { answer: true, job: { priority: video.rank } };
  });
}

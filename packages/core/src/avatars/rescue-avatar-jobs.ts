import type { Core } from '../core.ts';
import { holdAdvisoryLock } from '../db/advisory-locks.ts';
import { avatarJobRepository } from './avatar-job-repository.ts';
import { avatarTexts } from './avatar-texts.ts';
import { failAvatar } from './complete-avatar.ts';
import { staleBefore } from './read-avatar-job.ts';

/** An order and its job are written together; only one that lost its job is alone for so long. */
const ALONE_FOR_SEC = 60;

/** Sends a job for each unfinished avatar that has none, and fails those that took too long; returns how many it sent. */
export async function rescueAvatarJobs(core: Core): Promise<number> {
  for (const id of await avatarJobRepository.listOverdue(core.db.queries, staleBefore(core))) {
    await failAvatar(core, id, avatarTexts.took);
  }
  return core.db.transaction('rescue avatar jobs', async (tx) => {
    // A lock of the rows is not enough: whoever waits for it still sees the jobs as they were before.
    await holdAdvisoryLock(tx, 'avatarJobs');
    const stranded = await avatarJobRepository.listStranded(tx, ALONE_FOR_SEC);
    for (const avatarJobId of stranded) await core.jobs.send(tx, 'make-avatar', { avatarJobId });
    return stranded.length;
  });
}

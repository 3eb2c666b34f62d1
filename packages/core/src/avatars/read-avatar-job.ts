import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { type AvatarJob, avatarJobRepository } from './avatar-job-repository.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { avatarTexts } from './avatar-texts.ts';

/** Twice as long as anybody waits for it; its worker died with every attempt. */
const STALE_AFTER_MS = 10 * 60_000;

/** What was ordered before is not being worked on any more. */
export const staleBefore = (core: Core): Date => new Date(core.clock.now().getTime() - STALE_AFTER_MS);

export interface AvatarJobState {
  job: AvatarJob;
  avatar: Avatar | undefined;
}

/** How far the making of an avatar is; a making nobody finished is said to have failed. */
export async function readAvatarJob(core: Core, actor: Actor, jobId: string): Promise<AvatarJobState> {
  const { queries } = core.db;
  const job = await avatarJobRepository.findInAccount(queries, actor.accountId, jobId);
  if (!job) throw new AppError('not_found');
  if (job.status === 'processing' && job.createdAt < staleBefore(core)) {
    const end = { status: 'failed', avatarId: null, error: avatarTexts.took, finishedAt: core.clock.now() } as const;
    await avatarJobRepository.finish(queries, job.id, end);
    return { job: { ...job, ...end }, avatar: undefined };
  }
  const avatar = job.avatarId ? await avatarRepository.findById(queries, job.avatarId) : undefined;
  return { job, avatar };
}

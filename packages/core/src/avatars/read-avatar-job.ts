import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { type AvatarJob, avatarJobRepository } from './avatar-job-repository.ts';
import { type Avatar, avatarRepository } from './avatar-repository.ts';
import { avatarTexts } from './avatar-texts.ts';

/** Twice as long as a customer waits; by then its worker has died with every attempt. */
const STALE_AFTER_MS = 10 * 60_000;

/** Jobs that began before this are dead. */
export const staleBefore = (core: Core): Date => new Date(core.clock.now().getTime() - STALE_AFTER_MS);

export interface AvatarJobState {
  job: AvatarJob;
  avatar: Avatar | undefined;
}

/** How far an avatar is; a job that no worker finished in time has failed. */
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

import {
  type ClaimedAvatarJob,
  type Core,
  claimAvatarJob,
  completeAvatar,
  failAvatar,
  jobSettings,
  type MadeFace,
  type RunningJob,
} from '@herald/core';
import { InputRefused, type Providers, talkingFace } from '@herald/providers';

/** Makes one avatar; what went wrong is tried again, then its owner is told. */
export async function makeAvatar(core: Core, providers: Providers, job: RunningJob<'make-avatar'>): Promise<void> {
  const claimed = await claimAvatarJob(core, job.payload.avatarJobId);
  if (!claimed) return;
  try {
    await completeAvatar(core, claimed, await makeFace(providers, claimed, job.signal));
    core.log.info({ avatarJobId: claimed.id, retry: job.retryCount }, 'An avatar was made');
  } catch (error) {
    if (error instanceof InputRefused) return failAvatar(core, claimed.id, error.message);
    const isLastTry = job.retryCount >= jobSettings['make-avatar'].retryLimit;
    // A worker that stops says nothing: another one goes on.
    if (job.signal.aborted || !isLastTry) throw error;
    core.log.warn({ err: error, avatarJobId: claimed.id }, 'An avatar could not be made');
    await failAvatar(core, claimed.id);
  }
}

async function makeFace(providers: Providers, { request }: ClaimedAvatarJob, signal: AbortSignal): Promise<MadeFace> {
  const { description, gender, appearance, age, clothing, seed } = request;
  const wish = { description, gender, appearance, ageRange: age, clothing, seed, signal };
  return talkingFace(providers.portrait, await providers.image.avatar(wish));
}

import type { Core } from '@herald/core';
import { type ClaimedAvatarJob, claimAvatarJob, completeAvatar, failAvatar, type MadeFace } from '@herald/core/avatars';
import { jobSettings, type RunningJob } from '@herald/core/queue';
import { isInputError } from '@herald/media';
import { type Providers, talkingFace } from '@herald/providers';

/** Makes one avatar. A failure is tried again; after the last attempt the customer sees the reason. */
export async function makeAvatar(core: Core, providers: Providers, job: RunningJob<'make-avatar'>): Promise<void> {
  const claimed = await claimAvatarJob(core, job.payload.avatarJobId);
  if (!claimed) return;
  try {
    await completeAvatar(core, claimed, await makeFace(providers, claimed, job.signal));
    core.log.info({ avatarJobId: claimed.id, retry: job.retryCount }, 'An avatar was made');
  } catch (error) {
    if (isInputError(error)) return failAvatar(core, claimed.id, error.message);
    const isLastTry = job.retryCount >= jobSettings['make-avatar'].retryLimit;
    // A worker that stops reports nothing: another one goes on.
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

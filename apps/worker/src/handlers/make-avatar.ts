import type { Core } from '@herald/core';
import {
  type ClaimedAvatarJob,
  claimAvatarJob,
  completeAvatar,
  drawingOf,
  failAvatar,
  readProductPicture,
} from '@herald/core/avatars';
import type { RunningJob } from '@herald/core/queue';
import { isInputError } from '@herald/media/engine-error';
import type { DrawnFace, Providers } from '@herald/providers';
import { keepTrying } from '../keep-trying.ts';
import { failureKind, isOutage } from '../make-video/failure-kind.ts';
import { providersFor } from '../providers-for.ts';

const MAX_TRIES = 3;
const PATIENCE_SEC = 60;
/** A worker that dies while a service draws may order one more picture; after that Herald draws. */
const MOST_ORDERS = 2;

/** Makes one avatar. A failure is tried again, an outage until the job is overdue; then the customer sees the reason. */
export async function makeAvatar(core: Core, providers: Providers, job: RunningJob<'make-avatar'>): Promise<void> {
  const claim = () => claimAvatarJob(core, job.payload.avatarJobId);
  const claimed = await keepTrying(claim, { forSec: PATIENCE_SEC, signal: job.signal });
  if (!claimed) return;
  try {
    const engines = await providersFor({ core, providers }, claimed.accountId, claimed.id);
    await completeAvatar(core, claimed, await makeFace({ core, providers: engines }, claimed, job));
    core.log.info({ avatarJobId: claimed.id, retry: job.retryCount }, 'An avatar was made');
  } catch (error) {
    const fail = (reason?: string) => keepTrying(() => failAvatar(core, claimed.id, reason), { forSec: PATIENCE_SEC });
    if (isInputError(error)) return fail(error.message);
    const isLastTry = job.retryCount + 1 >= MAX_TRIES;
    // A worker that stops reports nothing: another one goes on.
    if (job.signal.aborted || !isLastTry || isOutage(failureKind(error, 'drawing'))) throw error;
    core.log.warn({ err: error, avatarJobId: claimed.id }, 'An avatar could not be made');
    await fail();
  }
}

async function makeFace(
  { core, providers }: { core: Core; providers: Providers },
  job: ClaimedAvatarJob,
  { retryCount, signal }: RunningJob<'make-avatar'>,
): Promise<DrawnFace> {
  const { description, gender, appearance, age, clothing, seed, aspect_ratio: aspect, own_drawing } = job.request;
  const wish = { description, gender, appearance, ageRange: age, clothing, seed, aspect, signal };
  return providers.image.avatar(
    { ...wish, productFile: () => readProductPicture(core, job) },
    { isOwn: own_drawing || retryCount >= MOST_ORDERS, kept: drawingOf(core, job), signal },
  );
}

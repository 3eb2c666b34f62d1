import { limits } from '@herald/contract';
import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { newId } from '../new-id.ts';
import { accountRepository } from '../people/account-repository.ts';
import type { Actor } from '../people/actor.ts';
import { keepPicture, type PictureToKeep } from '../pictures/keep-picture.ts';
import { type AvatarJob, avatarJobRepository } from './avatar-job-repository.ts';
import { avatarTexts } from './avatar-texts.ts';
import { readAvatarForm } from './read-avatar-form.ts';
import { staleBefore } from './read-avatar-job.ts';

export interface AvatarOrder {
  fields: Record<string, string | undefined>;
  productImage: Omit<PictureToKeep, 'purpose'>;
  /** The `Idempotency-Key` of the request. */
  key?: string | undefined;
}

const MAX_UNFINISHED = 5;
const HOUR_MS = 3_600_000;

/** Orders an avatar: its row and its job exist together or not at all. The same key orders it once. */
export async function startAvatar(core: Core, actor: Actor, order: AvatarOrder): Promise<{ jobId: string }> {
  const startKey = order.key === undefined ? null : `${actor.userId} ${order.key}`;
  const earlier = await findStarted(core, core.db.queries, actor, startKey);
  if (earlier) return { jobId: earlier.id };
  const wishes = readAvatarForm(core, order.fields);
  const product = await keepPicture(core, actor, { ...order.productImage, purpose: 'product' });
  return core.db.transaction('start avatar', async (tx) => {
    // Whoever comes with the same key waits here, and then finds what the first one has started.
    await accountRepository.hold(tx, actor.accountId);
    const first = await findStarted(core, tx, actor, startKey);
    if (first) return { jobId: first.id };
    await assertFewUnfinished(core, tx, actor);
    const jobId = newId(core);
    const { accountId, userId } = actor;
    const request = { ...wishes, product_image_key: product.key };
    const createdAt = core.clock.now();
    await avatarJobRepository.insert(tx, {
      ...{ id: jobId, accountId, userId, status: 'processing', request, startKey, createdAt },
    });
    await core.jobs.send(tx, 'make-avatar', { avatarJobId: jobId });
    return { jobId };
  });
}

/** The job a key has already started; keys are forgotten after a day. */
async function findStarted(core: Core, db: Queryable, { accountId }: Actor, startKey: string | null) {
  const started = startKey === null ? undefined : await avatarJobRepository.findByStartKey(db, accountId, startKey);
  if (!started) return undefined;
  const isFresh = core.clock.now().getTime() - started.createdAt.getTime() < limits.idempotencyHours * HOUR_MS;
  if (!isFresh) await avatarJobRepository.forgetStartKey(db, started.id);
  return isFresh ? (started satisfies AvatarJob) : undefined;
}

async function assertFewUnfinished(core: Core, tx: Queryable, { accountId }: Actor): Promise<void> {
  const unfinished = await avatarJobRepository.countUnfinished(tx, accountId, staleBefore(core));
  if (unfinished < MAX_UNFINISHED) return;
  throw new AppError('rate_limited', { message: avatarTexts.tooManyAtOnce, retryAfterSec: 5 });
}

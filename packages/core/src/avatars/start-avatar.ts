import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { assertSameRequest, type KeyedRequest, requestHashOf } from '../idempotency/once-per-key.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from '../people/account-repository.ts';
import { keepPicture, type PictureToKeep } from '../pictures/pictures.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { avatarJobRepository } from './avatar-job-repository.ts';
import { avatarTexts } from './avatar-texts.ts';
import { readAvatarForm } from './read-avatar-form.ts';
import { staleBefore } from './read-avatar-job.ts';

export interface AvatarOrder {
  fields: Record<string, string | undefined>;
  productImage?: Omit<PictureToKeep, 'purpose'>;
  /** The request, where it has an `Idempotency-Key`. */
  keyed?: KeyedRequest | undefined;
}

export interface StartedAvatar {
  jobId: string;
  /** An earlier request with the same key has ordered it. */
  isReplay: boolean;
}

const MAX_UNFINISHED = 5;

/** Orders an avatar: its row and its job exist together or not at all. The same key orders it once. */
export async function startAvatar(core: Core, actor: Actor, order: AvatarOrder): Promise<StartedAvatar> {
  const { keyed } = order;
  const earlier = await findStarted(core, core.db.queries, actor, keyed);
  if (earlier) return { jobId: earlier.id, isReplay: true };
  const wishes = readAvatarForm(core, order.fields);
  const { productImage } = order;
  const product = productImage && (await keepPicture(core, actor, { ...productImage, purpose: 'product' }));
  return core.db.transaction('start avatar', async (tx) => {
    // A second request with the same key waits here, and then finds the job of the first one.
    await accountRepository.hold(tx, actor.accountId);
    const first = await findStarted(core, tx, actor, keyed);
    if (first) return { jobId: first.id, isReplay: true };
    await assertFewUnfinished(core, tx, actor);
    const jobId = newId(core);
    await avatarJobRepository.insert(tx, {
      id: jobId,
      accountId: actor.accountId,
      userId: actor.userId,
      status: 'processing',
      request: { ...wishes, ...(product && { product_image_key: product.key }) },
      startKey: keyed ? startKeyOf(keyed) : null,
      startHash: keyed ? requestHashOf(keyed) : null,
      createdAt: core.clock.now(),
    });
    await core.jobs.send(tx, 'make-avatar', { avatarJobId: jobId });
    return { jobId, isReplay: false };
  });
}

/** Keys belong to a user, so that two members of a team cannot use the same one. */
const startKeyOf = ({ userId, key }: KeyedRequest) => `${userId} ${key}`;

/** The job a key has already started; keys expire after a day. */
async function findStarted(core: Core, db: Queryable, { accountId }: Actor, keyed: KeyedRequest | undefined) {
  if (!keyed) return undefined;
  const started = await avatarJobRepository.findByStartKey(db, accountId, startKeyOf(keyed));
  if (!started) return undefined;
  if (core.clock.now().getTime() - started.createdAt.getTime() >= limits.idempotencyHours * HOUR_MS) {
    await avatarJobRepository.forgetStartKey(db, started.id);
    return undefined;
  }
  if (started.startHash !== null) assertSameRequest(started.startHash, keyed);
  return started;
}

async function assertFewUnfinished(core: Core, tx: Transaction, { accountId }: Actor): Promise<void> {
  const unfinished = await avatarJobRepository.countUnfinished(tx, accountId, staleBefore(core));
  if (unfinished < MAX_UNFINISHED) return;
  throw new AppError('rate_limited', { message: avatarTexts.tooManyAtOnce, retryAfterSec: 5 });
}

import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from '../people/account-repository.ts';
import { cancelVideosOfBatch } from '../videos/ordering/cancel-video.ts';
import type { StoredBatch } from './batch.ts';
import { batchNoticeRepository } from './batch-notice-repository.ts';
import { batchRepository } from './batch-repository.ts';
import { batchTexts } from './batch-texts.ts';
import { itemRepository } from './item-repository.ts';
import { assertMayRunMore } from './policies.ts';

/** Stops a batch: finished films stay, and everything else gives its slot back. */
export async function cancelBatch(core: Core, actor: Actor, id: string): Promise<void> {
  await changeBatch(core, actor, { name: 'cancel batch', id }, async (batch, tx) => {
    if (batch.status === 'cancelled') return;
    if (batch.status !== 'running') throw new AppError('conflict', { message: batchTexts.hasEnded });
    // What ended in this moment keeps its end.
    await itemRepository.settle(tx, id);
    await cancelVideosOfBatch(core, tx, id);
    await itemRepository.cancelUnfinished(tx, id);
    await batchRepository.update(tx, id, { status: 'cancelled', finishedAt: core.clock.now() });
  });
}

/** The first film was watched: the others follow, by the rights of who says so. */
export async function startRestOfBatch(core: Core, actor: Actor, id: string): Promise<void> {
  await changeBatch(core, actor, { name: 'start rest of batch', id }, async (batch, tx) => {
    if (batch.status !== 'running') throw new AppError('conflict', { message: batchTexts.hasEnded });
    if (!batch.isHeld) return;
    await batchRepository.update(tx, id, { isHeld: false, runById: actor.userId });
    await core.jobs.send(tx, 'run-batch', { batchId: id });
  });
}

interface BatchToRetry {
  id: string;
  /** One film of it alone. */
  itemId?: string | undefined;
}

/** Makes the films that were cancelled, and tries those again that failed and may work now, by the rights of who asks. */
export async function retryBatch(core: Core, actor: Actor, { id, itemId }: BatchToRetry): Promise<void> {
  await changeBatch(core, actor, { name: 'retry batch', id }, async (batch, tx) => {
    if (batch.status !== 'running') await assertMayRunMore(tx, actor);
    if ((await itemRepository.retry(tx, id, itemId)) === 0) {
      throw new AppError('conflict', { message: batchTexts.nothingToRetry });
    }
    // Whoever goes on after a cancel has seen enough of the first film.
    const isHeld = batch.isHeld && batch.status !== 'cancelled';
    await batchRepository.update(tx, id, { status: 'running', isHeld, finishedAt: null, runById: actor.userId });
    await core.jobs.send(tx, 'run-batch', { batchId: id });
  });
}

interface BatchToChange {
  /** Shows in the metrics. */
  name: string;
  id: string;
}

/** Account, batch and videos are locked in this order, here and where films are ordered. */
async function changeBatch(
  core: Core,
  { accountId }: Actor,
  { name, id }: BatchToChange,
  change: (batch: StoredBatch, tx: Transaction) => Promise<void>,
): Promise<void> {
  await core.db.transaction(name, async (tx) => {
    await accountRepository.hold(tx, accountId);
    const batch = await batchRepository.lock(tx, id);
    if (batch?.accountId !== accountId) throw new AppError('not_found');
    await change(batch, tx);
    await batchNoticeRepository.send(tx, batch);
  });
}

import type { BatchStatus } from '@herald/contract/batch';
import type { Core } from '../core.ts';
import type { ItemFailure } from '../db/schema/batches.ts';
import type { Actor } from '../identity/actor.ts';
import { actorInAccount } from '../people/actor-in-account.ts';
import type { BatchCounts, BatchItem, StoredBatch } from './batch.ts';
import type { BatchEngines } from './batch-engines.ts';
import { batchNoticeRepository } from './batch-notice-repository.ts';
import { batchRepository } from './batch-repository.ts';
import { batchTexts } from './batch-texts.ts';
import { lastFailureOf, refusalOf } from './failure-of.ts';
import { filmItem, NotWantedError } from './film-item.ts';
import { itemRepository } from './item-repository.ts';
import { tellOfBatch } from './tell-of-batch.ts';

/** Films of one batch in the queue at a time: enough that no worker waits for the next, few enough that a batch can change its mind. */
const FILMS_AT_ONCE = 4;
const LEASE_SEC = 20;
const LOOK_AGAIN_SEC = 5;
/** With growing pauses between them, a fault may go on for two minutes before its film fails. */
const MOST_TRIES = 6;

export interface BatchRun {
  batchId: string;
  /** How often this job has failed before. */
  retryCount: number;
  enginesFor(accountId: string): Promise<BatchEngines>;
  signal: AbortSignal;
}

/** Notes what has ended and starts the next films, until enough of them are in the queue. Every step can be repeated. */
export async function runBatch(core: Core, run: BatchRun): Promise<void> {
  const { batchId } = run;
  const batch = await batchRepository.find(core.db.queries, batchId);
  if (batch?.status !== 'running') return;
  if (!(await batchRepository.lease(core.db.queries, batchId, LEASE_SEC))) return lookAgain(core, batchId);
  const keepLease = () => batchRepository.extendLease(core.db.queries, batchId, LEASE_SEC).catch(() => undefined);
  const timer = setInterval(keepLease, (LEASE_SEC * 1000) / 4);
  try {
    while (await startNext(core, batch, run)) run.signal.throwIfAborted();
  } finally {
    clearInterval(timer);
    await batchRepository.endLease(core.db.queries, batchId);
  }
}

/** Another worker is at it, and may have looked before the news came that this job is about. */
async function lookAgain(core: Core, batchId: string): Promise<void> {
  await core.db.transaction('look again', (tx) =>
    core.jobs.send(tx, 'run-batch', { batchId }, { afterSec: LOOK_AGAIN_SEC }),
  );
}

/** Returns false when nothing is to be started now. */
async function startNext(core: Core, { id: batchId }: StoredBatch, run: BatchRun): Promise<boolean> {
  const batch = await noteEnded(core, batchId);
  if (batch?.status !== 'running') return false;
  const making = await itemRepository.count(core.db.queries, { batchId, status: 'making' });
  if (making >= FILMS_AT_ONCE) return false;
  if (batch.isHeld && (await itemRepository.hasBegun(core.db.queries, batchId))) return false;
  const item = await itemRepository.nextWaiting(core.db.queries, batchId);
  if (!item) return false;
  const actor = await runnerOf(core, batch);
  if (!actor) {
    await failAll(core, batch, { kind: 'again', reason: batchTexts.noRunner });
    return true;
  }
  await tryItem(core, actor, item, { ...run, isAlone: batch.isHeld });
  return true;
}

/** Who the films are made for, as long as they may make any. */
async function runnerOf(core: Core, { runById, accountId }: StoredBatch): Promise<Actor | undefined> {
  const actor = runById ? await actorInAccount(core, runById, accountId) : undefined;
  return actor?.accountRole === 'viewer' ? undefined : actor;
}

async function tryItem(core: Core, actor: Actor, item: BatchItem, run: BatchRun & { isAlone: boolean }): Promise<void> {
  try {
    const { signal, isAlone } = run;
    await filmItem(core, actor, item, { engines: await run.enginesFor(actor.accountId), signal, isAlone });
  } catch (error) {
    if (error instanceof NotWantedError) return;
    const isLast = run.retryCount >= MOST_TRIES && !run.signal.aborted;
    const failure = refusalOf(error) ?? (isLast ? lastFailureOf(error) : undefined);
    if (!failure) throw error;
    if (isLast)
      core.log.warn({ err: error, batchId: item.batchId, item: item.number }, 'A film of a batch was given up');
    await failItem(core, item, failure);
  }
}

async function failItem(core: Core, { id, batchId }: BatchItem, failure: ItemFailure): Promise<void> {
  await core.db.transaction('fail film of batch', async (tx) => {
    const batch = await batchRepository.lock(tx, batchId);
    const item = await itemRepository.lock(tx, id);
    if (batch?.status !== 'running' || item?.status !== 'waiting') return;
    await itemRepository.update(tx, id, { status: 'failed', failure });
    await batchNoticeRepository.send(tx, batch);
  });
}

async function failAll(core: Core, batch: StoredBatch, failure: ItemFailure): Promise<void> {
  await core.db.transaction('fail films of batch', async (tx) => {
    const locked = await batchRepository.lock(tx, batch.id);
    if (locked?.status !== 'running') return;
    await itemRepository.failWaiting(tx, batch.id, failure);
    await batchNoticeRepository.send(tx, locked);
  });
}

/** Takes over how films have ended, and ends the batch with the last of them. */
async function noteEnded(core: Core, batchId: string): Promise<StoredBatch | undefined> {
  return core.db.transaction('note ended films', async (tx) => {
    const batch = await batchRepository.lock(tx, batchId);
    if (batch?.status !== 'running') return batch;
    const ended = await itemRepository.settle(tx, batchId);
    const counts = (await itemRepository.countsOf(tx, [batchId])).get(batchId);
    if (!counts || counts.waiting + counts.making > 0) {
      if (ended > 0) await batchNoticeRepository.send(tx, batch);
      return batch;
    }
    const end = { status: endOf(counts), finishedAt: core.clock.now() };
    await batchRepository.update(tx, batchId, end);
    await batchNoticeRepository.send(tx, batch);
    await tellOfBatch(core, tx, batch, counts);
    return { ...batch, ...end };
  });
}

/** A batch whose films were all stopped one by one did not fail. */
function endOf({ films, finished, failed }: BatchCounts): BatchStatus {
  if (finished === films) return 'complete';
  if (finished > 0) return 'partial';
  return failed > 0 ? 'failed' : 'cancelled';
}

import type { BatchOrder } from '@herald/contract/batch';
import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { assertSameRequest, type KeyedRequest, requestHashOf } from '../idempotency/once-per-key.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from '../people/account-repository.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { templateRepository } from '../templates/template-repository.ts';
import type { StoredBatch } from './batch.ts';
import type { BatchEngines } from './batch-engines.ts';
import { batchNoticeRepository } from './batch-notice-repository.ts';
import { batchRepository } from './batch-repository.ts';
import { batchTexts } from './batch-texts.ts';
import { type ExaminedBatch, examineBatch } from './examine-batch.ts';
import { itemRepository } from './item-repository.ts';
import { assertMayRunMore } from './policies.ts';

interface BatchStart {
  order: BatchOrder;
  /** Of the check that the person saw. */
  hash: string;
  engines: BatchEngines;
  /** One film is made; the others wait until somebody has watched it. */
  isOneFirst?: boolean;
  keyed?: KeyedRequest | undefined;
}

/** Keys belong to a user, so that two members of a team cannot use the same one. */
const startKeyOf = ({ userId, key }: KeyedRequest) => `${userId} ${key}`;

/** Starts exactly what was checked. Batch, films, key and job exist together or not at all. */
export async function startBatch(
  core: Core,
  actor: Actor,
  { order, hash, engines, isOneFirst = false, keyed }: BatchStart,
): Promise<{ id: string; isReplay: boolean }> {
  const earlier = await findStarted(core, core.db.queries, actor, { hash, keyed });
  if (earlier) return { id: earlier.id, isReplay: true };
  const examined = await examineBatch(core, actor, order, engines);
  if (examined.hash !== hash) throw new AppError('batch_changed');
  if (examined.starting.length === 0) throw new AppError('conflict', { message: batchTexts.nothingFits });
  return core.db.transaction('start batch', async (tx) => {
    // A second request with the same key or the same content waits here, and then finds the batch of the first one.
    await accountRepository.hold(tx, actor.accountId);
    const first = await findStarted(core, tx, actor, { hash, keyed });
    if (first) return { id: first.id, isReplay: true };
    await assertMayRunMore(tx, actor);
    return { id: await insert(core, tx, actor, { order, examined, isOneFirst, keyed }), isReplay: false };
  });
}

/** By its key, or because somebody else of the team was quicker: films of the same content are not made twice at a time. */
async function findStarted(
  core: Core,
  db: Queryable,
  actor: Actor,
  { hash, keyed }: Pick<BatchStart, 'hash' | 'keyed'>,
) {
  const own = await findByKey(core, db, actor, keyed);
  return own ?? batchRepository.findRunningByCheck(db, actor.accountId, hash);
}

async function findByKey(core: Core, db: Queryable, { accountId }: Actor, keyed: KeyedRequest | undefined) {
  if (!keyed) return undefined;
  const started = await batchRepository.findByStartKey(db, accountId, startKeyOf(keyed));
  if (!started) return undefined;
  if (core.clock.now().getTime() - started.createdAt.getTime() >= limits.idempotencyHours * HOUR_MS) {
    await batchRepository.forgetStartKey(db, started.id);
    return undefined;
  }
  if (started.startHash !== null) assertSameRequest(started.startHash, keyed);
  return started;
}

interface NewBatch {
  order: BatchOrder;
  examined: ExaminedBatch;
  isOneFirst: boolean;
  keyed: KeyedRequest | undefined;
}

async function insert(core: Core, tx: Transaction, actor: Actor, batchOf: NewBatch) {
  const { order, examined, isOneFirst, keyed } = batchOf;
  const { source, name } = order;
  const batch: Omit<StoredBatch, 'leasedUntil' | 'finishedAt'> = {
    id: newId(core),
    accountId: actor.accountId,
    createdById: actor.userId,
    runById: actor.userId,
    templateId: source.template_id ?? null,
    name,
    kind: source.kind,
    status: 'running',
    // One film alone has no others to wait.
    isHeld: isOneFirst && examined.starting.length > 1,
    startKey: keyed ? startKeyOf(keyed) : null,
    startHash: keyed ? requestHashOf(keyed) : null,
    checkHash: examined.hash,
    createdAt: core.clock.now(),
  };
  await batchRepository.insert(tx, batch);
  // Variants are of a draft, whose template was counted when it was filled.
  if (batch.templateId && batch.kind === 'table')
    await templateRepository.countUse(tx, batch.templateId, actor.accountId);
  const items = examined.starting.map((film, index) => ({
    id: newId(core),
    batchId: batch.id,
    number: index + 1,
    ...{ key: film.key, row: film.row, variant: film.variant, name: film.name, content: film.content },
    performer: film.performer,
    estimatedSec: film.durationSec,
    status: 'waiting' as const,
  }));
  await itemRepository.insert(tx, items);
  await core.jobs.send(tx, 'run-batch', { batchId: batch.id });
  await batchNoticeRepository.send(tx, batch);
  return batch.id;
}

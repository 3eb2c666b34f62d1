import type { BatchItemStatus, BatchStatus } from '@herald/contract/batch';
import type { Core } from '../core.ts';
import { type ListPage, listPage } from '../db/list-page.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { readForecast } from '../videos/forecasts/read-forecast.ts';
import { workSizeOf } from '../videos/forecasts/work-size-of.ts';
import { getVideos } from '../videos/library/get-video.ts';
import type { ShownVideo } from '../videos/library/shown-video.ts';
import { BATCH_RANK } from '../videos/state/ranks.ts';
import { videoRepository } from '../videos/state/video-repository.ts';
import { type BatchCounts, type BatchItem, noCounts } from './batch.ts';
import { batchRepository, type NamedBatch } from './batch-repository.ts';
import { itemRepository } from './item-repository.ts';

/** A batch with where its films are. */
export interface ShownBatch extends NamedBatch {
  counts: BatchCounts;
  /** Null when it has ended, or nothing was measured yet. */
  readySec: number | null;
}

export interface ShownItem {
  item: BatchItem;
  /** Missing until it is made, and when it was purged. */
  video: ShownVideo | undefined;
}

/** As many as can run at a time. */
const CURRENT_BATCHES = 10;

interface BatchQuery {
  page: number;
  per_page: number;
}

type Account = Pick<Actor, 'accountId'>;

export async function listBatches(
  core: Core,
  { accountId }: Account,
  query: BatchQuery & { status: BatchStatus | 'all' },
): Promise<ListPage<ShownBatch>> {
  const filter = { accountId, status: query.status };
  const page = await listPage(query, {
    count: () => batchRepository.count(core.db.queries, filter),
    list: (place) => batchRepository.list(core.db.queries, filter, place),
  });
  return { ...page, rows: await showBatches(core, page.rows) };
}

/** A batch of the account; those of other accounts do not exist. */
export async function getBatch(core: Core, { accountId }: Account, id: string): Promise<ShownBatch> {
  const [batch] = await getBatches(core, accountId, [id]);
  if (!batch) throw new AppError('not_found');
  return batch;
}

export async function getBatches(core: Core, accountId: string, ids: readonly string[]): Promise<ShownBatch[]> {
  return showBatches(core, await batchRepository.findNamed(core.db.queries, accountId, ids));
}

/** What a returning client has to read: batches that run, and the newest that have ended. */
export async function listCurrentBatches(core: Core, accountId: string): Promise<ShownBatch[]> {
  const newest = { limit: CURRENT_BATCHES, offset: 0 };
  return showBatches(core, await batchRepository.list(core.db.queries, { accountId, status: 'all' }, newest));
}

export async function listBatchItems(
  core: Core,
  actor: Account,
  id: string,
  query: BatchQuery & { status: BatchItemStatus | 'all' },
): Promise<ListPage<ShownItem>> {
  await assertIsThere(core, actor, id);
  const filter = { batchId: id, status: query.status };
  const page = await listPage(query, {
    count: () => itemRepository.count(core.db.queries, filter),
    list: (place) => itemRepository.list(core.db.queries, filter, place),
  });
  const ids = page.rows.flatMap(({ videoId }) => videoId ?? []);
  const videos = new Map((await getVideos(core, actor.accountId, ids)).map((shown) => [shown.video.id, shown]));
  return { ...page, rows: page.rows.map((item) => ({ item, video: videos.get(item.videoId ?? '') })) };
}

export async function assertIsThere(core: Core, { accountId }: Account, id: string): Promise<void> {
  const [batch] = await batchRepository.findNamed(core.db.queries, accountId, [id]);
  if (!batch) throw new AppError('not_found');
}

export interface BatchStatistics {
  batches: number;
  running: number;
  films: BatchCounts;
  filmSec: number;
}

export async function readBatchStatistics({ db }: Core, { accountId }: Account): Promise<BatchStatistics> {
  const byStatus = await batchRepository.countByStatus(db.queries, accountId);
  return {
    batches: byStatus.reduce((sum, { count }) => sum + count, 0),
    running: byStatus.find(({ status }) => status === 'running')?.count ?? 0,
    films: await itemRepository.countsInAccount(db.queries, accountId),
    filmSec: await batchRepository.sumFilmSec(db.queries, accountId),
  };
}

async function showBatches(core: Core, rows: readonly NamedBatch[]): Promise<ShownBatch[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ batch }) => batch.id);
  const running = rows.flatMap(({ batch: { id, status, isHeld } }) => (status === 'running' && !isHeld ? [id] : []));
  const [counts, readySecOf] = await Promise.all([
    itemRepository.countsOf(core.db.queries, ids),
    running.length > 0 ? forecastsOf(core, running) : () => null,
  ]);
  return rows.map((row) => ({
    ...row,
    counts: counts.get(row.batch.id) ?? noCounts,
    // How long a person takes to watch is not known.
    readySec: running.includes(row.batch.id) ? readySecOf(row.batch.id) : null,
  }));
}

/** Behind every film that is ordered. */
const LAST_RANK = BATCH_RANK * 2;

/** What waits is forecast behind everything that is ordered already, the films in work of the same batch included. */
async function forecastsOf(core: Core, running: readonly string[]) {
  const [sizes, unfinished, forecast] = await Promise.all([
    itemRepository.listWaitingSizes(core.db.queries, running),
    videoRepository.listUnfinishedOfBatches(core.db.queries, running),
    readForecast(core),
  ]);
  return (id: string): number | null => {
    const waiting = sizes.filter(({ batchId }) => batchId === id).map(workSizeOf);
    const ordered = unfinished.filter(({ batchId }) => batchId === id).map((video) => forecast.of(video)?.etaSec);
    const last = [...ordered, forecast.ifAllAdded(waiting, LAST_RANK)];
    const known = last.filter((sec) => typeof sec === 'number');
    return known.length < last.length ? null : Math.max(...known);
  };
}

import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { orderDownload } from '../videos/library/download-videos.ts';
import { batchTexts } from './batch-texts.ts';
import { itemRepository } from './item-repository.ts';
import { assertIsThere } from './read-batches.ts';

type Account = Pick<Actor, 'accountId'>;

export const RESULT_COLUMNS = [
  'Name',
  'File',
  'Row',
  'Variant',
  'Ratio',
  'Status',
  'Length in seconds',
  'Made in seconds',
  'CPU seconds',
  'Made once in percent',
  'AI-generated',
  'Address',
  'Reason',
] as const;

/** A row for every film of a batch. */
export async function listBatchResults(core: Core, actor: Account, id: string): Promise<string[][]> {
  await assertIsThere(core, actor, id);
  const results = await itemRepository.listResults(core.db.queries, id);
  return results.map(({ item, slug, durationSec, startedAt, finishedAt, cpuSec, keptShare, isThere }) => {
    const isFinished = item.status === 'finished' && isThere;
    const madeMs = isFinished && startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : undefined;
    return [
      item.name,
      isFinished ? `${item.name}.mp4` : '',
      String(item.row ?? ''),
      item.variant ?? '',
      item.content.output.aspect_ratio,
      item.status,
      isFinished && durationSec !== null ? durationSec.toFixed(1) : '',
      madeMs === undefined ? '' : (madeMs / 1000).toFixed(1),
      isFinished && cpuSec !== null ? cpuSec.toFixed(1) : '',
      isFinished && keptShare !== null ? String(Math.round(keptShare * 100)) : '',
      'yes',
      isFinished && slug ? `${core.publicUrl}/watch/${slug}` : '',
      item.failure?.reason ?? '',
    ];
  });
}

/** A ticket for one download of the finished films, under the names they have in the batch. */
export async function orderBatchDownload(core: Core, actor: Account, id: string): Promise<string> {
  await assertIsThere(core, actor, id);
  const finished = await itemRepository.listFinished(core.db.queries, id);
  if (finished.length === 0) throw new AppError('conflict', { message: batchTexts.nothingFinished });
  const names = Object.fromEntries(finished.map(({ videoId, name }) => [videoId, name]));
  return orderDownload(core, actor, Object.keys(names), names);
}

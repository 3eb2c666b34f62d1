import { nameInRatio } from '@herald/contract/batch-names';
import type { Aspect } from '@herald/media/choices';
import { ratiosOfFilm } from '@herald/media/frame-size';
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

/** A row for every file of a batch. */
export async function listBatchResults(core: Core, actor: Account, id: string): Promise<string[][]> {
  await assertIsThere(core, actor, id);
  const results = await itemRepository.listResults(core.db.queries, id);
  return results.flatMap((result) =>
    ratiosOfFilm(result.item.content.output).map((ratio) => rowOf(result, { ratio, publicUrl: core.publicUrl })),
  );
}

type Result = Awaited<ReturnType<typeof itemRepository.listResults>>[number];

function rowOf(
  { item, slug, durationSec, startedAt, finishedAt, cpuSec, keptShare, isThere }: Result,
  { ratio, publicUrl }: { ratio: Aspect; publicUrl: string },
): string[] {
  const isFinished = item.status === 'finished' && isThere;
  const madeMs = isFinished && startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : undefined;
  // Its ratios are made together, so what they took stands once.
  const isFirst = isFinished && ratio === item.content.output.aspect_ratio;
  const name = nameInRatio(item.name, ratio);
  return [
    name,
    isFinished ? `${name}.mp4` : '',
    String(item.row ?? ''),
    item.variant ?? '',
    ratio,
    item.status,
    isFinished && durationSec !== null ? durationSec.toFixed(1) : '',
    madeMs === undefined ? '' : (madeMs / 1000).toFixed(1),
    isFirst && cpuSec !== null ? cpuSec.toFixed(1) : '',
    isFirst && keptShare !== null ? String(Math.round(keptShare * 100)) : '',
    'yes',
    isFinished && slug ? `${publicUrl}/watch/${slug}` : '',
    item.failure?.reason ?? '',
  ];
}

/** A ticket for one download of the finished films, under the names they have in the batch. */
export async function orderBatchDownload(core: Core, actor: Account, id: string): Promise<string> {
  await assertIsThere(core, actor, id);
  const finished = await itemRepository.listFinished(core.db.queries, id);
  if (finished.length === 0) throw new AppError('conflict', { message: batchTexts.nothingFinished });
  const names = Object.fromEntries(finished.map(({ videoId, name }) => [videoId, name]));
  return orderDownload(core, actor, Object.keys(names), names);
}

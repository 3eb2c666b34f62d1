import type { BatchCheck, BatchItem, BatchJob, CheckedFilm } from '@herald/contract/endpoints/batch-jobs';
import type { BatchStatistics, CheckedBatch, ExaminedFilm, ShownBatch, ShownItem } from '@herald/core/batches';
import { ratiosOfFilm } from '@herald/media/frame-size';
import type { ApiContext } from '../context.ts';
import { presentPlanned } from './cost.ts';
import { presentLimit } from './limits.ts';
import { presentFilesOf, presentVideo } from './video.ts';

const tenths = (sec: number): number => Math.round(sec * 10) / 10;

export function presentBatchCheck(batch: CheckedBatch): BatchCheck {
  const { hash, films, starting, notes, slotsLeft, filmSec, sharedShare, computingSec, aloneSec, readySec, cost } =
    batch;
  return {
    ...{ hash, notes },
    films: films.map(presentFilm),
    starts: starting.length,
    slots_left: presentLimit(slotsLeft),
    film_seconds: tenths(filmSec),
    shared_percent: Math.round(sharedShare * 100),
    computing_seconds: computingSec === null ? null : tenths(computingSec),
    alone_seconds: aloneSec === null ? null : tenths(aloneSec),
    ready_in_seconds: readySec === null ? null : tenths(readySec),
    cost: cost.map(presentPlanned),
  };
}

function presentFilm({ key, row, variant, ratios, name, content, durationSec, state, problems, sameAs }: ExaminedFilm) {
  return {
    ...{ key, row, variant, ratios, file_name: fileName(name), title: content.title, script: content.voice.ttsText },
    duration_seconds: tenths(durationSec),
    ...{ state, problems, same_as: sameAs },
  } satisfies CheckedFilm;
}

const fileName = (name: string): string => `${name}.mp4`;

export function presentBatch({ batch, templateName, startedBy, counts, readySec }: ShownBatch): BatchJob {
  const { id, name, kind, templateId, status, isHeld, createdAt, finishedAt } = batch;
  return {
    ...{ id, name, kind, status, is_held: isHeld && status === 'running' },
    template: templateId && templateName !== null ? { id: templateId, name: templateName } : null,
    counts: presentCounts(counts),
    ready_in_seconds: readySec === null ? null : tenths(readySec),
    started_by_id: batch.createdById,
    started_by: startedBy ?? '',
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    may_retry: counts.mayRetry + counts.cancelled,
    must_mend: counts.failed - counts.mayRetry,
  };
}

const presentCounts = ({ films, waiting, making, finished, failed, cancelled }: ShownBatch['counts']) => {
  return { films, waiting, making, finished, failed, cancelled };
};

export function presentStatistics({ batches, running, films, filmSec }: BatchStatistics) {
  return { batches, running, films: presentCounts(films), film_seconds: tenths(filmSec) };
}

export function presentBatchItem(ctx: ApiContext, { item, video: shown }: ShownItem): BatchItem {
  const { id, number, key, row, variant, name, content, status, videoId, failure, retries } = item;
  const isFinished = status === 'finished';
  const video = shown && !shown.video.deletedAt ? presentVideo(ctx, shown) : undefined;
  return {
    ...{ id, number, key, row, variant, status, failure, retries },
    ratios: ratiosOfFilm(content.output),
    file_name: fileName(name),
    script: content.voice.ttsText,
    is_queued: status === 'making' && shown?.video.status === 'pending',
    video_id: shown ? videoId : null,
    thumbnail_url: video?.thumbnail_url ?? null,
    files: isFinished && shown && video ? presentFilesOf(ctx, shown.video, name) : [],
    duration: isFinished ? (video?.duration ?? null) : null,
    making_seconds: isFinished ? makingSec(shown) : null,
    ...(isFinished ? costOf(shown) : { cpu_seconds: null, kept_percent: null }),
    progress: status === 'making' ? (video?.progress?.progress ?? null) : null,
  };
}

function makingSec(shown: ShownItem['video']): number | null {
  const { startedAt, finishedAt } = shown?.video ?? {};
  return startedAt && finishedAt ? tenths((finishedAt.getTime() - startedAt.getTime()) / 1000) : null;
}

function costOf(shown: ShownItem['video']): Pick<BatchItem, 'cpu_seconds' | 'kept_percent'> {
  const { cpuSec = null, keptShare = null } = shown?.video ?? {};
  return {
    cpu_seconds: cpuSec === null ? null : tenths(cpuSec),
    kept_percent: keptShare === null ? null : Math.round(keptShare * 100),
  };
}

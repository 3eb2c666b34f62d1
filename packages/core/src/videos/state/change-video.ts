import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { accountRepository } from '../../people/account-repository.ts';
import type { TransitionName, VideoChange } from './transitions.ts';
import type { LockedVideo, StoredVideo, VideoColumns } from './video.ts';
import { videoNoticeRepository } from './video-notice-repository.ts';
import { videoRepository } from './video-repository.ts';

export interface VideoToChange {
  /** Shows in the metrics. */
  name: string;
  videoId: string;
  /** Locked before the video. Two changes that need both must not wait for each other. */
  accountId?: string;
}

export interface VideoDecision<Answer> {
  answer: Answer;
  /** Without a change, the row stays as it is and no notice is sent. */
  change?: VideoChange;
  job?: VideoJob;
  /** Other writes of the same transaction. */
  also?(): Promise<void>;
}

export interface VideoJob {
  /** Higher runs first. */
  priority: number;
  /** No worker takes it before that. */
  afterSec?: number;
}

type Decide<Answer> = (
  video: LockedVideo | undefined,
  tx: Transaction,
) => VideoDecision<Answer> | Promise<VideoDecision<Answer>>;

/** The only way to change a video: lock, decide, update, notify and send its job, in one transaction. */
export async function changeVideo<Answer>(
  core: Core,
  { name, videoId, accountId }: VideoToChange,
  decide: Decide<Answer>,
): Promise<Answer> {
  const { answer, change } = await core.db.transaction(name, async (tx) => {
    if (accountId) await accountRepository.hold(tx, accountId);
    const video = await videoRepository.lock(tx, videoId);
    const decision = await decide(video, tx);
    if (video && decision.change) await updateVideoRow(tx, video, decision.change);
    await decision.also?.();
    if (decision.job) await sendVideoJob(core, tx, videoId, decision.job);
    if (video?.batchId && hasEnded(decision.change)) await core.jobs.send(tx, 'run-batch', { batchId: video.batchId });
    return decision;
  });
  if (change?.name && change.name !== 'progress') countEvent(core, change.name, change.columns);
  return answer;
}

/** The batch of a film goes on when the film has ended. */
const hasEnded = (change: VideoChange | undefined): boolean => {
  const status = change?.columns.status;
  return status === 'completed' || status === 'failed' || status === 'cancelled';
};

function countEvent({ videoEvents }: Core, event: TransitionName, { failure }: VideoColumns): void {
  videoEvents.add({ event, stage: failure?.stage ?? '', reason: failure?.reason ?? '' });
}

/** Updates a locked video and notifies every process when the transaction is committed. */
export async function updateVideoRow(
  tx: Transaction,
  { id, accountId }: Pick<StoredVideo, 'id' | 'accountId'>,
  { columns, movesQueue }: VideoChange,
): Promise<void> {
  await videoRepository.update(tx, id, columns);
  await videoNoticeRepository.send(tx, { accountId, videoId: id, movesQueue });
}

/** The job that makes a video; it exists if and only if the transaction is committed. */
export async function sendVideoJob(core: Core, tx: Transaction, videoId: string, job: VideoJob): Promise<void> {
  await core.jobs.send(tx, 'make-video', { videoId }, job);
}

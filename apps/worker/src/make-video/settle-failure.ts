import type { VideoStage } from '@herald/contract';
import type { Core } from '@herald/core';
import { type ClaimedVideo, failVideo, requeueVideo } from '@herald/core/videos';
import { keepTrying } from '../keep-trying.ts';
import { failureKind, mayPass } from './failure-kind.ts';
import { failureTexts } from './failure-texts.ts';
import { LostLeaseError } from './lost-lease-error.ts';
import type { VideoWorkshop } from './video-workshop.ts';

export interface Failed {
  cause: unknown;
  stage: VideoStage;
  /** Aborted when the worker stops or its job goes to another worker. */
  stopping: AbortSignal;
}

export type Ending = 'lost' | 'given back' | 'failed';

const PATIENCE = { forSec: 20 };

/** Decides what becomes of a video that could not be made this time; its owner always gets an answer. */
export async function settleFailure(
  { core, retryPauseSec }: VideoWorkshop,
  video: ClaimedVideo,
  failed: Failed,
): Promise<Ending> {
  const { cause, stage, stopping } = failed;
  const { videoId, attempt, failures, isLastAttempt } = video;
  if (cause instanceof LostLeaseError) return 'lost';
  if (stopping.aborted) return giveBack(core, video, { countsAsAttempt: false });
  const kind = failureKind(cause, stage);
  core.log.warn({ err: cause, videoId, attempt, stage, kind }, 'A video could not be made');
  if (mayPass(cause, kind) && !isLastAttempt) {
    const afterSec = retryPauseSec * 2 ** failures;
    return giveBack(core, video, { countsAsAttempt: true, afterSec });
  }
  const answer = await keepTrying(() => failVideo(core, video, { stage, ...failureTexts[kind] }), PATIENCE);
  return answer === 'lost' ? 'lost' : 'failed';
}

async function giveBack(core: Core, video: ClaimedVideo, how: Parameters<typeof requeueVideo>[2]): Promise<Ending> {
  const answer = await keepTrying(() => requeueVideo(core, video, how), PATIENCE);
  return answer === 'lost' ? 'lost' : 'given back';
}

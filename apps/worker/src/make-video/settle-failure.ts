import type { VideoStage } from '@herald/contract';
import { type ClaimedVideo, type Core, failVideo, giveBackVideo } from '@herald/core';
import { failureKind } from './failure-kind.ts';
import { failureTexts } from './failure-texts.ts';
import { insist } from './insist.ts';
import { LostVideo } from './lost-video.ts';
import type { VideoWorkshop } from './video-workshop.ts';

export interface Failed {
  cause: unknown;
  stage: VideoStage;
  /** Aborted when the worker stops, or its job was given to somebody else. */
  stopping: AbortSignal;
}

export type Ending = 'lost' | 'given back' | 'failed';

const PATIENCE_SEC = 20;

/** Decides what becomes of a video that could not be made this time; its owner always gets an answer. */
export async function settleFailure(
  { core, retryPauseSec }: VideoWorkshop,
  video: ClaimedVideo,
  failed: Failed,
): Promise<Ending> {
  const { cause, stage, stopping } = failed;
  const { videoId, attempt, attemptsForgiven, isLastAttempt } = video;
  if (cause instanceof LostVideo) return 'lost';
  if (stopping.aborted) return giveBack(core, video, { countsAsAttempt: false });
  const kind = failureKind(cause, stage);
  const { mayPass, ...text } = failureTexts[kind];
  core.log.warn({ err: cause, videoId, attempt, stage, kind }, 'A video could not be made');
  if (mayPass && !isLastAttempt) {
    const afterSec = retryPauseSec * 2 ** (attempt - attemptsForgiven - 1);
    return giveBack(core, video, { countsAsAttempt: true, afterSec });
  }
  const answer = await insist(() => failVideo(core, video, { stage, ...text }), PATIENCE_SEC);
  return answer === 'lost' ? 'lost' : 'failed';
}

async function giveBack(core: Core, video: ClaimedVideo, how: Parameters<typeof giveBackVideo>[2]): Promise<Ending> {
  const answer = await insist(() => giveBackVideo(core, video, how), PATIENCE_SEC);
  return answer === 'lost' ? 'lost' : 'given back';
}

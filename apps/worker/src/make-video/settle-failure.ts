import type { VideoStage } from '@herald/contract/statuses';
import { type ClaimedVideo, failVideo, holdUpVideo, passOnVideo, requeueVideo } from '@herald/core/videos';
import { keepTrying } from '../keep-trying.ts';
import { type FailureKind, failureKind, isFileMissing, isOutage, mayPass } from './failure-kind.ts';
import { failureTextOf } from './failure-texts.ts';
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
export async function settleFailure(workshop: VideoWorkshop, video: ClaimedVideo, failed: Failed): Promise<Ending> {
  const { cause, stage, stopping } = failed;
  if (cause instanceof LostLeaseError) return 'lost';
  const kind = failureKind(cause, stage);
  if (!stopping.aborted) reportFault(workshop, video, { cause, stage, kind });
  const answer = await keepTrying(async () => {
    if (stopping.aborted) return requeueVideo(workshop.core, video, { countsAsAttempt: false });
    return giveBack(workshop, video, { cause, kind });
  }, PATIENCE);
  if (answer === 'done') return 'given back';
  if (answer === 'lost') return 'lost';
  const failure = { stage, ...failureTextOf(cause, kind), may_pass: mayPass(cause, kind) };
  const fail = () => failVideo(workshop.core, video, failure);
  return (await keepTrying(fail, PATIENCE)) === 'lost' ? 'lost' : 'failed';
}

interface Fault extends Pick<Failed, 'cause' | 'stage'> {
  kind: FailureKind;
}

/** Outages are told once, not for every video they meet. */
function reportFault({ core, breaker }: VideoWorkshop, video: ClaimedVideo, { cause, stage, kind }: Fault): void {
  const { videoId, attempt } = video;
  if (isOutage(kind)) breaker.trip(cause);
  else core.log.warn({ err: cause, videoId, attempt, stage, kind }, 'A video could not be made');
}

/** Puts it back if another attempt may succeed; `over` if none may. */
async function giveBack(
  { core, workerId, retryPauseSec }: VideoWorkshop,
  video: ClaimedVideo,
  { cause, kind }: Omit<Fault, 'stage'>,
): Promise<'done' | 'lost' | 'over'> {
  if (isOutage(kind)) return holdUpVideo(core, video);
  if (isFileMissing(cause)) return passOnVideo(core, video, workerId);
  if (video.isLastAttempt || !mayPass(cause, kind)) return 'over';
  return requeueVideo(core, video, { countsAsAttempt: true, afterSec: retryPauseSec * 2 ** video.failures });
}

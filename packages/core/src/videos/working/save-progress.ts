import { limits, type VideoStage } from '@herald/contract';
import type { Core } from '../../core.ts';
import { changeVideo } from '../state/change-video.ts';
import { transition } from '../state/transitions.ts';
import type { Lease, StoredVideo } from '../state/video.ts';
import type { ClaimedVideo } from './claim-video.ts';
import { holdsLease } from './policies.ts';

export type HeldWork = Lease & Pick<ClaimedVideo, 'attempt' | 'attemptsForgiven' | 'framesKept'>;

export interface WorkProgress {
  stage: VideoStage;
  framesDone: number;
  framesTotal: number;
  /** Frames the next attempt would not have to draw again. */
  framesKept: number;
  /** Share of the whole work, 0 to 1. */
  progress: number;
  /** Until the video is ready, as the worker expects. */
  etaSec: number | null;
}

/** A worker's heartbeat, with how far it is; `lost` when it must stop because it does not hold the lease any more. */
export async function saveProgress(core: Core, work: HeldWork, done: WorkProgress): Promise<'go on' | 'lost'> {
  return changeVideo(core, { name: 'save progress', videoId: work.videoId }, (video) => {
    if (video?.status !== 'processing' || !holdsLease(video, work)) return { answer: 'lost' };
    const now = core.clock.now();
    const change = transition('progress', video.status, {
      now,
      stage: done.stage,
      framesDone: done.framesDone,
      framesTotal: done.framesTotal,
      progress: Math.min(1, Math.max(0, done.progress)),
      readyAt: done.etaSec === null ? null : new Date(now.getTime() + done.etaSec * 1000),
      ...forgiveAttempt(video, work, done),
    });
    return { answer: 'go on', change };
  });
}

type Forgiveness = Pick<StoredVideo, 'attemptsForgiven' | 'framesKept'>;

/** Forgives this attempt in advance, in case its worker dies; one that fails by itself counts all the same. */
export function forgiveAttempt(known: Forgiveness, work: Omit<HeldWork, keyof Lease>, done: WorkProgress): Forgiveness {
  const hasKeptMore = done.framesKept > work.framesKept;
  const isForgiven = hasKeptMore || mayHaveBeenKilled(work.attempt, done.framesTotal > 0);
  return {
    attemptsForgiven: isForgiven ? work.attemptsForgiven + 1 : known.attemptsForgiven,
    framesKept: hasKeptMore ? done.framesKept : known.framesKept,
  };
}

/** While another process draws the film, the video rarely kills its worker, so such deaths are forgiven a few times. */
function mayHaveBeenKilled(attempt: number, isFilming: boolean): boolean {
  return isFilming && attempt <= limits.interruptedAttempts;
}

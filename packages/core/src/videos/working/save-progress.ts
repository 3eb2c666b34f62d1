import type { VideoStage } from '@herald/contract/statuses';
import type { Core } from '../../core.ts';
import { SECOND_MS } from '../../runtime/durations.ts';
import { changeVideo } from '../state/change-video.ts';
import { transition } from '../state/transitions.ts';
import type { Lease } from '../state/video.ts';
import type { ClaimedVideo } from './claim-video.ts';
import { holdsLease } from './policies.ts';

export type HeldWork = Lease & Pick<ClaimedVideo, 'framesKept'>;

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
  /** Storage key of what was drawn first, once it is stored. */
  firstPictureKey?: string | undefined;
}

/** A worker's heartbeat, with how far it is; `lost` when it must stop because it does not hold the lease any more. */
export async function saveProgress(core: Core, work: HeldWork, done: WorkProgress): Promise<'go on' | 'lost'> {
  return changeVideo(core, { name: 'save progress', videoId: work.videoId }, (video) => {
    if (video?.status !== 'processing' || !holdsLease(video, work)) return { answer: 'lost' };
    const hasKeptMore = done.framesKept > work.framesKept;
    const change = transition('progress', video.status, {
      heardAt: video.databaseNow,
      stage: done.stage,
      framesDone: done.framesDone,
      framesTotal: done.framesTotal,
      progress: Math.min(1, Math.max(0, done.progress)),
      readyAt: done.etaSec === null ? null : new Date(core.clock.now().getTime() + done.etaSec * SECOND_MS),
      firstPictureKey: done.firstPictureKey ?? video.firstPictureKey,
      framesKept: hasKeptMore ? done.framesKept : video.framesKept,
      deaths: hasKeptMore ? 0 : video.deaths,
    });
    return { answer: 'go on', change };
  });
}

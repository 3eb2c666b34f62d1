import type { Core } from '../../core.ts';
import { changeVideo } from '../state/change-video.ts';
import { transition } from '../state/transitions.ts';
import type { Lease } from '../state/video.ts';
import { holdsLease } from './policies.ts';
import { INTERRUPTED_PRIORITY } from './requeue-abandoned.ts';

export interface Requeueing {
  /** A worker that stops for reasons of its own has not tried: it costs no attempt. */
  countsAsAttempt: boolean;
  /** Wait before the next try. */
  afterSec?: number;
}

/** Puts a video back into the queue with a new job, because the running one may end. */
export async function requeueVideo(
  core: Core,
  work: Lease,
  { countsAsAttempt, afterSec = 0 }: Requeueing,
): Promise<'done' | 'lost'> {
  return changeVideo(core, { name: 'requeue video', videoId: work.videoId }, (video) => {
    if (video?.status !== 'processing' || !holdsLease(video, work)) return { answer: 'lost' };
    const attempts = countsAsAttempt ? video.attempts : video.attempts - 1;
    return {
      answer: 'done',
      change: transition('requeue', video.status, { attempts }),
      job: { priority: countsAsAttempt ? video.rank : INTERRUPTED_PRIORITY, afterSec },
    };
  });
}

import type { Core } from '../../core.ts';
import { SECOND_MS } from '../../runtime/durations.ts';
import { changeVideo, type VideoDecision } from '../state/change-video.ts';
import { INTERRUPTED_PRIORITY } from '../state/ranks.ts';
import { transition } from '../state/transitions.ts';
import type { Lease, LockedVideo } from '../state/video.ts';
import { holdsLease, isHeldUpTooLong, pauseAfter } from './policies.ts';

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
  return requeue(core, work, (video) => {
    const attempts = countsAsAttempt ? video.attempts : video.attempts - 1;
    const facts = countsAsAttempt ? { attempts, heldUpSince: null } : { attempts };
    return {
      answer: 'done',
      change: transition('requeue', video.status, facts),
      job: { priority: countsAsAttempt ? video.rank : INTERRUPTED_PRIORITY, afterSec },
    };
  });
}

/** Puts back a video that store or disks kept from being made, without counting the attempt; `over` after a day of it. */
export async function holdUpVideo(core: Core, work: Lease): Promise<'done' | 'lost' | 'over'> {
  return requeue(core, work, (video) => {
    const heldUpSince = video.heldUpSince ?? video.databaseNow;
    const heldUpSec = (video.databaseNow.getTime() - heldUpSince.getTime()) / SECOND_MS;
    if (isHeldUpTooLong(heldUpSec)) return { answer: 'over' };
    return {
      answer: 'done',
      change: transition('requeue', video.status, { attempts: video.attempts - 1, heldUpSince }),
      job: { priority: INTERRUPTED_PRIORITY, afterSec: pauseAfter(heldUpSec) },
    };
  });
}

/** Leaves a video whose file this worker does not find to another one; `over` when that was done before. */
export async function passOnVideo(core: Core, work: Lease, workerId: string): Promise<'done' | 'lost' | 'over'> {
  return requeue(core, work, (video) => {
    if (video.missedBy !== null) return { answer: 'over' };
    const facts = { attempts: video.attempts - 1, missedBy: workerId, missedAt: video.databaseNow };
    return {
      answer: 'done',
      change: transition('requeue', video.status, facts),
      job: { priority: INTERRUPTED_PRIORITY },
    };
  });
}

async function requeue<Answer>(
  core: Core,
  work: Lease,
  decide: (video: LockedVideo) => VideoDecision<Answer>,
): Promise<Answer | 'lost'> {
  return changeVideo<Answer | 'lost'>(core, { name: 'requeue video', videoId: work.videoId }, (video) => {
    if (video?.status !== 'processing' || !holdsLease(video, work)) return { answer: 'lost' };
    return decide(video);
  });
}

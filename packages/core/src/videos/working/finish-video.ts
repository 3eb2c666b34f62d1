import type { VideoFailure } from '@herald/contract/endpoints/videos';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import type { VideoFiles } from '../../db/schema/videos.ts';
import { examineContent } from '../../moderation/examine-content.ts';
import { filmTimeRepository } from '../forecasts/film-time-repository.ts';
import { workSizeOf } from '../forecasts/work-size-of.ts';
import type { WorkTimes } from '../forecasts/work-speed.ts';
import { changeVideo, type VideoDecision } from '../state/change-video.ts';
import { transition } from '../state/transitions.ts';
import type { Lease, StoredVideo } from '../state/video.ts';
import { videoTexts } from '../state/video-texts.ts';
import type { ClaimedVideo } from './claim-video.ts';
import { holdsLease } from './policies.ts';
import { tellOfVideo } from './tell-of-video.ts';

export interface FinishedVideo {
  files: VideoFiles;
  durationSec: number;
  sizeBytes: number;
  /** Of all its files. */
  storedBytes: number;
  /** The words that are spoken. */
  transcript: string;
  /** What people call the service that filmed it; left out for Herald. */
  madeBy?: string;
  /** Why that is not the one that was ordered; left out where it is. */
  insteadReason?: string;
  /** How much of it earlier films had, 0 to 1, and what it used of the processor; left out where a service made it. */
  keptShare?: number;
  cpuSec?: number;
  /** The next forecasts learn from it, unless an earlier attempt did part of the work. */
  times?: WorkTimes;
}

type FinishedWork = Lease & Pick<ClaimedVideo, 'isFirstGo'>;

/** Publishes a made video. Repeating it changes nothing. */
export async function completeVideo(
  core: Core,
  work: FinishedWork,
  { times, ...finished }: FinishedVideo,
): Promise<'done' | 'lost'> {
  return finishVideo(core, work, 'completed', (video, tx) => {
    const now = core.clock.now();
    const made = { madeBy: '', insteadReason: '', keptShare: null, cpuSec: null, ...finished };
    return {
      change: transition('complete', video.status, { now, ...made }),
      async also() {
        await tellOfVideo(core, tx, video);
        const texts = videoTexts({ ...video, transcript: made.transcript }).map(({ text }) => text);
        await examineContent(core, tx, { id: video.id, texts, isNewVideo: true });
        if (!times || !work.isFirstGo) return;
        const size = workSizeOf({ ...video, durationSec: made.durationSec });
        await filmTimeRepository.insert(tx, { id: video.id, ...size, ...times, measuredAt: now });
      },
    };
  });
}

/** Ends a video for good, with the reason its owner reads; the slot goes back. Repeating it changes nothing. */
export async function failVideo(core: Core, work: Lease, failure: VideoFailure): Promise<'done' | 'lost'> {
  return finishVideo(core, work, 'failed', (video) => ({
    change: transition('fail', video.status, { now: core.clock.now(), failure }),
  }));
}

type End = (video: StoredVideo, tx: Transaction) => Omit<VideoDecision<never>, 'answer'>;

/** Ends the work on a video once; `lost` when it was cancelled or another worker holds the lease. */
async function finishVideo(core: Core, work: Lease, status: 'completed' | 'failed', end: End) {
  return changeVideo<'done' | 'lost'>(core, { name: 'finish video', videoId: work.videoId }, (video, tx) => {
    if (!video || !holdsLease(video, work)) return { answer: 'lost' };
    if (video.status === status) return { answer: 'done' };
    if (video.status !== 'processing') return { answer: 'lost' };
    return { answer: 'done', ...end(video, tx) };
  });
}

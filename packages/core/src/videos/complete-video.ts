import type { Core } from '../core.ts';
import type { VideoFiles } from '../db/schema/videos.ts';
import type { ClaimedVideo } from './claim-video.ts';
import { finishVideo } from './finish-video.ts';
import { filmTimeRepository } from './forecast/film-time-repository.ts';
import { workSizeOf } from './forecast/work-size-of.ts';
import type { WorkTimes } from './forecast/work-speed.ts';
import type { Work } from './video.ts';

export interface MadeVideo {
  files: VideoFiles;
  durationSec: number;
  sizeBytes: number;
  /** The words that are spoken. */
  transcript: string;
  /** What the next forecasts are learned from, unless somebody else had begun it. */
  times?: WorkTimes;
}

type BegunWork = Work & Pick<ClaimedVideo, 'isFirstGo'>;

/** Publishes a made video; `lost` when it was cancelled or somebody else works on it. Saying it twice changes nothing. */
export async function completeVideo(
  core: Core,
  work: BegunWork,
  { times, ...made }: MadeVideo,
): Promise<'done' | 'lost'> {
  const ending = { ...made, status: 'completed', progress: 1, failure: null } as const;
  return finishVideo(core, work, ending, async (tx, video) => {
    const measuredAt = core.clock.now();
    const size = workSizeOf({ ...video, durationSec: made.durationSec });
    if (times && work.isFirstGo) await filmTimeRepository.insert(tx, { id: video.id, ...size, ...times, measuredAt });
  });
}

import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { getVideo } from '../videos/library/get-video.ts';
import { watchRepository } from './watch-repository.ts';

const SHOWN_DAYS = 30;

export interface WatchStatistics {
  views: number;
  viewers: number;
  averageSec: number;
  /** Of the length, 0 to 1. */
  averageShare: number;
  /** For each hundredth of the video, the share of plays that saw it. */
  retention: number[];
  days: { day: string; views: number }[];
}

/** How a video of the actor's account was watched. */
export async function readStatistics(core: Core, actor: Actor, videoId: string): Promise<WatchStatistics> {
  const { queries } = core.db;
  const { video } = await getVideo(core, actor, videoId);
  const since = new Date(core.clock.now().getTime() - SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [totals, seen, days] = await Promise.all([
    watchRepository.totals(queries, videoId),
    watchRepository.seenByHundredth(queries, videoId),
    watchRepository.viewsByDay(queries, videoId, since),
  ]);
  const { plays, viewers, averageSec } = totals;
  return {
    views: video.views,
    viewers,
    averageSec,
    averageShare: video.durationSec ? Math.min(1, averageSec / video.durationSec) : 0,
    retention: plays === 0 ? [] : seen.map((count) => count / plays),
    days,
  };
}

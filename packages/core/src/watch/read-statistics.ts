import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { getVideo } from '../videos/library/get-video.ts';
import { playRepository, type WatchedDay } from './play-repository.ts';

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
  const { video } = await getVideo(core, actor, videoId);
  const since = new Date(core.clock.now().getTime() - SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
  const days = await playRepository.listDays(core.db.queries, videoId);
  const sum = (of: (day: WatchedDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const plays = sum((day) => day.plays);
  const averageSec = plays === 0 ? 0 : sum((day) => day.watchedSec) / plays;
  return {
    views: video.views,
    // A viewer has another name every day, so nobody can be recognized on a second one.
    viewers: plays,
    averageSec,
    averageShare: video.durationSec ? Math.min(1, averageSec / video.durationSec) : 0,
    retention: plays === 0 ? [] : Array.from({ length: 100 }, (_, at) => sum(({ seen }) => seen[at] ?? 0) / plays),
    days: days.filter(({ day }) => day >= since).map((one) => ({ day: one.day, views: one.plays })),
  };
}

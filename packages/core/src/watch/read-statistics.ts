import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { dayIn, daysBefore } from '../runtime/days.ts';
import { getVideo } from '../videos/library/get-video.ts';
import { playRepository, type WatchedDay } from './play-repository.ts';

const SHOWN_DAYS = 30;

/** What is counted of a video, altogether or on a day. */
export type WatchCounts = Pick<
  WatchedDay,
  'plays' | 'watched' | 'completed' | 'watchedSec' | 'downloads' | 'shares' | 'clicks'
>;

export interface WatchStatistics {
  views: number;
  counts: WatchCounts;
  /** Since when all of it is counted. */
  countsSince: Date;
  /** Of a play; undefined without one. */
  averageSec: number | undefined;
  /** Of the length, 0 to 1. */
  averageShare: number | undefined;
  /** For each hundredth of the video, the share of plays that saw it. */
  retention: number[];
  /** The newest first. */
  days: (WatchCounts & { day: string })[];
}

const COUNTED = ['plays', 'watched', 'completed', 'watchedSec', 'downloads', 'shares', 'clicks'] as const;

/** How a video of the actor's account was watched. */
export async function readStatistics(core: Core, actor: Actor, videoId: string): Promise<WatchStatistics> {
  const { video } = await getVideo(core, actor, videoId);
  const { time_zone: timeZone } = await core.settings.read();
  const rows = await playRepository.listDays(core.db.queries, videoId, timeZone);
  const since = daysBefore(dayIn(core.clock.now(), timeZone), SHOWN_DAYS - 1);
  const counts = sumOf(rows);
  const { plays } = counts;
  const averageSec = plays === 0 ? undefined : counts.watchedSec / plays;
  const sawHundredth = (at: number) => rows.reduce((sum, { seen }) => sum + (seen[at] ?? 0), 0);
  return {
    views: video.views,
    counts,
    countsSince: await playRepository.countsSince(core),
    averageSec,
    averageShare:
      averageSec !== undefined && video.durationSec ? Math.min(1, averageSec / video.durationSec) : undefined,
    retention: plays === 0 ? [] : Array.from({ length: 100 }, (_, at) => sawHundredth(at) / plays),
    days: byDay(rows.filter(({ day }) => day >= since)),
  };
}

function byDay(rows: WatchedDay[]): WatchStatistics['days'] {
  const days = Map.groupBy(rows, ({ day }) => day);
  return [...days]
    .map(([day, parts]) => ({ day, ...sumOf(parts) }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

function sumOf(rows: WatchedDay[]): WatchCounts {
  const sums = COUNTED.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]);
  return Object.fromEntries(sums) as WatchCounts;
}

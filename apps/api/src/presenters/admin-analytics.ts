import type {
  AnalyticsEngagement,
  AnalyticsOverview,
  AnalyticsPerformance,
  AnalyticsTopVideos,
} from '@herald/contract/endpoints/admin-analytics';
import type { Core } from '@herald/core';
import type { Engagement, Overview, Performance, TopVideos } from '@herald/core/office/analytics';
import { signVideoLink } from '@herald/core/videos';
import { roundShare } from './analytics.ts';
import { presentCounts } from './watch-counts.ts';

const shareOrNull = (share: number | undefined): number | null => (share === undefined ? null : roundShare(share));
const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Figures of a range; what has nothing to divide by is null. */
export function presentOverview(overview: Overview): AnalyticsOverview {
  const { timeZone, span, countsSince, totalUsers, totalMade, buckets, before, sums, today } = overview;
  const { made, failed, making, slowest } = sums;
  return {
    time_zone: timeZone,
    ...span,
    counted_since: countsSince.toISOString(),
    total_users: totalUsers,
    total_videos: totalMade,
    buckets,
    before,
    generation: {
      today: today.made,
      failed_today: today.failed,
      made,
      failed,
      success_rate: shareOrNull(made + failed === 0 ? undefined : made / (made + failed)),
      average_seconds: made === 0 ? null : tenths(making / made),
      slowest_seconds: made === 0 ? null : tenths(slowest),
      ...presentCounts(sums),
    },
  };
}

export function presentEngagement(engagement: Engagement): AnalyticsEngagement {
  const { active, retention7, retention30, curve, conversion, averageVisitSec, activeByDay } = engagement;
  return {
    daily_active: active.daily,
    weekly_active: active.weekly,
    monthly_active: active.monthly,
    retention_7: shareOrNull(retention7),
    retention_30: shareOrNull(retention30),
    retention_curve: curve.map(roundShare),
    conversion_rate: shareOrNull(conversion),
    average_session_seconds: averageVisitSec === undefined ? null : Math.round(averageVisitSec),
    active_by_day: activeByDay,
  };
}

const responseOf = (ms: number | undefined): number | null => (ms === undefined ? null : tenths(ms));
/** Rare errors must not round to none. */
const finely = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(share * 1e6) / 1e6;

export function presentPerformance({
  since,
  responseMs,
  uptime,
  errorRate,
  load,
  ...more
}: Performance): AnalyticsPerformance {
  return {
    since: since?.toISOString() ?? null,
    response_ms: responseOf(responseMs),
    response_p95_ms: responseOf(more.responseP95Ms),
    uptime: uptime ?? null,
    minutes_down: more.minutesDown,
    requests: more.requests,
    errors: more.errors,
    error_rate: finely(errorRate),
    load: finely(load),
    hours: more.hours.map((hour) => ({
      at: hour.at.toISOString(),
      response_ms: responseOf(hour.responseMs),
      error_rate: finely(hour.errorRate),
      load: finely(hour.load),
    })),
  };
}

export function presentTopVideos(core: Core, { foundAt, videos }: TopVideos): AnalyticsTopVideos {
  return {
    found_at: foundAt?.toISOString() ?? null,
    videos: videos.map(({ id, title, creator, slug, plays, watched, downloads, ...video }) => ({
      id,
      title,
      creator,
      slug,
      thumbnail_url: video.files?.poster ? signVideoLink(core, video, { key: video.files.poster }) : null,
      plays,
      watched,
      downloads,
    })),
  };
}

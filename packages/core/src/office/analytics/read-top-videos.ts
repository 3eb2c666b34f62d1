import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { Core } from '../../core.ts';
import { spanOf } from '../../figures/range-days.ts';
import { STORED_RANGES, topVideoRepository } from '../../figures/top-video-repository.ts';
import { dayIn } from '../../runtime/days.ts';

const SHOWN = 5;

type Described = Awaited<ReturnType<typeof topVideoRepository.describe>>[number];

export interface TopVideos {
  /** When they were found; undefined for a list that is live. */
  foundAt: Date | undefined;
  videos: (Described & { plays: number; watched: number; downloads: number })[];
}

/** The most played videos of a range. Those of a long one are found every hour. */
export async function readTopVideos(core: Core, range: AnalyticsRange): Promise<TopVideos> {
  const { queries } = core.db;
  const { time_zone: timeZone } = await core.settings.read();
  const isStored = STORED_RANGES.some((one) => one === range);
  const stored = isStored ? await topVideoRepository.listStored(queries, range) : [];
  const span = spanOf(range, dayIn(core.clock.now(), timeZone));
  const found = stored.length > 0 ? stored : await topVideoRepository.find(queries, { span, timeZone });
  const described = await topVideoRepository.describe(
    queries,
    found.map(({ videoId }) => videoId),
  );
  const byId = new Map(described.map((video) => [video.id, video]));
  const videos = found.flatMap(({ videoId, plays, watched, downloads }) => {
    const video = byId.get(videoId);
    return video ? [{ ...video, plays, watched, downloads }] : [];
  });
  return { foundAt: stored[0]?.foundAt, videos: videos.slice(0, SHOWN) };
}

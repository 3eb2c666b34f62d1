import { describe, expect, it } from 'vitest';
import { aProgress, aVideo } from '#testing/a-video.ts';
import { libraryStats, unknownStats } from './library-stats.ts';
import type { VideoList } from './video-list.ts';

const videos = [
  aVideo({ views: 12_811 }),
  aVideo({ views: 3 }),
  aVideo({ status: 'failed' }),
  aVideo({ status: 'processing', progress: aProgress({ eta_seconds: 9 }) }),
  aVideo({ status: 'pending' }),
];
const counts = { total: 46, completed: 40, processing: 1, failed: 2, views: 40_000, trash: 0 };
const list: VideoList = { videos, total: 46, counts, hits: {} };

describe('the four stat cards', () => {
  it('count the whole library, not what is loaded', () => {
    expect(libraryStats(list).map(({ label, value }) => [label, value])).toEqual([
      ['Total Videos', '46'],
      ['Completed', '40'],
      ['Processing', '1'],
      ['Total Views', '40,000'],
    ]);
  });

  it('keep their numbers when a search finds nothing', () => {
    const none = { ...list, videos: [], total: 0 };
    expect(libraryStats(none).map(({ value }) => value)).toEqual(['46', '40', '1', '40,000']);
  });

  it('say how many failed and when the videos in the making are ready', () => {
    expect(libraryStats(list).map(({ note }) => note || '')).toEqual(['', '2 failed', 'ready in about 9 s', '']);
  });

  it('are alive only while something is really being made', () => {
    expect(libraryStats(list).map(({ isLive }) => isLive ?? false)).toEqual([false, false, true, false]);
    expect(libraryStats({ ...list, counts: { ...counts, processing: 0 } })[2]?.isLive).toBe(false);
  });

  it('keep their places while nothing is known', () => {
    expect(unknownStats().map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
  });
});

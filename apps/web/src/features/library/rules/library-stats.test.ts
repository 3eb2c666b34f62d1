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
const list: VideoList = { videos, total: 46, counts };

describe('the four stat cards', () => {
  it('are computed from the loaded list', () => {
    expect(libraryStats(list).map(({ label, value }) => [label, value])).toEqual([
      ['Total Videos', '5'],
      ['Completed', '2'],
      ['Processing', '1'],
      ['Total Views', '12,814'],
    ]);
  });

  it('say what of the whole library they count', () => {
    expect(libraryStats(list).map(({ note }) => note)).toEqual([
      'of 46, more below',
      '1 failed',
      'ready in about 9 s',
      '40,000 in all',
    ]);
  });

  it('say nothing more once everything is loaded', () => {
    const whole = { ...list, videos: [aVideo({ views: 2 })], total: 1 };
    expect(libraryStats(whole).map(({ note }) => note || '')).toEqual(['', '', '', '']);
  });

  it('are alive only while something is really being made', () => {
    expect(libraryStats(list).map(({ isLive }) => isLive ?? false)).toEqual([false, false, true, false]);
    expect(libraryStats({ ...list, videos: [aVideo()] })[2]?.isLive).toBe(false);
  });

  it('keep their places while nothing is known', () => {
    expect(unknownStats().map(({ value }) => value)).toEqual(['–', '–', '–', '–']);
  });
});

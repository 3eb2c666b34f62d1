import type { Video } from '@herald/contract/endpoints/videos';
import { describe, expect, it } from 'vitest';
import { aVideo } from '#testing/a-video.ts';
import {
  idsBetween,
  listOf,
  nextPage,
  type VideoList,
  withFirstPage,
  withNextPage,
  withoutVideos,
  withVideo,
} from './video-list.ts';

const videos = Array.from({ length: 40 }, (_, index) => aVideo({ title: `Video ${index}`, views: 10 }));

function pageOf(all: readonly Video[], number: number) {
  return {
    data: all.slice((number - 1) * 12, number * 12),
    current_page: number,
    total: all.length,
    per_page: 12,
    next_page_url: null,
    hits: [],
    counts: { total: all.length, completed: all.length, processing: 0, failed: 0, views: all.length * 10, trash: 0 },
  };
}

const loaded = (all: readonly Video[], pages: number): VideoList =>
  Array.from({ length: pages - 1 }, (_, index) => pageOf(all, index + 2)).reduce<VideoList>(
    withNextPage,
    listOf(pageOf(all, 1)),
  );

const titles = (list: VideoList) => list.videos.map(({ title }) => title);

describe('loading more', () => {
  it('asks for one page of 12 after the other until everything is there', () => {
    expect(nextPage(loaded(videos, 1))).toBe(2);
    expect(nextPage(loaded(videos, 3))).toBe(4);
    expect(nextPage(loaded(videos, 4))).toBeNull();
    expect(titles(loaded(videos, 4))).toEqual(videos.map(({ title }) => title));
  });

  it('asks for nothing where nothing is', () => {
    expect(nextPage(listOf(pageOf([], 1)))).toBeNull();
  });

  it('shows no video twice when a new one has pushed the others on', () => {
    const first = listOf(pageOf(videos, 1));
    const withNewest = [aVideo({ title: 'Newest' }), ...videos];
    const list = withNextPage(first, pageOf(withNewest, 2));
    expect(new Set(titles(list)).size).toBe(list.videos.length);
    expect(list.total).toBe(41);
  });

  it('keeps why the search found those that were loaded before', () => {
    const [one, , other] = videos.slice(11);
    const hitOf = (video_id = '') => ({ video_id, at_seconds: 3, line: [{ text: 'bread', is_hit: true }] });
    const first = listOf({ ...pageOf(videos, 1), hits: [hitOf(one?.id)] });
    const list = withNextPage(first, { ...pageOf(videos, 2), hits: [hitOf(other?.id)] });
    expect(Object.keys(list.hits)).toEqual([one?.id, other?.id]);
    expect(withFirstPage(list, { ...pageOf(videos, 1), hits: [hitOf(one?.id)] }).hits).toEqual(list.hits);
  });

  it('misses no video after some were deleted', () => {
    const deleted = new Set(videos.slice(3, 6).map(({ id }) => id));
    const left = videos.filter(({ id }) => !deleted.has(id));
    let list = withoutVideos(loaded(videos, 2), deleted);
    for (let page = nextPage(list); page !== null; page = nextPage(list)) list = withNextPage(list, pageOf(left, page));
    expect(new Set(titles(list))).toEqual(new Set(left.map(({ title }) => title)));
  });
});

describe('asking for the first page again', () => {
  it('puts new videos in front and keeps what was loaded below', () => {
    const now = [aVideo({ title: 'Newest' }), ...videos];
    const list = withFirstPage(loaded(videos, 2), pageOf(now, 1));
    expect(titles(list)).toEqual(now.slice(0, 25).map(({ title }) => title));
    expect(list.total).toBe(41);
  });

  it('begins anew when a video has gone elsewhere, so that no deleted one stays', () => {
    const now = videos.slice(1);
    expect(titles(withFirstPage(loaded(videos, 2), pageOf(now, 1)))).toEqual(
      now.slice(0, 12).map(({ title }) => title),
    );
  });

  it('takes over what has changed', () => {
    const renamed = [aVideo({ ...videos[0], title: 'Renamed' }), ...videos.slice(1)];
    expect(titles(withFirstPage(loaded(videos, 3), pageOf(renamed, 1))).slice(0, 2)).toEqual(['Renamed', 'Video 1']);
  });
});

describe('one video', () => {
  it('is replaced in place', () => {
    const list = withVideo(loaded(videos, 1), aVideo({ ...videos[4], title: 'Better title' }));
    expect(titles(list)[4]).toBe('Better title');
    expect(list.videos).toHaveLength(12);
  });

  it('that is not loaded changes nothing', () => {
    const list = loaded(videos, 1);
    expect(withVideo(list, aVideo())).toBe(list);
  });
});

describe('taking videos out', () => {
  it('counts down by what they were', () => {
    const mixed = [aVideo({ views: 7 }), aVideo({ status: 'failed' }), aVideo({ status: 'processing' })];
    const list: VideoList = {
      videos: mixed,
      total: 3,
      counts: { total: 3, completed: 1, processing: 1, failed: 1, views: 7, trash: 0 },
      hits: {},
    };
    const ids = new Set(mixed.slice(0, 2).map(({ id }) => id));
    expect(withoutVideos(list, ids)).toEqual({
      videos: [mixed[2]],
      total: 1,
      counts: { total: 1, completed: 0, processing: 1, failed: 0, views: 0, trash: 2 },
      hits: {},
    });
  });

  it('counts a queued video as one in work, as the server does', () => {
    const queued = aVideo({ status: 'pending' });
    const counts = { total: 5, completed: 4, processing: 1, failed: 0, views: 0, trash: 0 };
    const left = withoutVideos({ videos: [queued], total: 5, counts, hits: {} }, new Set([queued.id]));
    expect(left.counts).toMatchObject({ total: 4, processing: 0, trash: 1 });
  });

  it('counts the trash down when a video is taken out of it', () => {
    const trashed = aVideo({ deleted_at: '2026-11-20T12:00:00Z' });
    const counts = { total: 5, completed: 5, processing: 0, failed: 0, views: 0, trash: 3 };
    const left = withoutVideos({ videos: [trashed], total: 3, counts, hits: {} }, new Set([trashed.id]));
    expect(left.counts).toMatchObject({ total: 5, completed: 5, trash: 2 });
  });

  it('leaves the list as it is when none of them is in it', () => {
    const list = loaded(videos, 1);
    expect(withoutVideos(list, new Set(['another']))).toBe(list);
  });
});

describe('the videos between two', () => {
  const five = videos.slice(0, 5);
  const ids = five.map(({ id }) => id);
  const [first = '', second = '', , fourth = ''] = ids;

  it.each([
    ['downwards', second, fourth],
    ['upwards', fourth, second],
  ])('are the same %s', (_, one, other) => {
    expect(idsBetween(five, one, other)).toEqual(ids.slice(1, 4));
  });

  it('are one when both are the same', () => {
    expect(idsBetween(five, first, first)).toEqual([first]);
  });

  it('are none when one of them has left the list', () => {
    expect(idsBetween(five, 'gone', fourth)).toEqual([]);
  });
});

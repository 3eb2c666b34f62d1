import { describe, expect, it, vi } from 'vitest';
import { aProgress, aVideo } from '#testing/a-video.ts';
import { VideoWatch } from './video-watch.ts';

const processing = aVideo({ status: 'processing', video_url: null, progress: aProgress() });
const completed = { ...processing, status: 'completed' as const, video_url: '/v.mp4', progress: null };
const failed = { ...processing, status: 'failed' as const, progress: null };

describe('endings', () => {
  it('are told exactly once, whoever brings the news', () => {
    const watch = new VideoWatch();
    expect(watch.observe(processing, 0)).toBeNull();
    expect(watch.observe(completed, 1)).toBe('ready');
    expect(watch.observe(completed, 2)).toBeNull();
  });

  it('are told again when a failed video was tried again', () => {
    const watch = new VideoWatch();
    watch.observe(processing, 0);
    expect(watch.observe(failed, 1)).toBe('failed');
    expect(watch.observe({ ...processing, status: 'pending' }, 2)).toBeNull();
    expect(watch.observe(failed, 3)).toBe('failed');
    watch.observe(processing, 4);
    expect(watch.observe(completed, 5)).toBe('ready');
  });

  it('are not told of videos that were finished when they were first seen', () => {
    expect(new VideoWatch().observe(completed, 0)).toBeNull();
    expect(new VideoWatch().observe(failed, 0)).toBeNull();
  });

  it("wait for the video's address", () => {
    const watch = new VideoWatch();
    watch.observe(processing, 0);
    expect(watch.observe({ ...completed, video_url: null }, 1)).toBeNull();
  });

  it('are not told of a video that was deleted, nor of one that was cancelled', () => {
    const watch = new VideoWatch();
    watch.observe(processing, 0);
    expect(watch.observe({ ...completed, deleted_at: '2026-11-20T12:00:00Z' }, 1)).toBeNull();
    watch.observe({ ...processing, id: 'other' }, 0);
    expect(watch.observe({ ...processing, id: 'other', status: 'cancelled' }, 1)).toBeNull();
  });
});

it('are not told of a video that was deleted here', () => {
  const watch = new VideoWatch();
  watch.observe(processing, 0);
  watch.forget(new Set([processing.id]));
  expect(watch.inWork.read()).toEqual([]);
  expect(watch.observe(completed, 1)).toBeNull();
});

describe('old news', () => {
  it('is a completed video that is said to be in work', () => {
    const watch = new VideoWatch();
    watch.observe(completed, 0);
    expect(watch.isOldNews(processing)).toBe(true);
    expect(watch.isOldNews(completed)).toBe(false);
  });

  it('is not a failed video that is tried again', () => {
    const watch = new VideoWatch();
    watch.observe(failed, 0);
    expect(watch.isOldNews(processing)).toBe(false);
  });
});

it('takes a video for news when it is new or has become something else', () => {
  const watch = new VideoWatch();
  expect(watch.isNews(processing)).toBe(true);
  watch.observe(processing, 0);
  expect(watch.isNews(aVideo({ ...processing, views: 3 }))).toBe(false);
  expect(watch.isNews(completed)).toBe(true);
});

describe('what is being made', () => {
  it('is known until it ends', () => {
    const watch = new VideoWatch();
    const heard = vi.fn();
    const stop = watch.inWork.subscribe(heard);
    watch.observe(processing, 0);
    expect(watch.inWork.read()).toEqual([processing]);
    watch.observe(completed, 1);
    expect(watch.inWork.read()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
    watch.observe(completed, 2);
    stop();
    watch.observe(processing, 3);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is asked for by polling only when nothing was heard of it', () => {
    const watch = new VideoWatch();
    watch.observe(processing, 1_000);
    watch.observe({ ...processing, id: 'other' }, 9_000);
    expect(watch.silentSince(5_000).map(({ id }) => id)).toEqual([processing.id]);
    expect(watch.silentSince(500)).toEqual([]);
  });

  it('knows whether there was news after a poll asked', () => {
    const watch = new VideoWatch();
    expect(watch.hasHeardSince(processing.id, 1_000)).toBe(false);
    watch.observe(processing, 2_000);
    expect(watch.hasHeardSince(processing.id, 1_000)).toBe(true);
    expect(watch.hasHeardSince(processing.id, 3_000)).toBe(false);
  });
});

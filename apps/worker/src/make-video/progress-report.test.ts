import { aClaimedVideo, anActor, aUser, createTestCore, type TestCore } from '@herald/core/testing';
import { cancelVideo } from '@herald/core/videos';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { ProgressReport } from './progress-report.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
});
afterAll(() => test.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** What a worker holds while it makes a video, and the actor who ordered it. */
async function aReport() {
  const user = await aUser(test.core);
  const video = await aClaimedVideo(test.core, user);
  const report = new ProgressReport(test.core, video, new AbortController().signal);
  return { report, video, actor: await anActor(test.core, user) };
}

it('tells a worker to stop within a second of a cancellation', async () => {
  const { report, video, actor } = await aReport();
  await cancelVideo(test.core, actor, video.videoId);
  expect(report.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => report.signal.aborted).toBe(true);
  expect(String(report.signal.reason)).toContain('LostLeaseError');
  report.stop();
});

it('lets a worker go on while nobody cancels', async () => {
  const { report, video } = await aReport();
  report.enter('drawing');
  vi.advanceTimersByTime(1000);
  const stageOf = async () => {
    const { rows } = await test.core.db.pool.query('select stage from videos where id = $1', [video.videoId]);
    return rows[0]?.stage;
  };
  await expect.poll(stageOf).toBe('drawing');
  expect(report.signal.aborted).toBe(false);
  report.stop();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SilenceWatch, watchSilence } from './watch-silence.ts';

const LOOK_MS = 10_000;
const MINUTE_MS = 60_000;
let silentForMs: number;
let isThere: boolean;
let timesDeaf: number;
let watch: SilenceWatch;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  [silentForMs, isThere, timesDeaf] = [MINUTE_MS, true, 0];
  watch = watchSilence({
    silentForMs: () => silentForMs,
    isDatabaseThere: async () => isThere,
    onDeaf: () => {
      timesDeaf += 1;
    },
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a process that hears nothing for a minute from a database that is there is deaf, which is told once', async () => {
  await pass(MINUTE_MS - LOOK_MS);
  expect(watch.isDeaf()).toBe(false);
  await pass(LOOK_MS);
  expect(watch.isDeaf()).toBe(true);
  await pass(5 * MINUTE_MS);
  expect(timesDeaf).toBe(1);
});

it('an outage of any length makes nobody deaf', async () => {
  isThere = false;
  await pass(60 * MINUTE_MS);
  isThere = true;
  await pass(LOOK_MS);
  silentForMs = 0;
  await pass(5 * MINUTE_MS);
  expect([watch.isDeaf(), timesDeaf]).toEqual([false, 0]);
});

it('one answer is enough to begin anew', async () => {
  await pass(MINUTE_MS - LOOK_MS);
  silentForMs = 0;
  await pass(LOOK_MS);
  silentForMs = MINUTE_MS;
  await pass(MINUTE_MS - LOOK_MS);
  expect(watch.isDeaf()).toBe(false);
});

it('a watch that was stopped stays quiet', async () => {
  watch.stop();
  await pass(5 * MINUTE_MS);
  expect(timesDeaf).toBe(0);
});

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { limitsQuery } from '#data/limits.ts';
import { queryClient } from '#lib/query-client.ts';
import { refreshLibrary } from './library-cache.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** A server that gives one video less each time it is asked. */
function serverThatCountsDown(videosLeft: number): void {
  let left = videosLeft;
  vi.stubGlobal('fetch', async () => {
    const answer = Response.json({ success: true, data: { videos_left: left } });
    left -= 1;
    return answer;
  });
}

test('a change in the library refreshes the plan that the wizard shows', async () => {
  serverThatCountsDown(5);
  const wizard = new QueryObserver(queryClient, limitsQuery('token'));
  const leave = wizard.subscribe(() => undefined);
  await expect.poll(() => wizard.getCurrentResult().data?.videos_left).toBe(5);

  refreshLibrary('user');

  await expect.poll(() => wizard.getCurrentResult().data?.videos_left).toBe(4);
  leave();
});

test('a plan that no screen shows is asked for again when the wizard is opened next', async () => {
  serverThatCountsDown(5);
  await queryClient.fetchQuery(limitsQuery('token'));

  refreshLibrary('user');

  expect((await queryClient.fetchQuery(limitsQuery('token'))).videos_left).toBe(4);
});

import type { Avatar } from '@herald/contract/endpoints/avatars';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** An administrator decides within hours, and whoever waits for it may be looking. */
const LOOK_AGAIN_MS = 15_000;
const untilChecked = ({ filmed }: Avatar): number | false => filmed?.check === 'waiting' && LOOK_AGAIN_MS;

export const avatarsQuery = queryOptions({
  queryKey: ['avatars'],
  // Newest work first: the list is shown in reverse.
  queryFn: async ({ signal }): Promise<Avatar[]> => (await request('GET /a2e/avatars', { signal })).data.toReversed(),
  staleTime: 5 * 60_000,
});

export function avatarQuery(id: string) {
  return queryOptions({
    queryKey: ['avatars', id],
    queryFn: async ({ signal }): Promise<Avatar> =>
      (await request('GET /a2e/avatars/:id', { params: { id }, signal })).data,
    enabled: id !== '',
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => (state.data ? untilChecked(state.data) : false),
  });
}

import type { Avatar } from '@herald/contract/endpoints/avatars';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

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
  });
}

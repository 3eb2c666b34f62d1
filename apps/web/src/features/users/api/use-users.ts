import type { UserQuery } from '@herald/contract/endpoints/admin-users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

export const USERS_KEY = ['admin-users'] as const;

/** Lists, figures and details, but not those of somebody who is not there any more. */
export const refreshUsers = ({ except }: { except?: string } = {}) =>
  queryClient.invalidateQueries({
    queryKey: USERS_KEY,
    predicate: ({ queryKey }) => except === undefined || !queryKey.includes(except),
  });

export function useUsers(query: UserQuery) {
  return useQuery({
    queryKey: [...USERS_KEY, 'list', query],
    queryFn: async ({ signal }) => (await request('GET /admin/users', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** Fetched together with the list whenever its filters change. */
export function useUserStatistics({ page: _page, ...filters }: UserQuery) {
  return useQuery({
    queryKey: [...USERS_KEY, 'statistics', filters],
    queryFn: async ({ signal }) => (await request('GET /admin/users/statistics', { signal })).data,
    placeholderData: keepPreviousData,
  });
}

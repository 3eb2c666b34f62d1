import type { PageEntry } from '@herald/contract/endpoints/pages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '#lib/api.ts';
import { logFailure } from '#lib/log-failure.ts';

export interface PageEntries {
  /** In the bar itself. */
  custom: PageEntry[];
  /** In the Upgrades dropdown. */
  special: PageEntry[];
}

const none: PageEntries = { custom: [], special: [] };

/** A failure leaves the navigation without pages and is only logged. */
export function usePageEntries(userId: string | undefined): PageEntries {
  const { data, error } = useQuery({
    queryKey: ['pages', userId ?? 'public'],
    queryFn: async ({ signal }) => (await request('GET /pages', { signal })).data,
    staleTime: 5 * 60_000,
    select: (entries): PageEntries => ({
      custom: entries.filter((entry) => !entry.is_special),
      special: entries.filter((entry) => entry.is_special),
    }),
  });
  useEffect(() => {
    if (error) logFailure('The pages of the navigation could not be loaded', error);
  }, [error]);
  return data ?? none;
}

import type { PageEntry } from '@herald/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

export interface PageEntries {
  /** In the bar itself. */
  custom: PageEntry[];
  /** In the Upgrades dropdown. */
  special: PageEntry[];
}

const none: PageEntries = { custom: [], special: [] };

/** A failure leaves the navigation without pages; it is not worth a message. */
export function usePageEntries(userId: string | undefined): PageEntries {
  const { data } = useQuery({
    queryKey: ['pages', userId ?? 'public'],
    queryFn: async ({ signal }) => (await request('GET /pages', { signal })).data,
    staleTime: 5 * 60_000,
    select: (entries): PageEntries => ({
      custom: entries.filter((entry) => !entry.is_special),
      special: entries.filter((entry) => entry.is_special),
    }),
  });
  return data ?? none;
}

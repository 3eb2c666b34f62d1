import { queryClient } from '#lib/query-client.ts';

export const adminPagesKey = ['admin-pages'] as const;

/** After a change: the list of the back office, the navigation and what was read of pages are asked for again. */
export async function refreshPages(): Promise<void> {
  const keys = [adminPagesKey, ['pages'], ['page']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

import { queryClient } from '#lib/query-client.ts';

export const adminPagesKey = ['admin-pages'] as const;
/** The special pages as one plan has them. */
export const planPagesKey = ['admin-plan-pages'] as const;

/** After a change: the lists of the back office, the navigation and what was read of pages are asked for again. */
export async function refreshPages(): Promise<void> {
  const keys = [adminPagesKey, planPagesKey, ['pages'], ['page']];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

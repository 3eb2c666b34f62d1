import { useQuery } from '@tanstack/react-query';
import { planPagesKey } from '#data/pages.ts';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

const PLANS_KEY = ['admin-plans'];

/** Plans decide about limits, pages and what people are offered: everything that was read is read again. */
export const refreshAfterPlanChange = () => queryClient.invalidateQueries();

export function useAdminPlans() {
  return useQuery({
    queryKey: PLANS_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/plans', { signal })).data,
  });
}

/** Always asked again: what is edited must be what is there. */
export function useAdminPlan(id: string | undefined) {
  return useQuery({
    queryKey: ['admin-plan', id],
    queryFn: async ({ signal }) => (await request('GET /admin/plans/:id', { params: { id: id ?? '' }, signal })).data,
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function usePlanPages(id: string) {
  return useQuery({
    queryKey: [...planPagesKey, id],
    queryFn: async ({ signal }) => (await request('GET /admin/plans/:id/pages', { params: { id }, signal })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

import type { AuditQuery } from '@herald/contract/endpoints/audit-log';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

const AUDIT_KEY = ['audit-log'] as const;

export const refreshAuditLog = () => queryClient.invalidateQueries({ queryKey: AUDIT_KEY });

export function useAuditLog(query: AuditQuery) {
  return useQuery({
    queryKey: [...AUDIT_KEY, 'list', query],
    queryFn: async ({ signal }) => (await request('GET /admin/audit-log', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function useAuditActions() {
  return useQuery({
    queryKey: [...AUDIT_KEY, 'actions'],
    queryFn: async ({ signal }) => (await request('GET /admin/audit-log/options', { signal })).data.actions,
  });
}

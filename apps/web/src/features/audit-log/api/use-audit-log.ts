import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { downloadCsv } from '#lib/download-csv.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { type AuditQuery, filtersOf } from '../rules/audit-query.ts';

const AUDIT_KEY = ['audit-log'] as const;

export const refreshAuditLog = () => queryClient.invalidateQueries({ queryKey: AUDIT_KEY });

export function useAuditLog(query: AuditQuery) {
  return useQuery({
    queryKey: [...AUDIT_KEY, 'list', query],
    queryFn: async ({ signal }) =>
      (await request('GET /admin/audit-log', { query: { ...filtersOf(query), page: query.page }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function useAuditActions() {
  return useQuery({
    queryKey: [...AUDIT_KEY, 'actions'],
    queryFn: async ({ signal }) => (await request('GET /admin/audit-log/options', { signal })).data.actions,
  });
}

export function useExportAuditLog() {
  return useMutation({
    mutationFn: (query: AuditQuery) => downloadCsv('/admin/audit-log/export', filtersOf(query)),
    onSuccess: () => toastSuccess('Export Successful'),
    onError: ({ message }) => toastError('Export Failed', message || 'Failed to export the audit log.'),
  });
}

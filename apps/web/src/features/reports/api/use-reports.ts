import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshAttention } from '#data/attention.ts';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const REPORTS_KEY = ['reports'] as const;

export function useReports() {
  return useQuery({
    queryKey: REPORTS_KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/reports', { signal })).data,
  });
}

export function useSettleReport() {
  return useMutation({
    mutationFn: (id: string) => request('POST /admin/reports/:id/settle', { params: { id } }),
    onSuccess: () => toastSuccess('Report Settled'),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to settle the report.')),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: REPORTS_KEY });
      await refreshAttention();
    },
  });
}

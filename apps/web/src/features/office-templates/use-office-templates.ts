import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const KEY = ['office-templates'] as const;

export function useOfficeTemplates() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('GET /admin/templates', { signal })).data,
  });
}

export type OfficeTemplate = NonNullable<ReturnType<typeof useOfficeTemplates>['data']>[number];

interface Placing {
  is_featured?: boolean;
  is_withdrawn?: boolean;
}

export function usePlaceTemplate({ id, name }: OfficeTemplate) {
  return useMutation({
    mutationFn: (body: Placing) => request('PUT /admin/templates/:id', { params: { id }, body }),
    onSuccess: (_, placing) => toastSuccess(doneTitle(placing), name),
    onError: (error) => toastError('Error', messageOf(error, 'The template was not saved.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

function doneTitle({ is_featured, is_withdrawn }: Placing): string {
  if (is_withdrawn !== undefined) return is_withdrawn ? 'Template Withdrawn' : 'Template Offered Again';
  return is_featured ? 'Template Featured' : 'Template No Longer Featured';
}

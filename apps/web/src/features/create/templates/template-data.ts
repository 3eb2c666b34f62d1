import type { templateSorts } from '@herald/contract/endpoints/templates';
import type { TemplateCategory, TemplateValues } from '@herald/contract/template';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const KEY = 'templates';
const DRAWING_MS = 4000;
/** After these looks, whatever is not drawn waits for the next visit. */
const MOST_LOOKS = 60;
export type TemplateSort = (typeof templateSorts)[number];

/** All, one kind, one's own, or those of the team. */
export type TemplateShelf = 'all' | 'mine' | 'team' | TemplateCategory;

export interface TemplateQuestion {
  shelf: TemplateShelf;
  search: string;
  sort: TemplateSort;
  page: number;
}

export function useTemplates({ shelf, search, sort, page }: TemplateQuestion) {
  const isScope = shelf === 'all' || shelf === 'mine' || shelf === 'team';
  const query = { search, sort, page, ...(isScope ? { scope: shelf } : { category: shelf }) };
  return useQuery({
    queryKey: [KEY, 'list', query],
    queryFn: async ({ signal }) => (await request('GET /templates', { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilDrawn(state.data?.data, state.dataUpdateCount),
  });
}

/** Looks again while pictures of these templates are drawn. */
function untilDrawn(templates: readonly { is_drawn: boolean }[] = [], looks: number): number | false {
  return looks < MOST_LOOKS && templates.some(({ is_drawn }) => !is_drawn) && DRAWING_MS;
}

export function useTemplateCounts() {
  return useQuery({
    queryKey: [KEY, 'categories'],
    queryFn: async ({ signal }) => (await request('GET /templates/categories', { signal })).data,
  });
}

export function usePopularTemplates(limit: number) {
  return useQuery({
    queryKey: [KEY, 'popular', limit],
    queryFn: async ({ signal }) => (await request('GET /templates/popular', { query: { limit }, signal })).data,
    refetchInterval: ({ state }) => untilDrawn(state.data, state.dataUpdateCount),
  });
}

export function useFeaturedTemplates() {
  return useQuery({
    queryKey: [KEY, 'featured'],
    queryFn: async ({ signal }) => (await request('GET /templates/featured', { signal })).data,
    refetchInterval: ({ state }) => untilDrawn(state.data, state.dataUpdateCount),
  });
}

export function useTemplate(id: string) {
  return useQuery({
    queryKey: [KEY, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /templates/:id', { params: { id }, signal })).data,
    enabled: id !== '',
  });
}

/** A template as a scene that moves, with what is typed so far. */
export const templateSceneQuery = (id: string, values: TemplateValues = {}) =>
  queryOptions({
    queryKey: [KEY, 'scene', id, values],
    queryFn: async ({ signal }) =>
      (await request('POST /templates/:id/preview', { params: { id }, body: { values }, signal })).data,
    // Composed from what is asked for; only the links in it grow old.
    staleTime: 10 * 60_000,
    retry: false,
  });

export function refreshTemplates(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [KEY] });
}

export function useRateTemplate(id: string) {
  return useMutation({
    mutationFn: (rating: number) => request('POST /templates/:id/rate', { params: { id }, body: { rating } }),
    onError: (error) => toastError('Not rated', messageOf(error, 'Your rating was not saved.')),
    onSettled: refreshTemplates,
  });
}

export function useDeleteTemplate(id: string, onDeleted: () => void) {
  return useMutation({
    mutationFn: () => request('DELETE /templates/:id', { params: { id } }),
    onSuccess: () => {
      toastSuccess('Template deleted', 'Drafts and videos made with it stay.');
      onDeleted();
      void refreshTemplates();
    },
    onError: (error) => toastError('Not deleted', messageOf(error, 'The template was not deleted.')),
  });
}

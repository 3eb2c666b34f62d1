import type { PagePicture } from '@herald/contract/endpoints/admin-pages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { refreshPages } from '#data/pages.ts';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import type { PageValues } from '../rules/page-values.ts';
import { saveFailureText } from '../rules/save-words.ts';

const PAGE_KEY = ['edited-page'] as const;

/** After a save: everything that shows the page, and its versions. */
async function refreshPage(id: string): Promise<void> {
  await Promise.all([refreshPages(), queryClient.invalidateQueries({ queryKey: [...PAGE_KEY, id, 'versions'] })]);
}

/** Always asked again: what is edited must be what is there. */
export function usePage(id: string | undefined) {
  return useQuery({
    queryKey: [...PAGE_KEY, id],
    queryFn: ({ signal }) => readPage(id ?? '', signal),
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function readPage(id: string, signal?: AbortSignal) {
  return (await request('GET /admin/pages/:id', { params: { id }, ...(signal && { signal }) })).data;
}

export interface PageToSave {
  values: PageValues;
  /** A new page has none. */
  id: string | undefined;
  baseVersion: number | undefined;
}

export function useSavePage() {
  return useMutation({
    mutationFn: async ({ values, id, baseVersion }: PageToSave) => {
      const { isPublic, link, ...texts } = values;
      const body = { ...texts, link: link.trim() || null, is_public: isPublic };
      if (!id) return (await request('POST /admin/pages', { body: { ...body, is_special: false } })).data;
      return (await request('PUT /admin/pages/:id', { params: { id }, body: { ...body, base_version: baseVersion } }))
        .data;
    },
    onSuccess: async (page, { id }) => {
      if (id) toastSuccess('Page Updated', 'Page information has been updated successfully.');
      else toastSuccess('Page Created', 'Page has been created successfully.');
      await refreshPage(page.id);
    },
    onError: (error, { id }) => toastError('Error', saveFailureText(error, id ? 'update' : 'create')),
  });
}

export function useVersions(id: string | undefined) {
  return useQuery({
    queryKey: [...PAGE_KEY, id, 'versions'],
    queryFn: async ({ signal }) =>
      (await request('GET /admin/pages/:id/versions', { params: { id: id ?? '' }, signal })).data,
    enabled: id !== undefined,
  });
}

export function useVersion(id: string, version: number) {
  return useQuery({
    queryKey: [...PAGE_KEY, id, 'versions', version],
    queryFn: async ({ signal }) =>
      (await request('GET /admin/pages/:id/versions/:version', { params: { id, version }, signal })).data,
  });
}

export function useRestoreVersion(id: string) {
  return useMutation({
    mutationFn: async (version: number) =>
      (await request('POST /admin/pages/:id/versions/:version/restore', { params: { id, version } })).data,
    onSuccess: async () => {
      toastSuccess('Page Restored', 'The version you chose is the page now.');
      await refreshPage(id);
    },
    onError: (error) => toastError('Error', saveFailureText(error, 'update')),
  });
}

/** What the server would show of a content, to people on a plan. */
export function usePreview(content: string, planId: string | undefined) {
  return useQuery({
    queryKey: [...PAGE_KEY, 'preview', content, planId],
    queryFn: ({ signal }) => preview(content, planId, signal),
    gcTime: 0,
  });
}

async function preview(content: string, planId?: string, signal?: AbortSignal) {
  const body = { content, ...(planId && { plan_id: planId }) };
  return (await request('POST /admin/pages/preview', { body, ...(signal && { signal }) })).data;
}

/** The links of pictures work for some hours; a content that was kept longer gets new ones. */
export async function withFreshPictures(content: string): Promise<string> {
  if (!content.includes('data-picture')) return content;
  return preview(content).then(
    (shown) => shown.content,
    () => content,
  );
}

export async function uploadPagePicture(file: File): Promise<PagePicture> {
  const form = new FormData();
  form.set('picture', file);
  return (await request('POST /admin/pages/pictures', { form })).data;
}

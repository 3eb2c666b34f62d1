import type { ModerationItem, ModerationQuery } from '@herald/contract/endpoints/admin-moderation';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { refreshAttention } from '#data/attention.ts';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const MODERATION_KEY = ['moderation'] as const;

const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: MODERATION_KEY }), refreshAttention()]);

export function useModeration(query: ModerationQuery) {
  return useQuery({
    queryKey: [...MODERATION_KEY, 'list', query],
    queryFn: async ({ signal }) => (await request('GET /admin/moderation', { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

export function useModerationFigures() {
  return useQuery({
    queryKey: [...MODERATION_KEY, 'figures'],
    queryFn: async ({ signal }) => (await request('GET /admin/moderation/statistics', { signal })).data,
  });
}

export function useModerationItem(id: string) {
  return useQuery({
    queryKey: [...MODERATION_KEY, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /admin/moderation/:id', { params: { id }, signal })).data,
  });
}

export type Decision =
  | { kind: 'approve'; answer?: string }
  | { kind: 'flag' }
  | { kind: 'remove'; reason: string; words: string; ban_owner: boolean };

interface Deciding {
  item: Pick<ModerationItem, 'id' | 'title' | 'version'>;
  decision: Decision;
}

function send({ item: { id, version }, decision }: Deciding) {
  const params = { id };
  if (decision.kind === 'flag') return request('POST /admin/moderation/:id/flag', { params, body: { version } });
  const { kind, ...body } = decision;
  return kind === 'approve'
    ? request('POST /admin/moderation/:id/approve', { params, body: { ...body, version } })
    : request('POST /admin/moderation/:id/remove', {
        params,
        body: { version, reason: '', ...body },
      });
}

const DONE: Record<Decision['kind'], { title: string; text: (title: string) => string }> = {
  approve: { title: 'Content Approved', text: (title) => `“${title}” has been approved and is now live.` },
  flag: { title: 'Content Flagged', text: (title) => `“${title}” has been flagged for review.` },
  remove: { title: 'Content Removed', text: (title) => `“${title}” has been permanently removed.` },
};

export function useDecide() {
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { item, decision }) => toastSuccess(DONE[decision.kind].title, DONE[decision.kind].text(item.title)),
    onError: (error) => toastError('Error', messageOf(error, 'The decision could not be saved. Please try again.')),
    onSettled: refresh,
  });
}

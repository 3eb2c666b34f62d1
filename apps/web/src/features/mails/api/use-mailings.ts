import type { News } from '@herald/contract/endpoints/admin-mails';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { refreshMails } from './use-mails.ts';

/** A worker writes the mails while the card is on the screen. */
const REFRESH_MS = 5_000;

export function useMailings() {
  return useQuery({
    queryKey: ['mails', 'mailings'],
    queryFn: async ({ signal }) => (await request('GET /admin/mailings', { signal })).data,
    refetchInterval: REFRESH_MS,
  });
}

export function useTestMailing() {
  return useMutation({
    mutationFn: async (news: News) => (await request('POST /admin/mailings/test', { body: news })).data,
  });
}

/** The same words asked for again after a lost answer are the same mailing. */
export function useStartMailing() {
  const asked = useRef({ words: '', idempotencyKey: '' });
  return useMutation({
    mutationFn: async (news: News) => {
      const words = JSON.stringify(news);
      if (asked.current.words !== words) asked.current = { words, idempotencyKey: crypto.randomUUID() };
      const { idempotencyKey } = asked.current;
      return (await request('POST /admin/mailings', { body: news, idempotencyKey })).data;
    },
    onSuccess: ({ subject }) => {
      asked.current = { words: '', idempotencyKey: '' };
      toastSuccess('Mails on their way', `“${subject}” is being written to everybody who asked for news.`);
    },
    onError: (error) => toastError('Error', messageOf(error, 'Failed to send the mails.')),
    onSettled: refreshMails,
  });
}

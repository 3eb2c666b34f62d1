import type { MailQuery } from '@herald/contract/endpoints/admin-mails';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const MAILS_KEY = ['mails'] as const;

/** Workers send mails while the list is on the screen. */
const REFRESH_MS = 5_000;
/** The number of mails not sent stands on every tab of the back office. */
const COUNT_REFRESH_MS = 15_000;

export const refreshMails = () => queryClient.invalidateQueries({ queryKey: MAILS_KEY });

export function useMailTransport() {
  return useQuery({
    queryKey: [...MAILS_KEY, 'transport'],
    queryFn: async ({ signal }) => (await request('GET /admin/mail-transport', { signal })).data,
    refetchInterval: COUNT_REFRESH_MS,
  });
}

export function useMails(query: MailQuery) {
  return useQuery({
    queryKey: [...MAILS_KEY, 'list', query],
    queryFn: async ({ signal }) => (await request('GET /admin/mails', { query, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function useMail(id: string) {
  return useQuery({
    queryKey: [...MAILS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await request('GET /admin/mails/:id', { params: { id }, signal })).data,
  });
}

export function useTestMail() {
  return useMutation({
    mutationFn: async (to: string) => (await request('POST /admin/mail-transport/test', { body: { to } })).data,
  });
}

export function useResendMail() {
  return useMutation({
    mutationFn: ({ id }: { id: string; to: string }) => request('POST /admin/mails/:id/resend', { params: { id } }),
    onSuccess: (_, { to }) => toastSuccess('Mail Queued', `The mail to ${to} is being sent.`),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to resend the mail.')),
    onSettled: refreshMails,
  });
}

export function useResendAll() {
  return useMutation({
    mutationFn: async () => (await request('POST /admin/mails/resend')).data.queued,
    onSuccess: (queued) =>
      queued === 0
        ? toastError('Nothing to resend', 'The links of these mails no longer work.')
        : toastSuccess('Mails Queued', queued === 1 ? '1 mail is being sent.' : `${queued} mails are being sent.`),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to resend the mails.')),
    onSettled: refreshMails,
  });
}

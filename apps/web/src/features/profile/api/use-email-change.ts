import { useMutation, useQuery } from '@tanstack/react-query';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

const EMAIL_KEY = ['email-address'] as const;

export interface EmailValues {
  email: string;
  password: string;
}

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: EMAIL_KEY }),
    queryClient.invalidateQueries({ queryKey: ['session'] }),
  ]);

/** The address that counts, and the one that waits to be confirmed. */
export function useEmailAddress() {
  return useQuery({
    queryKey: EMAIL_KEY,
    queryFn: async ({ signal }) => (await request('GET /user/email', { signal })).data,
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (values: EmailValues) => request('PUT /user/email', { body: values }),
    onSuccess: async ({ message, data }) => {
      toastSuccess(data.pending ? 'Confirm the new address' : 'Email Address Updated', message);
      await refresh();
    },
    onError: (error) => {
      if (!isAtField(error)) toastError('Error', messageOf(error, 'Failed to change the email address.'));
    },
  });
}

export function useCancelEmailChange() {
  return useMutation({
    mutationFn: () => request('DELETE /user/email'),
    onSuccess: async ({ message }) => {
      toastSuccess('Change withdrawn', message);
      await refresh();
    },
    onError: (error) => toastError('Error', messageOf(error, 'The change could not be withdrawn.')),
  });
}

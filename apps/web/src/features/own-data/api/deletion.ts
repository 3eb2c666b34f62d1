import { useMutation, useQuery } from '@tanstack/react-query';
import { failureOf, messageOf, request } from '#lib/api.ts';
import { longDay } from '#lib/dates.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';

export const BELONGINGS_KEY = ['own-belongings'] as const;

export function useBelongings() {
  return useQuery({
    queryKey: BELONGINGS_KEY,
    queryFn: async ({ signal }) => (await request('GET /user/data', { signal })).data,
  });
}

export function useDeleteOwnAccount() {
  return useMutation({
    mutationFn: async (password: string) => (await request('POST /user/data/deletion', { body: { password } })).data,
    onSuccess: ({ deleted_on }) =>
      toastSuccess(
        'Your account is closed',
        `It is deleted on ${longDay(deleted_on)}. Sign in before that to keep it.`,
      ),
    onError: (error) => {
      // A wrong password is said at its field.
      if (!failureOf(error).errors) toastError('Your account was not deleted', messageOf(error, 'Please try again.'));
    },
  });
}

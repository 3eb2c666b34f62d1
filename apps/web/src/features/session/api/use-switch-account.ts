import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { startSession } from './session.ts';

/** Goes on in another account that is open to the user. */
export function useSwitchAccount() {
  return useMutation({
    mutationFn: (accountId: string) => request('POST /auth/switch-account', { body: { account_id: accountId } }),
    onSuccess: ({ data }) => {
      startSession(data);
      const { role, owner_name } = data.user.account;
      toastSuccess(role === 'owner' ? 'You work in your own account' : `You work in the account of ${owner_name}`);
    },
    onError: (error) => toastError('Error', messageOf(error, 'The account could not be opened. Please try again.')),
  });
}

import { useMutation } from '@tanstack/react-query';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';

/** The second step of a sign-in with two-factor. */
export function useLoginWithCode() {
  return useMutation({
    mutationFn: (values: { ticket: string; code: string }) => request('POST /auth/two-factor', { body: values }),
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      startSession(data);
      toastSuccess('Welcome back!', "You've been successfully logged in.");
    },
    onError: (error) => {
      if (!isAtField(error)) toastError('Login failed', messageOf(error, 'Login failed'));
    },
  });
}

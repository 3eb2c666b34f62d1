import { useMutation } from '@tanstack/react-query';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';
import { welcomeBack } from './welcome-back.ts';

/** The second step of a sign-in with two-factor. */
export function useLoginWithCode() {
  return useMutation({
    mutationFn: (values: { ticket: string; code: string }) => request('POST /auth/two-factor', { body: values }),
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      startSession(data);
      welcomeBack(data);
    },
    onError: (error) => {
      if (!isAtField(error)) toastError('Login failed', messageOf(error, 'Login failed'));
    },
  });
}

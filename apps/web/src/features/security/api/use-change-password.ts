import { useMutation } from '@tanstack/react-query';
import { failureOf, isAtField, messageOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { refreshSecurity } from './security-queries.ts';

export interface PasswordValues {
  current_password: string;
  new_password: string;
  new_password_confirmation: string;
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (values: PasswordValues) => request('PUT /user/settings/security/password', { body: values }),
    onSuccess: ({ message }) => {
      toastSuccess('Password Updated', message);
      return refreshSecurity();
    },
    onError: (error) => {
      if (!isAtField(error)) toastError('Error', wordsOf(error));
    },
  });
}

/** The server's words, or what the specification has for a call that reached nobody. */
function wordsOf(error: unknown): string {
  const hasAnswered = failureOf(error).httpStatus !== undefined;
  return hasAnswered ? messageOf(error, 'Failed to update password.') : 'Failed to update password. Please try again.';
}

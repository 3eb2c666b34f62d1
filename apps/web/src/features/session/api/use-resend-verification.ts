import { useMutation } from '@tanstack/react-query';
import { failureOf, request } from '../../../lib/api.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';

export function useResendVerification() {
  return useMutation({
    mutationFn: () => request('POST /auth/resend-verification'),
    onSuccess: ({ message }) => toastSuccess('Confirmation link sent', message),
    onError: (error) => toastError('Confirmation link not sent', failureOf(error).message),
  });
}

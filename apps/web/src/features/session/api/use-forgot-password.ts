import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '../../../lib/api.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';

export interface ForgotPasswordValues {
  email: string;
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (values: ForgotPasswordValues) => request('POST /auth/forgot-password', { body: values }),
    onSuccess: () => toastSuccess('Reset link sent!', 'Check your email for password reset instructions.'),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to send reset link')),
  });
}

import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '../../../lib/api.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';

export interface ResetPasswordValues {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (values: ResetPasswordValues) => request('POST /auth/reset-password', { body: values }),
    onSuccess: () => toastSuccess('Password reset successfully!', 'You can now log in with your new password.'),
    onError: (error) => toastError('Error', messageOf(error, 'Failed to reset password')),
  });
}

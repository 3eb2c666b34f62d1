import { useMutation } from '@tanstack/react-query';
import { isAtField, messageOf, request } from '#lib/api.ts';
import { readSiteName } from '#lib/site-name.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';

export interface RegisterValues {
  name: string;
  email: string;
  password: string;
}

export function useRegister() {
  return useMutation({
    mutationFn: (values: RegisterValues) =>
      request('POST /auth/register', { body: { ...values, password_confirmation: values.password } }),
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      startSession(data);
      toastSuccess('Account created!', `Welcome to ${readSiteName()}. Let's start creating!`);
    },
    onError: (error) => {
      if (!isAtField(error)) toastError('Signup failed', messageOf(error, 'Registration failed'));
    },
  });
}

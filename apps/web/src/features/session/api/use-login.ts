import { useMutation } from '@tanstack/react-query';
import { failureOf, isAtField, messageOf, request } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';
import { welcomeBack } from './welcome-back.ts';

interface LoginValues {
  email: string;
  password: string;
}

export function useLogin() {
  return useMutation({
    mutationFn: (values: LoginValues) => request('POST /auth/login', { body: values }),
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      startSession(data);
      welcomeBack(data);
    },
    onError: (error) => {
      if (!isAtField(error) && !ticketOf(error)) toastError('Login failed', messageOf(error, 'Login failed'));
    },
  });
}

/** Set where the password was right and a code is asked for. */
export function ticketOf(error: unknown): string | undefined {
  const { code, ticket } = failureOf(error);
  return code === 'two_factor_required' ? ticket : undefined;
}

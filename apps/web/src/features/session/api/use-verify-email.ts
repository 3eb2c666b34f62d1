import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

export interface VerifyEmailValues {
  email: string;
  token: string;
  /** Chosen by a person who is not signed in here. */
  password?: string;
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (values: VerifyEmailValues) => request('POST /auth/verify-email', { body: values }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['session'] }),
  });
}

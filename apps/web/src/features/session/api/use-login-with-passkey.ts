import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { PasskeyError, showPasskey } from '#lib/passkeys.ts';
import { toastError } from '#lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';
import { welcomeBack } from './welcome-back.ts';

/** Signs in without address, password and code: the passkey says who it is. */
export function useLoginWithPasskey() {
  return useMutation({
    mutationFn: async () => {
      const { data: options } = await request('POST /auth/login/passkey/options');
      const credential = await showPasskey(options);
      return request('POST /auth/login/passkey', { body: { credential } });
    },
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      startSession(data);
      welcomeBack(data);
    },
    onError: (error) => {
      if (error instanceof PasskeyError) toastError('No passkey used', 'Try again, or sign in with your password.');
      else toastError('Login failed', messageOf(error, 'Login failed'));
    },
  });
}

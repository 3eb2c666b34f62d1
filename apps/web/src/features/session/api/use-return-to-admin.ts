import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';

class NoAdminSession extends Error {}

/** Ends the session as the other user and goes on as the saved administrator. */
export function useReturnToAdmin() {
  return useMutation({
    mutationFn: () => {
      if (!savedAdmin.read()) throw new NoAdminSession();
      return request('POST /auth/return-to-admin');
    },
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      startSession(data);
    },
    onError: (error) =>
      toastError(
        error instanceof NoAdminSession ? 'No admin session found' : 'Failed to return to admin account',
        error instanceof NoAdminSession ? 'Sign out and sign in as administrator again.' : error.message,
      ),
  });
}

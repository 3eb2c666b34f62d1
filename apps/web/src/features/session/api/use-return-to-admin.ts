import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { authToken } from '#lib/auth-token.ts';
import { forgetWorkAs } from '#lib/kept-work.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession, useSession } from './session.ts';

class NoAdminSessionError extends Error {}

/** Ends the session as the other user and goes on as the saved administrator. */
export function useReturnToAdmin() {
  const { user } = useSession();
  return useMutation({
    mutationFn: () => {
      const admin = savedAdmin.read();
      if (!admin) throw new NoAdminSessionError();
      return request('POST /auth/return-to-admin', { body: { admin_token: admin.token } });
    },
    onSuccess: ({ data }) => {
      savedAdmin.clear();
      if (user && user.id !== data.user.id) void forgetWorkAs(user.id);
      startSession(data);
    },
    onError: (error) =>
      toastError(
        error instanceof NoAdminSessionError ? 'No admin session found' : 'Failed to return to admin account',
        error instanceof NoAdminSessionError ? 'Sign out and sign in as administrator again.' : error.message,
      ),
  });
}

/** An administrator goes on as another user; their own profile is saved first, for the way back. */
export function useLoginAsUser(admin: SessionUser) {
  return useMutation({
    mutationFn: (userId: string) => {
      savedAdmin.write({ ...admin, token: authToken.read() ?? '' });
      return request('POST /auth/login-as-user', { body: { user_id: userId } });
    },
    onSuccess: ({ data }) => {
      startSession(data);
      toastSuccess('Logged in as user', `You act as ${data.user.name} now.`);
    },
    onError: (error) => {
      savedAdmin.clear();
      toastError('Error', messageOf(error, 'Failed to login as user.'));
    },
  });
}

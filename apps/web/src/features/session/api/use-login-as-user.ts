import type { SessionUser } from '@herald/contract';
import { useMutation } from '@tanstack/react-query';
import { failureOf, request } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';
import { savedAdmin } from './saved-admin.ts';
import { startSession } from './session.ts';

/** An administrator goes on as another user; their own profile is saved first, for the way back. */
export function useLoginAsUser(admin: SessionUser) {
  return useMutation({
    mutationFn: (userId: string) => {
      savedAdmin.write(admin);
      return request('POST /auth/login-as-user', { body: { user_id: userId } });
    },
    onSuccess: ({ data }) => startSession(data),
    onError: (error) => {
      savedAdmin.clear();
      toastError('Failed to login as user', failureOf(error).message);
    },
  });
}

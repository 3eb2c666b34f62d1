import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { authToken } from '#lib/auth-token.ts';
import { beginLeaving } from '#lib/session-end.ts';
import { savedAdmin } from './saved-admin.ts';
import { endSession } from './session.ts';

/** Signs out here even when the server could not be told; a session that began meanwhile goes on. */
export function useLogout() {
  return useMutation({
    mutationFn: () => request('POST /auth/logout'),
    onMutate: beginLeaving,
    onSettled: (_answer, _error, _nothing, left) => {
      const current = authToken.read();
      if (current !== null && current !== left) return;
      savedAdmin.clear();
      endSession();
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { savedAdmin } from './saved-admin.ts';
import { endSession } from './session.ts';

/** Signs out here even when the server could not be told. */
export function useLogout() {
  return useMutation({
    mutationFn: () => request('POST /auth/logout'),
    onSettled: () => {
      savedAdmin.clear();
      endSession();
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import type { NewSession } from './use-leave-team.ts';

/** Answers with a session of the same person, who is a team admin from then on. */
export function useHandOver(id: string, onDone: (session: NewSession) => void) {
  return useMutation({
    mutationFn: async (password: string) =>
      (await request('POST /team-members/:id/hand-over', { params: { id }, body: { password } })).data,
    onSuccess: onDone,
  });
}

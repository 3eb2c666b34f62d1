import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Answers with a session of the same person, who is a team admin from then on. */
export function useHandOver() {
  return useMutation({
    mutationFn: async ({ id, password }: { id: string; password: string }) =>
      (await request('POST /team-members/:id/hand-over', { params: { id }, body: { password } })).data,
  });
}

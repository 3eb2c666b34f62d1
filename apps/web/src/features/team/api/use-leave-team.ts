import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useMutation } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';

export interface NewSession {
  token: string;
  user: SessionUser;
}

/** Answers with the session in the own account. */
export function useLeaveTeam(onLeft: (session: NewSession) => void) {
  return useMutation({
    mutationFn: (accountId: string) => request('POST /team-members/leave', { body: { account_id: accountId } }),
    onSuccess: ({ data }) => onLeft(data),
    onError: (error) => toastError('Error', messageOf(error, 'You could not leave the team. Please try again.')),
  });
}

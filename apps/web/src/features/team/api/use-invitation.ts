import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';

export interface InvitationLink {
  email: string;
  token: string;
}

export interface JoinedTeam {
  /** The person was signed in and goes on in the team's account. */
  session: { token: string; user: SessionUser } | null;
  /** The person has just chosen it. */
  password: string;
}

/** An invitation that was accepted is not there any more, so it is not read again. */
export function useInvitation(link: InvitationLink, { isAccepted }: { isAccepted: boolean }) {
  return useQuery({
    queryKey: ['invitation', link.token],
    queryFn: async ({ signal }) => (await request('POST /team-invitations/read', { body: link, signal })).data,
    retry: false,
    enabled: !isAccepted,
  });
}

export function useAcceptInvitation(link: InvitationLink) {
  return useMutation({
    mutationFn: ({ password }: { password: string }) =>
      request('POST /team-invitations/accept', { body: { ...link, ...(password && { password }) } }),
    onError: (error) => toastError('Error', messageOf(error, 'The invitation could not be accepted.')),
  });
}

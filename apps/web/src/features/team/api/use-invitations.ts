import type { SentInvitation, TeamMember } from '@herald/contract/endpoints/team';
import { useState } from 'react';
import { useResendInvitation } from './use-team.ts';

/** The links that were made while this screen is open; the server does not keep them. */
export function useInvitations(sendsMail: boolean | undefined) {
  const [sent, setSent] = useState<ReadonlyMap<string, SentInvitation>>(new Map());
  const [shown, setShown] = useState<TeamMember>();
  const resend = useResendInvitation();
  const keep = (member: TeamMember, invitation: SentInvitation) => {
    setSent((before) => new Map(before).set(member.id, invitation));
    if (invitation.link) setShown(member);
  };
  return {
    sendsMail,
    of: ({ id }: TeamMember) => sent.get(id),
    /** Whose link is in the dialog. */
    shown,
    hide: () => setShown(undefined),
    keep,
    renew: (member: TeamMember) => resend.mutate(member, { onSuccess: ({ data }) => keep(member, data) }),
    isRenewing: ({ id }: TeamMember) => resend.isPending && resend.variables.id === id,
  };
}

export type Invitations = ReturnType<typeof useInvitations>;

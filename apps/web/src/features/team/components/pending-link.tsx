import type { SentInvitation, TeamMember } from '@herald/contract/endpoints/team';
import { Copy, Link2 } from 'lucide-react';
import { copyLink } from '#lib/copy-link.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Invitations } from '../api/use-invitations.ts';

interface PendingLinkProps {
  member: TeamMember;
  /** Only this screen has it, until it is left. */
  sent: SentInvitation | undefined;
  invitations: Invitations;
}

/** Without a mail server: the way a member who has not joined gets the link. */
export function PendingLink({ member, sent, invitations }: PendingLinkProps) {
  const link = sent?.link;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-ground py-2 pr-2 pl-3 text-13">
      <Icon of={Link2} className="shrink-0 text-ink-faint" />
      {link ? (
        <span className="tc min-w-0 flex-1 basis-[160px] truncate" title={link}>
          {link.replace(/^https?:\/\//, '')}
        </span>
      ) : (
        <span className="min-w-0 flex-1 basis-[220px] text-ink-soft">
          Their link was shown once. A new link replaces it.
        </span>
      )}
      {link && <span className="text-ink-faint max-lg:hidden">Mail is not set up: send this yourself</span>}
      {link ? (
        <Button
          size="s"
          icon={Copy}
          aria-label={`Copy the link of ${member.name}`}
          onClick={() => void copyLink(link, `Send it to ${member.name}.`)}
        >
          Copy link
        </Button>
      ) : (
        <Button
          size="s"
          aria-label={`Make a new link for ${member.name}`}
          busyText={invitations.isRenewing(member) && 'Making...'}
          onClick={() => invitations.renew(member)}
        >
          New link
        </Button>
      )}
    </div>
  );
}

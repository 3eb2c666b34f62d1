import type { SentInvitation, TeamMember } from '@herald/contract/endpoints/team';
import { clsx } from 'clsx';
import { Mail, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { exactMoment, shortDay, timeAgo } from '#lib/dates.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Invitations } from '../api/use-invitations.ts';
import { useRemoveMember } from '../api/use-team.ts';
import { roleWords, statusWords } from '../rules/member-words.ts';
import { LeaveTeam } from './leave-team.tsx';
import { MemberName } from './member-name.tsx';
import { PendingLink } from './pending-link.tsx';
import { Seat } from './seat.tsx';

interface MemberCardProps {
  member: TeamMember;
  /** Set for the person who looks: they cannot change their own place, but leave it. */
  own: ComponentProps<typeof LeaveTeam> | undefined;
  invitations: Invitations;
  onEdit: () => void;
}

export function MemberCard({ member, own, invitations, onEdit }: MemberCardProps) {
  const isSelf = own !== undefined;
  const remove = useRemoveMember();
  const status = statusWords[member.status];
  const isPending = member.status === 'pending';
  const sent = invitations.of(member);
  return (
    <li className="px-4 py-4" aria-busy={remove.isPending}>
      <div className="flex items-center gap-x-4 gap-y-3 max-md:flex-wrap">
        <Seat name={member.name} kind={member.status} picture={member.avatar_url} />
        <div className="min-w-0 flex-1">
          <MemberName name={member.name} isSelf={isSelf} />
          <p className="truncate text-13 text-ink-soft" title={member.email}>
            {member.email}
          </p>
        </div>
        <div className="flex shrink-0 items-center justify-between gap-4 max-md:order-last max-md:basis-full">
          <LastSeen member={member} sent={sent} />
          <div className="flex w-[152px] shrink-0 flex-wrap gap-1.5 max-md:order-first max-md:w-auto">
            <Tag>{roleWords[member.role].label}</Tag>
            <Tag tone={status.tone}>{status.label}</Tag>
          </div>
        </div>
        <div
          className={clsx(
            '-mr-2 flex w-[108px] shrink-0 justify-end max-md:w-auto',
            isSelf && 'max-md:order-last max-md:mr-0 max-md:basis-full max-md:justify-start max-md:pl-15',
          )}
        >
          {own && <LeaveTeam {...own} />}
          {!isSelf && (
            <>
              {isPending && invitations.sendsMail !== false && (
                <IconButton
                  icon={Mail}
                  label={`Send ${member.name} the invitation again`}
                  disabled={invitations.isRenewing(member)}
                  onClick={() => invitations.renew(member)}
                />
              )}
              <IconButton icon={Pencil} label={`Edit ${member.name}`} onClick={onEdit} />
              <IconButton
                icon={Trash2}
                label={`Remove ${member.name}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(member)}
              />
            </>
          )}
        </div>
      </div>
      {isPending && invitations.sendsMail === false && !isSelf && (
        <PendingLink member={member} sent={sent} invitations={invitations} />
      )}
    </li>
  );
}

function LastSeen({ member, sent }: { member: TeamMember; sent: SentInvitation | undefined }) {
  const { status, last_login_at, created_at } = member;
  const lineClass = 'w-[136px] shrink-0 text-12 text-ink-faint max-md:w-auto max-md:text-right';
  if (status === 'pending') {
    return (
      <p className={lineClass}>
        Invited <time dateTime={created_at}>{shortDay(created_at)}</time>
        {sent && <span className="block">until {shortDay(sent.expires_at)}</span>}
      </p>
    );
  }
  if (!last_login_at) return <p className={lineClass}>Has not signed in yet</p>;
  return (
    <p className={lineClass}>
      Last signed in{' '}
      <time dateTime={last_login_at} title={exactMoment(last_login_at)}>
        {timeAgo(last_login_at)}
      </time>
    </p>
  );
}

import type { TeamMember } from '@herald/contract';
import { Mail, Pencil, Trash2 } from 'lucide-react';
import { shortDay } from '#lib/dates.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useRemoveMember, useResendInvitation } from '../api/use-team.ts';
import { roleWords, statusWords } from '../rules/member-words.ts';

function lastSeen({ status, last_login_at, created_at }: TeamMember): string {
  if (status === 'pending') return `Invited ${shortDay(created_at)}`;
  return last_login_at ? `Last signed in ${shortDay(last_login_at)}` : 'Has not signed in yet';
}

interface MemberCardProps {
  member: TeamMember;
  /** Members cannot change their own place. */
  isSelf: boolean;
  onEdit: () => void;
}

export function MemberCard({ member, isSelf, onEdit }: MemberCardProps) {
  const remove = useRemoveMember();
  const resend = useResendInvitation();
  const status = statusWords[member.status];
  const role = roleWords[member.role];
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-panel p-4" aria-busy={remove.isPending}>
      <div className="flex items-start gap-3">
        <Avatar name={member.name} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-14" title={member.name}>
            {member.name}
            {isSelf && <span className="ml-1.5 text-ink-faint">you</span>}
          </p>
          <p className="truncate text-13 text-ink-soft" title={member.email}>
            {member.email}
          </p>
        </div>
        {!isSelf && (
          <div className="-mt-1.5 -mr-2 flex">
            {member.status === 'pending' && (
              <IconButton
                icon={Mail}
                label={`Send ${member.name} the invitation again`}
                disabled={resend.isPending}
                onClick={() => resend.mutate(member)}
              />
            )}
            <IconButton icon={Pencil} label={`Edit ${member.name}`} onClick={onEdit} />
            <IconButton
              icon={Trash2}
              label={`Remove ${member.name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(member)}
            />
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-1.5">
        <Tag>{role.label}</Tag>
        <Tag tone={status.tone}>{status.label}</Tag>
      </div>
      <p className="mt-3 border-line border-t pt-3 text-12 text-ink-faint">
        {role.may}. {lastSeen(member)}.
      </p>
    </li>
  );
}

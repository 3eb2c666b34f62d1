import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { TeamMember } from '@herald/contract/endpoints/team';
import type { ReactNode } from 'react';
import { PageHeading } from '#ui/page-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import type { NewSession } from '../api/use-leave-team.ts';
import { roleWords } from '../rules/member-words.ts';
import { LeaveTeam } from './leave-team.tsx';
import { MemberName } from './member-name.tsx';
import { OwnerRow } from './owner-row.tsx';
import { RoleTable } from './role-table.tsx';
import { Seat } from './seat.tsx';

interface TeamOfOthersProps {
  user: SessionUser;
  members: TeamMember[];
  onLeft: (session: NewSession) => void;
}

/** The team as its members see it: who is in it, what they may do, and the way out. */
export function TeamOfOthers({ user, members, onLeft }: TeamOfOthersProps) {
  return (
    <>
      <PageHeading line={`You work in the account of ${user.account.owner_name}`}>Team Members</PageHeading>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <section aria-label="Members" className="min-w-0">
          <div className="divide-y divide-line rounded-card border border-line bg-panel">
            <OwnerRow user={user} />
            <ul className="divide-y divide-line">
              {members.map((member) => (
                <ColleagueRow key={member.id} member={member}>
                  {member.id === user.id && !user.impersonator && <LeaveTeam account={user.account} onLeft={onLeft} />}
                </ColleagueRow>
              ))}
            </ul>
          </div>
        </section>
        <RoleTable />
      </div>
    </>
  );
}

function ColleagueRow({ member, children }: { member: TeamMember; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Seat name={member.name} kind={member.status} />
      <div className="min-w-0 flex-1">
        <MemberName name={member.name} isSelf={Boolean(children)} />
        <p className="truncate text-13 text-ink-soft" title={member.email}>
          {member.email}
        </p>
      </div>
      {children && <div className="max-md:order-last max-md:basis-full max-md:pl-15">{children}</div>}
      <Tag>{roleWords[member.role].label}</Tag>
    </li>
  );
}

import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { TeamMember } from '@herald/contract/endpoints/team';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Invitations } from '../api/use-invitations.ts';
import type { NewSession } from '../api/use-leave-team.ts';
import { filterMembers, hasFilters, noFilters } from '../rules/filter-members.ts';
import { FreeSeats } from './free-seats.tsx';
import { MemberCard } from './member-card.tsx';
import { OwnerRow } from './owner-row.tsx';
import { TeamFilters } from './team-filters.tsx';
import { TeamPicture } from './team-picture.tsx';

interface MemberListProps {
  members: TeamMember[];
  user: SessionUser;
  /** Of the plan; unknown until the numbers are loaded. */
  seats: number | undefined;
  invitations: Invitations;
  onLeft: (session: NewSession) => void;
  onHandedOver: (session: NewSession, name: string) => void;
  onAdd: () => void;
  onEdit: (member: TeamMember) => void;
}

export function MemberList({
  members,
  user,
  seats,
  invitations,
  onLeft,
  onHandedOver,
  onAdd,
  onEdit,
}: MemberListProps) {
  const [filters, setFilters] = useState(noFilters);
  if (members.length === 0) return <NoMembers owner={user.account.owner_name} onAdd={onAdd} />;
  const shown = filterMembers(members, filters);
  const isFiltered = hasFilters(filters);
  return (
    <section aria-label="Members" className="min-w-0">
      <TeamFilters filters={filters} onChange={setFilters} />
      <p role="status" className="sr-only">
        {isFiltered && `${shown.length} of ${members.length} members`}
      </p>
      {seats !== undefined && (
        <p className="mt-4 text-13 text-ink-soft">
          {members.length} of {seats} seats
        </p>
      )}
      {shown.length > 0 ? (
        <div className="mt-2 divide-y divide-line rounded-card border border-line bg-panel">
          {!isFiltered && <OwnerRow user={user} handOver={{ members, onDone: onHandedOver }} />}
          <ul className="divide-y divide-line">
            {shown.map((member) => (
              <MemberCard
                key={member.id}
                member={member}
                own={member.id === user.id ? { account: user.account, onLeft } : undefined}
                invitations={invitations}
                onEdit={() => onEdit(member)}
              />
            ))}
          </ul>
        </div>
      ) : (
        <div className="mt-4">
          <EmptyState
            title="No team members found"
            sentence="Try adjusting your filters or search terms."
            action={<Button onClick={() => setFilters(noFilters)}>Clear Filters</Button>}
          />
        </div>
      )}
      {seats !== undefined && !isFiltered && <FreeSeats count={seats - members.length} />}
    </section>
  );
}

function NoMembers({ owner, onAdd }: { owner: string; onAdd: () => void }) {
  return (
    <section aria-label="Members" className="min-w-0">
      <EmptyState
        title="No team members found"
        sentence="Get started by adding your first team member."
        action={
          <Button kind="primary" icon={UserPlus} onClick={onAdd}>
            Add Team Member
          </Button>
        }
        picture={<TeamPicture owner={owner} />}
      />
    </section>
  );
}

import type { TeamMember } from '@herald/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { filterMembers, hasFilters, noFilters } from '../rules/filter-members.ts';
import { MemberCard } from './member-card.tsx';
import { TeamFilters } from './team-filters.tsx';

interface MemberListProps {
  members: TeamMember[];
  userId: string;
  onAdd: () => void;
  onEdit: (member: TeamMember) => void;
}

export function MemberList({ members, userId, onAdd, onEdit }: MemberListProps) {
  const [filters, setFilters] = useState(noFilters);
  const shown = filterMembers(members, filters);
  const isFiltered = hasFilters(filters);
  return (
    <section aria-label="Members" className="mt-6">
      {members.length > 0 && <TeamFilters filters={filters} onChange={setFilters} />}
      <p role="status" className="sr-only">
        {isFiltered && `${shown.length} of ${members.length} members`}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((member) => (
            <MemberCard key={member.id} member={member} isSelf={member.id === userId} onEdit={() => onEdit(member)} />
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <EmptyState
            title="No team members found"
            sentence={
              isFiltered
                ? 'Try adjusting your filters or search terms.'
                : 'Get started by adding your first team member.'
            }
            action={
              isFiltered ? (
                <Button onClick={() => setFilters(noFilters)}>Clear Filters</Button>
              ) : (
                <Button kind="primary" icon={UserPlus} onClick={onAdd}>
                  Add Team Member
                </Button>
              )
            }
          />
        </div>
      )}
    </section>
  );
}

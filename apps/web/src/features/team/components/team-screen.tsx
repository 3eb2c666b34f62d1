import type { TeamMember } from '@herald/contract';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useTeam } from '../api/use-team.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { PlanAccessRequired } from './plan-access-required.tsx';
import { TeamActivity } from './team-activity.tsx';
import { TeamLoading } from './team-loading.tsx';
import { TeamSeats } from './team-seats.tsx';

/** Who is in the account, and what they may do. */
export function TeamScreen({ userId }: { userId: string }) {
  const team = useTeam();
  const [edited, setEdited] = useState<TeamMember | 'new'>();
  if (team.isPending) return <TeamLoading />;
  if (team.isError) {
    if (failureOf(team.error).httpStatus === 403) return <PlanAccessRequired error={team.error} />;
    return (
      <ErrorState
        title="Failed to load team members"
        reason="Failed to load team members. Please try again."
        onRetry={() => void team.refetch()}
        isRetrying={team.isFetching}
      />
    );
  }
  const add = () => setEdited('new');
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading line="Manage your team members and their access to your account">Team Members</PageHeading>
        {team.data.length > 0 && (
          <Button kind="primary" icon={UserPlus} onClick={add}>
            Add Team Member
          </Button>
        )}
      </div>
      <TeamSeats />
      <MemberList members={team.data} userId={userId} onAdd={add} onEdit={setEdited} />
      <TeamActivity />
      {edited && <MemberDialog member={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

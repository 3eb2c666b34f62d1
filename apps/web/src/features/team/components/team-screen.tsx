import type { TeamMember } from '@herald/contract';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf, messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatStrip } from '#ui/stat-strip.tsx';
import { useTeam, useTeamStatistics } from '../api/use-team.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { TeamActivity } from './team-activity.tsx';

const CARDS = ['first', 'second', 'third'];

/** Who is in the account, and what they may do. */
export function TeamScreen({ userId }: { userId: string }) {
  const team = useTeam();
  const [edited, setEdited] = useState<TeamMember | 'new'>();
  if (team.isPending) return <TeamLoading />;
  if (team.isError) {
    if (failureOf(team.error).httpStatus === 403) return <PlanAccessRequired error={team.error} />;
    return (
      <ErrorState
        title="Failed to load team members. Please try again."
        reason={messageOf(team.error, 'The server did not answer as expected.')}
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

/** The server says that the plan has no team. */
function PlanAccessRequired({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const message = messageOf(error, 'You need to upgrade your plan to access team member management.');
  useEffect(() => {
    toastError('Plan Access Required', message);
  }, [message]);
  return (
    <MessagePage
      title="Plan Access Required"
      line="Team member management is available on higher-tier plans. Please upgrade your plan to access this feature."
      action={<Button onClick={() => void navigate(-1)}>Go Back</Button>}
    />
  );
}

function TeamLoading() {
  return (
    <>
      <PageHeading line="Manage your team members and their access to your account">Team Members</PageHeading>
      <p role="status" className="sr-only">
        Loading team members...
      </p>
      <div aria-hidden className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <div key={card} className="rounded-card border border-line bg-panel p-4">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-3.5 w-2/3" />
            <Skeleton className="mt-6 h-5 w-1/3" />
          </div>
        ))}
      </div>
    </>
  );
}

function TeamSeats() {
  const { data, isPending } = useTeamStatistics();
  if (!data && !isPending) return null;
  const number = (count: number | undefined) => String(count ?? 0);
  return (
    <div className="mt-6">
      <StatStrip
        isLoading={isPending}
        stats={[
          { label: 'Members', value: number(data?.total), note: `of ${number(data?.limit)} seats` },
          { label: 'Active', value: number(data?.by_status.active) },
          { label: 'Pending', value: number(data?.by_status.pending), note: 'invited' },
          { label: 'Inactive', value: number(data?.by_status.inactive) },
        ]}
      />
    </div>
  );
}

import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { TeamMember } from '@herald/contract/endpoints/team';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { failureOf, messageOf } from '#lib/api.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useInvitations } from '../api/use-invitations.ts';
import type { NewSession } from '../api/use-leave-team.ts';
import { useTeam, useTeamStatistics } from '../api/use-team.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { PlanAccessRequired } from './plan-access-required.tsx';
import { RoleTable } from './role-table.tsx';
import { TeamActivity } from './team-activity.tsx';
import { TeamLoading } from './team-loading.tsx';
import { TeamOfOthers } from './team-of-others.tsx';

interface TeamScreenProps {
  user: SessionUser;
  /** Only owners and team admins of a plan with a team. */
  mayManage: boolean;
  onLeft: (session: NewSession) => void;
  /** Somebody else owns the account. */
  onHandedOver: (session: NewSession, name: string) => void;
}

/** Who is in the account, and what they may do. */
export function TeamScreen({ user, mayManage, onLeft, onHandedOver }: TeamScreenProps) {
  const team = useTeam();
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
  const seen = { user, members: team.data, onLeft };
  return mayManage ? <Team {...seen} onHandedOver={onHandedOver} /> : <TeamOfOthers {...seen} />;
}

interface TeamProps extends Pick<TeamScreenProps, 'user' | 'onLeft' | 'onHandedOver'> {
  members: TeamMember[];
}

function Team({ user, members, onLeft, onHandedOver }: TeamProps) {
  const { data: numbers } = useTeamStatistics();
  const isResting = numbers?.is_resting ?? false;
  const invitations = useInvitations(numbers?.sends_mail);
  const [edited, setEdited] = useState<TeamMember | 'new'>();
  const add = () => setEdited('new');
  const { shown } = invitations;
  const sent = shown && invitations.of(shown);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading line="Manage your team members and their access to your account">Team Members</PageHeading>
        {members.length > 0 && !isResting && (
          <Button kind="primary" icon={UserPlus} onClick={add}>
            Add Team Member
          </Button>
        )}
      </div>
      {isResting && (
        <div className="mt-6">
          <AlertBox>
            Your plan has no team. Nobody but you gets into this account until it has one again; roles and places stay
            as they are, and you can change and remove people here.
          </AlertBox>
        </div>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <MemberList
          members={members}
          user={user}
          seats={isResting ? undefined : numbers?.limit}
          invitations={invitations}
          onLeft={onLeft}
          onHandedOver={onHandedOver}
          onAdd={add}
          onEdit={setEdited}
        />
        <div className="grid gap-4">
          <RoleTable />
          <TeamActivity />
        </div>
      </div>
      {edited && (
        <MemberDialog
          member={edited}
          sendsMail={invitations.sendsMail}
          onClose={() => setEdited(undefined)}
          onInvited={invitations.keep}
        />
      )}
      {shown && sent?.link && (
        <InvitationDialog member={shown} invitation={{ ...sent, link: sent.link }} onClose={invitations.hide} />
      )}
    </>
  );
}

import { useNavigate } from 'react-router';
import { useTeamAccess } from '#data/limits.ts';
import { startSession, useSession } from '#features/session/api/session.ts';
import type { NewSession } from '#features/team/api/use-leave-team.ts';
import { TeamScreen } from '#features/team/components/team-screen.tsx';
import { paths } from '#lib/paths.ts';
import { toastSuccess } from '#lib/toast.ts';

export function TeamMembersPage() {
  const { user } = useSession();
  const access = useTeamAccess(user !== null);
  const navigate = useNavigate();
  if (!user) return null;
  const left = (session: NewSession) => {
    void navigate(paths.dashboard);
    startSession(session);
    toastSuccess(`You left the team of ${user.account.owner_name}`, 'You work in your own account now.');
  };
  const handedOver = (session: NewSession, name: string) => {
    startSession(session);
    toastSuccess(`${name} owns the account`, 'You are a team admin in it from now on.');
  };
  return (
    <div className="mx-auto w-full max-w-[1120px]">
      <TeamScreen user={user} mayManage={access === 'granted'} onLeft={left} onHandedOver={handedOver} />
    </div>
  );
}

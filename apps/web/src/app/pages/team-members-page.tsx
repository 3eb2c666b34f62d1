import { useSession } from '#features/session/api/session.ts';
import { TeamScreen } from '#features/team/components/team-screen.tsx';

export function TeamMembersPage() {
  const { user } = useSession();
  return <div className="mx-auto w-full max-w-[1120px]">{user && <TeamScreen user={user} />}</div>;
}

import { Navigate, Outlet } from 'react-router';
import { useTeamAccess } from '../../features/limits/api/use-team-access.ts';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../loading-screen.tsx';

interface PlanFeatureRouteProps {
  feature: 'team_members';
}

export function PlanFeatureRoute({ feature }: PlanFeatureRouteProps) {
  const { status, user } = useSession();
  const teamAccess = useTeamAccess(user?.id);
  if (status === 'signed-out') return <Navigate to={paths.auth} replace />;
  if (status === 'checking' || teamAccess === 'checking') return <LoadingScreen label="Checking plan access..." />;
  if (feature === 'team_members' && teamAccess === 'refused') return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}

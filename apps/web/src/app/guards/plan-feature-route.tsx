import { Navigate, Outlet } from 'react-router';
import { useTeamAccess } from '../../features/limits/api/use-team-access.ts';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { MaintenanceScreen } from '../maintenance-screen.tsx';

interface PlanFeatureRouteProps {
  feature: 'team_members';
}

export function PlanFeatureRoute({ feature }: PlanFeatureRouteProps) {
  const session = useSession();
  const teamAccess = useTeamAccess(session.user?.id);
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  if (session.status === 'signed-out') return <Navigate to={paths.auth} replace />;
  if (session.status === 'checking' || teamAccess === 'checking')
    return <LoadingScreen label="Checking plan access..." />;
  if (feature === 'team_members' && teamAccess === 'refused') return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}

import { Navigate, Outlet } from 'react-router';
import { useTeamAccess } from '#data/limits.ts';
import { useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';

export function ProtectedRoute() {
  const session = useSession();
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  return session.status === 'signed-in' ? <Outlet /> : <Navigate to={paths.auth} replace />;
}

/** Screens for people who are not signed in; everybody else belongs on their dashboard. */
export function GuestRoute() {
  const { status } = useSession();
  if (status === 'checking') return <LoadingScreen />;
  return status === 'signed-in' ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}

/** Only used inside the protected route, so there is a user. */
export function AdminRoute() {
  const { user } = useSession();
  return user?.user_type === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

interface PlanFeatureRouteProps {
  feature: 'team_members';
}

export function PlanFeatureRoute({ feature }: PlanFeatureRouteProps) {
  const session = useSession();
  const teamAccess = useTeamAccess(session.user !== null);
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  if (session.status === 'signed-out') return <Navigate to={paths.auth} replace />;
  if (session.status === 'checking' || teamAccess === 'checking')
    return <LoadingScreen label="Checking plan access..." />;
  if (feature === 'team_members' && teamAccess === 'refused') return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}

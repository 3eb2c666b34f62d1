import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isMember, useTeamAccess } from '#data/limits.ts';
import { useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';
import { lastUser, SignInFirst } from './sign-in-first.tsx';
import { readSignInState } from './sign-in-state.ts';

export function ProtectedRoute() {
  const session = useSession();
  const userId = session.user?.id;
  useEffect(() => {
    if (userId) lastUser.write(userId);
  }, [userId]);
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  return session.status === 'signed-in' ? <Outlet /> : <SignInFirst />;
}

/** For everybody, once it is known who reads. */
export function ReaderRoute() {
  const session = useSession();
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  return <Outlet />;
}

/** Screens for people who are not signed in; everybody else belongs on their dashboard. */
export function GuestRoute() {
  const { status, user } = useSession();
  const { from, userId } = readSignInState(useLocation().state);
  const isOwnPlace = userId === undefined || userId === user?.id;
  if (status === 'checking') return <LoadingScreen />;
  return status === 'signed-in' ? <Navigate to={(isOwnPlace && from) || paths.dashboard} replace /> : <Outlet />;
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
  if (session.status === 'signed-out') return <SignInFirst />;
  if (session.status === 'checking' || teamAccess === 'checking')
    return <LoadingScreen label="Checking plan access..." />;
  const isOpen = feature !== 'team_members' || teamAccess === 'granted' || isMember(session.user);
  if (!isOpen) return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}

import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isMember, useTeamAccess } from '#data/limits.ts';
import { useSession } from '#features/session/api/session.ts';
import { createStore } from '#lib/create-store.ts';
import { paths } from '#lib/paths.ts';
import { sessionEnd } from '#lib/session-end.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';
import { readSignInState, type SignInState } from './sign-in-state.ts';

/** Who was signed in last in this tab. */
const lastUser = createStore<string | undefined>(undefined);

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

/** The sign-in leads back to this place, unless the user has just left it on purpose. */
function SignInFirst() {
  const { pathname, search, hash } = useLocation();
  const end = sessionEnd.read();
  const userId = lastUser.read();
  const state: SignInState = { from: pathname + search + hash, isOver: end === 'over', ...(userId && { userId }) };
  return <Navigate to={paths.auth} replace {...(end !== 'left' && { state })} />;
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

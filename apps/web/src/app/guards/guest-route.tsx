import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../loading-screen.tsx';

/** Screens for people who are not signed in; everybody else belongs on their dashboard. */
export function GuestRoute() {
  const { status } = useSession();
  if (status === 'checking') return <LoadingScreen />;
  return status === 'signed-in' ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}

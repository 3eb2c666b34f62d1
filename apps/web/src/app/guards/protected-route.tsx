import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { MaintenanceScreen } from '../maintenance-screen.tsx';

export function ProtectedRoute() {
  const session = useSession();
  if (session.status === 'checking') return <LoadingScreen />;
  if (session.status === 'waiting') return <MaintenanceScreen message={session.message} onRetry={session.retry} />;
  return session.status === 'signed-in' ? <Outlet /> : <Navigate to={paths.auth} replace />;
}

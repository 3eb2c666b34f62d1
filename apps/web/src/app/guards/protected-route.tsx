import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';
import { LoadingScreen } from '../loading-screen.tsx';

export function ProtectedRoute() {
  const { status } = useSession();
  if (status === 'checking') return <LoadingScreen />;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={paths.auth} replace />;
}

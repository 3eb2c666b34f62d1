import { Navigate, Outlet } from 'react-router';
import { useSession } from '../../features/session/api/session.ts';
import { paths } from '../../lib/paths.ts';

/** Stands inside the protected route, so somebody is signed in. */
export function AdminRoute() {
  const { user } = useSession();
  return user?.user_type === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
}

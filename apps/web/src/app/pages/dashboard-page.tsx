import { lazy, Suspense } from 'react';
import { useSession } from '#features/session/api/session.ts';
import { SessionBanners } from '../layouts/session-banners.tsx';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { UserDashboard } from './dashboard/user-dashboard.tsx';

const AdminDashboard = lazy(async () => ({
  default: (await import('./dashboard/admin-dashboard.tsx')).AdminDashboard,
}));

/** Admins see the admin dashboard, others the projects dashboard. */
export function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopNavigation />
      <SessionBanners />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1520px] flex-1 px-4 pb-14 md:px-8">
        <Suspense>
          {user.user_type === 'admin' ? <AdminDashboard user={user} /> : <UserDashboard user={user} />}
        </Suspense>
      </main>
    </div>
  );
}

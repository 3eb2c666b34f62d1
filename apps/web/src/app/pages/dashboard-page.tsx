import type { SessionUser } from '@herald/contract';
import { useSession } from '#features/session/api/session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { SessionBanners } from '../layouts/session-banners.tsx';
import { DashboardHeader } from '../navigation/dashboard-header.tsx';
import { UserDashboard } from './dashboard/user-dashboard.tsx';
import { UnfinishedPanel } from './unfinished/unfinished-panel.tsx';
import { unfinishedScreens } from './unfinished/unfinished-screens.ts';

/** Admins see the admin dashboard, others the projects dashboard. */
export function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <DashboardHeader />
      <SessionBanners />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[1520px] flex-1 px-4 pb-14 md:px-8">
        {user.user_type === 'admin' ? <AdminDashboard user={user} /> : <UserDashboard user={user} />}
      </main>
    </div>
  );
}

function AdminDashboard({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeading size="dense" tabTitle="Admin" className="pt-6 pb-5">
        {`Welcome back, ${user.name}`}
      </PageHeading>
      <UnfinishedPanel screen={unfinishedScreens.admin} />
    </>
  );
}

import type { SessionUser } from '@herald/contract';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { UnfinishedPanel } from '../unfinished/unfinished-panel.tsx';
import { unfinishedScreens } from '../unfinished/unfinished-screens.ts';

export function AdminDashboard({ user }: { user: SessionUser }) {
  return (
    <>
      <PageHeading size="dense" tabTitle="Admin" className="pt-6 pb-5">
        {`Welcome back, ${user.name}`}
      </PageHeading>
      <UnfinishedPanel screen={unfinishedScreens.admin} />
    </>
  );
}

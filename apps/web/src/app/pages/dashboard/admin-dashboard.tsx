import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { clsx } from 'clsx';
import { useNavigate, useSearchParams } from 'react-router';
import { useLoginAsUser } from '#features/session/api/use-return-to-admin.ts';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { AdminPanel, type AdminTab, addressOf, listedTabs, tabOf } from '../../back-office/admin-tabs.tsx';
import { AttentionLine } from '../../back-office/attention-line.tsx';
import { greetingOf } from '../greeting-of.ts';
import { FirstSteps } from './first-steps.tsx';

/** The back office. The tab is in the address; what belongs to one tab does not follow to another. */
export function AdminDashboard({ user }: { user: SessionUser }) {
  const [address, setAddress] = useSearchParams();
  const loginAs = useLoginAsUser(user);
  const navigate = useNavigate();
  // Their dashboard begins without the filters of this one; a failure says so by itself.
  const actAs = (id: string) =>
    loginAs.mutateAsync(id).then(
      () => navigate(paths.dashboard),
      () => undefined,
    );
  const tab = tabOf(address.get('tab'));
  const show = (next: AdminTab) => setAddress(addressOf(next));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-6 pb-3">
        <PageHeading size="dense" tabTitle="Admin">
          {greetingOf(user)}
        </PageHeading>
        {/* On phones on the first tab only; the menu has it everywhere. */}
        <AttentionLine
          className={clsx('text-13', tab !== 'users' && 'max-md:hidden')}
          itemClassName="min-h-6 max-md:min-h-11"
        />
      </div>
      {tab === 'users' && <FirstSteps />}
      <Tabs label="Administration" tabs={listedTabs} value={tab} onChange={show}>
        {listedTabs.map(({ value }) => (
          <TabPanel key={value} value={value} className="pt-5">
            <AdminPanel tab={value} user={user} section={address.get('section')} onLoginAs={(id) => void actAs(id)} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

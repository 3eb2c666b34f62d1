import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { clsx } from 'clsx';
import { useNavigate, useSearchParams } from 'react-router';
import { AuditLog } from '#features/audit-log/components/audit-log.tsx';
import { MailMark, MailSettings } from '#features/mails/components/mail-settings.tsx';
import { MailsAttention } from '#features/mails/components/mails-attention.tsx';
import { PageManagement } from '#features/page-management/components/page-management.tsx';
import { PlanManagement } from '#features/plans/components/plan-management.tsx';
import { ServiceMark, ServiceSettings } from '#features/services/components/service-settings.tsx';
import { useLoginAsUser } from '#features/session/api/use-return-to-admin.ts';
import { SystemSettings } from '#features/system-settings/components/system-settings.tsx';
import { UserManagement } from '#features/users/components/user-management.tsx';
import { VoiceSettings } from '#features/voices/components/voice-settings.tsx';
import { SellerSettings } from '#features/webhooks/components/seller-settings.tsx';
import { WebhookEvents } from '#features/webhooks/components/webhook-events.tsx';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { type AdminTab, adminTabs, tabOf } from '../../navigation/admin-tabs.ts';

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
  const show = (next: AdminTab) => setAddress(next === 'users' ? {} : { tab: next });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-6 pb-3">
        <PageHeading size="dense" tabTitle="Admin">
          {`Welcome back, ${user.name}`}
        </PageHeading>
        {/* On phones on the first tab only; the menu has it everywhere. */}
        <MailsAttention className={clsx('min-h-6 text-13 max-md:min-h-11', tab !== 'users' && 'max-md:hidden')} />
      </div>
      <Tabs label="Administration" tabs={adminTabs} value={tab} onChange={show}>
        <TabPanel value="users" className="pt-5">
          <UserManagement ownId={user.id} onLoginAs={({ id }) => void actAs(id)} />
        </TabPanel>
        <TabPanel value="plans" className="pt-5">
          <PlanManagement />
        </TabPanel>
        <TabPanel value="pages" className="pt-5">
          <PageManagement />
        </TabPanel>
        <TabPanel value="webhooks" className="pt-5">
          <WebhookEvents ownEmail={user.email} />
        </TabPanel>
        <TabPanel value="monitoring" className="pt-5">
          <AuditLog />
        </TabPanel>
        <TabPanel value="settings" className="pt-5">
          <SystemSettings
            section={address.get('section')}
            places={[
              { section: 'mail', label: 'Mail', mark: <MailMark />, content: <MailSettings ownEmail={user.email} /> },
              { section: 'services', label: 'Services', mark: <ServiceMark />, content: <ServiceSettings /> },
              { section: 'voices', label: 'Voices', content: <VoiceSettings /> },
              { section: 'sellers', label: 'Sellers', content: <SellerSettings ownEmail={user.email} /> },
            ]}
          />
        </TabPanel>
      </Tabs>
    </>
  );
}

import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { ReactNode } from 'react';
import { SystemAnalytics } from '#features/analytics/components/system-analytics.tsx';
import { CastPanel } from '#features/cast/components/cast-panel.tsx';
import { ClipChecks } from '#features/clip-checks/components/clip-checks.tsx';
import { MailMark, MailSettings } from '#features/mails/components/mail-settings.tsx';
import { ContentModeration } from '#features/moderation/components/content-moderation.tsx';
import { OfficeTemplates } from '#features/office-templates/office-templates.tsx';
import { PageManagement } from '#features/page-management/components/page-management.tsx';
import { PlanManagement } from '#features/plans/components/plan-management.tsx';
import { ServiceMark, ServiceSettings } from '#features/services/components/service-settings.tsx';
import { SystemSettings } from '#features/system-settings/components/system-settings.tsx';
import { UserManagement } from '#features/users/components/user-management.tsx';
import { VoiceSettings } from '#features/voices/components/voice-settings.tsx';
import { SellerSettings } from '#features/webhooks/components/seller-settings.tsx';
import { WebhookEvents } from '#features/webhooks/components/webhook-events.tsx';
import { MonitoringTab } from './monitoring-tab.tsx';

interface PanelProps {
  /** The administrator who looks. */
  user: SessionUser;
  /** Of the settings, as in the address. */
  section: string | null;
  onLoginAs: (userId: string) => void;
}

interface Tab {
  label: string;
  panel: (props: PanelProps) => ReactNode;
}

/** The tabs of the back office in their order, each with what it shows. */
export const adminTabs = {
  users: {
    label: 'User Management',
    panel: ({ user, onLoginAs }) => <UserManagement ownId={user.id} onLoginAs={({ id }) => onLoginAs(id)} />,
  },
  plans: { label: 'Plan Management', panel: () => <PlanManagement /> },
  pages: { label: 'Page Management', panel: () => <PageManagement /> },
  templates: { label: 'Templates', panel: () => <OfficeTemplates /> },
  webhooks: { label: 'Webhook Events', panel: ({ user }) => <WebhookEvents ownEmail={user.email} /> },
  analytics: { label: 'analytics', panel: () => <SystemAnalytics /> },
  content: { label: 'content (moderation)', panel: () => <ContentToCheck /> },
  monitoring: { label: 'monitoring', panel: () => <MonitoringTab /> },
  settings: {
    label: 'settings',
    panel: ({ user, section }) => (
      <SystemSettings
        section={section}
        places={[
          { section: 'mail', label: 'Mail', mark: <MailMark />, content: <MailSettings ownEmail={user.email} /> },
          { section: 'services', label: 'Services', mark: <ServiceMark />, content: <ServiceSettings /> },
          { section: 'voices', label: 'Voices', content: <VoiceSettings /> },
          { section: 'sellers', label: 'Sellers', content: <SellerSettings ownEmail={user.email} /> },
        ]}
      />
    ),
  },
} satisfies Record<string, Tab>;

export type AdminTab = keyof typeof adminTabs;

const FIRST: AdminTab = 'users';

const isTab = (name: string): name is AdminTab => Object.hasOwn(adminTabs, name);

/** The tab of an address. */
export const tabOf = (name: string | null): AdminTab => (name !== null && isTab(name) ? name : FIRST);

/** The part of an address that names a tab; nothing for the first. */
export const addressOf = (tab: AdminTab): Record<string, string> => (tab === FIRST ? {} : { tab });

export const listedTabs = (Object.keys(adminTabs) as AdminTab[]).map((value) => ({
  value,
  label: adminTabs[value].label,
}));

/** What a tab shows. */
export function AdminPanel({ tab, ...props }: PanelProps & { tab: AdminTab }) {
  const { panel }: Tab = adminTabs[tab];
  return panel(props);
}

/** What people sent or reported and somebody has to look at, and the people whom everybody can choose. */
function ContentToCheck() {
  return (
    <div className="grid gap-12">
      <ContentModeration />
      <ClipChecks />
      <CastPanel />
    </div>
  );
}

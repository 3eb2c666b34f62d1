import { useSearchParams } from 'react-router';
import { PreferencesPanel } from '#features/preferences/components/preferences-panel.tsx';
import { ProfilePanel } from '#features/profile/components/profile-panel.tsx';
import { SecurityPanel } from '#features/security/components/security-panel.tsx';
import { refreshSession, useSession } from '#features/session/api/session.ts';
import { useSiteInfo } from '#features/session/api/use-site-info.ts';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { KeyboardCard } from './settings/keyboard-card.tsx';

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'preferences', label: 'Preferences' },
  { value: 'security', label: 'Security' },
] as const;
type SettingsTab = (typeof tabs)[number]['value'];

function tabOf(name: string | null): SettingsTab {
  return tabs.find(({ value }) => value === name)?.value ?? 'profile';
}

export function SettingsPage() {
  const { user } = useSession();
  const sendsMail = useSiteInfo().data?.sends_mail ?? true;
  const [search, setSearch] = useSearchParams();
  const show = (tab: SettingsTab) => setSearch(tab === 'profile' ? {} : { tab }, { replace: true });
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <PageHeading line="Manage your account, security, and preferences">Account Settings</PageHeading>
      <Tabs
        label="Account Settings"
        tabs={tabs}
        value={tabOf(search.get('tab'))}
        onChange={show}
        aside={
          <span className="flex gap-5">
            <TextLink to={paths.apiSetup} className="py-3 text-14 text-ink-soft">
              API keys
            </TextLink>
            <TextLink to={paths.brandKit} className="py-3 text-14 text-ink-soft">
              Brand kit
            </TextLink>
            <TextLink to={paths.myData} className="py-3 text-14 text-ink-soft">
              My data
            </TextLink>
          </span>
        }
        className="mt-4"
      >
        <TabPanel value="profile" className="pt-6">
          {user && <ProfilePanel user={user} sendsMail={sendsMail} onChanged={refreshSession} />}
        </TabPanel>
        <TabPanel value="preferences" className="flex flex-col gap-4 pt-6">
          <PreferencesPanel sendsMail={sendsMail} />
          <KeyboardCard />
        </TabPanel>
        <TabPanel value="security" className="pt-6">
          {user && <SecurityPanel isReadOnly={user.impersonator !== null} sendsMail={sendsMail} />}
        </TabPanel>
      </Tabs>
    </div>
  );
}

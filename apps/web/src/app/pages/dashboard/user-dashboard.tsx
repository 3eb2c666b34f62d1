import { hasPremiumPlan, type SessionUser } from '@herald/contract';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { UnfinishedPanel } from '../unfinished/unfinished-panel.tsx';
import { unfinishedScreens } from '../unfinished/unfinished-screens.ts';
import { LibrarySection } from './library-section.tsx';
import { MarketplaceAccessRequired } from './marketplace-access-required.tsx';

type DashboardTab = 'projects' | 'sites' | 'ai-editor';

function tabOf(name: string | null): DashboardTab {
  return name === 'sites' || name === 'ai-editor' ? name : 'projects';
}

export function UserDashboard({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const hasMarketplace = hasPremiumPlan(user);
  const tab = tabOf(search.get('tab'));
  const show = (next: DashboardTab) => setSearch(next === 'projects' ? {} : { tab: next }, { replace: true });
  if (tab === 'sites' && !hasMarketplace) return <MarketplaceAccessRequired onBack={() => show('projects')} />;
  const tabs: { value: DashboardTab; label: string }[] = [
    { value: 'projects', label: 'My Projects' },
    ...(hasMarketplace ? [{ value: 'sites' as const, label: 'Marketplace' }] : []),
    { value: 'ai-editor', label: 'AI Video Editor' },
  ];
  return (
    <>
      <PageHeading
        tabTitle="Dashboard"
        line="Ready to create some amazing UGC videos? Let's get started!"
        className="pt-6 pb-3 md:pt-8"
      >
        {`Welcome back, ${user.name}`}
      </PageHeading>
      <Tabs label="Dashboard" tabs={tabs} value={tab} onChange={show}>
        <TabPanel value="projects">
          <LibrarySection userId={user.id} />
        </TabPanel>
        {hasMarketplace && (
          <TabPanel value="sites" className="pt-6">
            <UnfinishedPanel screen={unfinishedScreens.sites} />
          </TabPanel>
        )}
        <TabPanel value="ai-editor" className="pt-6">
          <UnfinishedPanel screen={unfinishedScreens.aiEditor} />
        </TabPanel>
      </Tabs>
    </>
  );
}

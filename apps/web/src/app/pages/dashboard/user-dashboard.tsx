import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useSearchParams } from 'react-router';
import { useAiEditor } from '#features/ai-editor/api/use-ai-editor.ts';
import { AiEditorPanel } from '#features/ai-editor/components/ai-editor-panel.tsx';
import { SitesPanel } from '#features/sites/components/sites-panel.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { greetingOf } from '../greeting-of.ts';
import { MarketplaceAccessRequired, SitesOfflineNotice } from '../marketplace-access-required.tsx';
import { AiEditorWays } from './ai-editor-ways.tsx';
import { FirstFilmPage } from './first-film-page.tsx';
import { LibrarySection } from './library-section.tsx';
import { NoPlan } from './no-plan.tsx';
import { PlanNewsLines } from './plan-news.tsx';
import { useFirstFilmOffer } from './use-first-film-offer.ts';

type DashboardTab = 'projects' | 'sites' | 'ai-editor';

function tabOf(name: string | null): DashboardTab {
  return name === 'sites' || name === 'ai-editor' ? name : 'projects';
}

export function UserDashboard({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const hasMarketplace = user.opens_marketplace || user.has_sites;
  const hasFirstFilm = useFirstFilmOffer(user);
  const hasEditor = Boolean(useAiEditor().data?.url);
  const wanted = tabOf(search.get('tab'));
  const tab = wanted === 'ai-editor' && !hasEditor ? 'projects' : wanted;
  const show = (next: DashboardTab) => setSearch(next === 'projects' ? {} : { tab: next }, { replace: true });
  if (tab === 'sites' && !hasMarketplace) return <NoMarketplace user={user} onBack={() => show('projects')} />;
  const tabs: { value: DashboardTab; label: string }[] = [
    { value: 'projects', label: 'My Projects' },
    ...(hasMarketplace ? [{ value: 'sites' as const, label: 'Marketplace' }] : []),
    ...(hasEditor ? [{ value: 'ai-editor' as const, label: 'AI Video Editor' }] : []),
  ];
  const mayCreate = user.activePlans.length > 0 && user.account.role !== 'viewer';
  const isFirst = hasFirstFilm && tab === 'projects';
  if (isFirst && tabs.length === 1) {
    return (
      <>
        <PlanNewsLines user={user} />
        <FirstFilmPage user={user} />
      </>
    );
  }
  return (
    <>
      {!isFirst && (
        <PageHeading
          tabTitle="Dashboard"
          {...(mayCreate && { line: "Ready to create some amazing UGC videos? Let's get started!" })}
          className="pt-6 pb-3 md:pt-8"
        >
          {greetingOf(user)}
        </PageHeading>
      )}
      <PlanNewsLines user={user} />
      <Tabs label="Dashboard" tabs={tabs} value={tab} onChange={show}>
        <TabPanel value="projects">{isFirst ? <FirstFilmPage user={user} /> : <Projects user={user} />}</TabPanel>
        {hasMarketplace && (
          <TabPanel value="sites" className="pt-6">
            <SitesPanel
              user={user}
              heading={<MarketplaceHeading />}
              refused={<MarketplaceAccessRequired user={user} />}
              offline={<SitesOfflineNotice user={user} />}
            />
          </TabPanel>
        )}
        {hasEditor && (
          <TabPanel value="ai-editor" className="pt-6">
            <AiEditorPanel ways={<AiEditorWays />} />
          </TabPanel>
        )}
      </Tabs>
    </>
  );
}

/** The library; above it, to people without a plan, what they can do now. */
function Projects({ user }: { user: SessionUser }) {
  return (
    <>
      {user.activePlans.length === 0 && <NoPlan user={user} />}
      <LibrarySection user={user} />
    </>
  );
}

function MarketplaceHeading() {
  return (
    <div>
      <h2 className="font-semibold text-26">Marketplace</h2>
      <p className="mt-1 text-14 text-ink-soft">Manage your websites and domains</p>
    </div>
  );
}

function NoMarketplace({ user, onBack }: { user: SessionUser; onBack: () => void }) {
  const back = (
    <Button kind="ghost" size="l" onClick={onBack}>
      Back to My Projects
    </Button>
  );
  return (
    <>
      <PageHeading className="pt-6 pb-5 md:pt-8">Marketplace</PageHeading>
      <MarketplaceAccessRequired user={user} back={back} />
    </>
  );
}

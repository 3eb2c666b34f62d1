import { useSession } from '#features/session/api/session.ts';
import { SitesPanel } from '#features/sites/components/sites-panel.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MarketplaceAccessRequired, SitesOfflineNotice } from './marketplace-access-required.tsx';

export function SitesPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mx-auto w-full max-w-[1120px]">
      <SitesPanel
        user={user}
        heading={<PageHeading line="Manage your websites and domains">Marketplace</PageHeading>}
        refused={<MarketplaceAccessRequired user={user} />}
        offline={<SitesOfflineNotice user={user} />}
      />
    </div>
  );
}

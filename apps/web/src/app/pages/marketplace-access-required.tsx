import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { SiteGhost } from '#features/sites/components/site-ghost.tsx';
import { request } from '#lib/api.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SupportLink } from '#ui/support-link.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What the marketplace needs, and the ways there: the upgrades this reader sees, or else whom to ask. */
export function MarketplaceAccessRequired({ user, back }: { user: SessionUser; back?: ReactNode }) {
  const siteName = useSiteName();
  const names = useMarketplacePlans();
  const { special: upgrades } = usePageEntries(user.id);
  return (
    <EmptyState
      title="Marketplace Access Required"
      sentence={`A premium plan${names && ` (${names})`} is needed to use the marketplace.`}
      action={
        <>
          {upgrades.map(({ id, slug, name }, index) => (
            <ButtonLink key={id} to={paths.page(slug)} kind={index === 0 ? 'primary' : 'quiet'} size="l">
              {name}
            </ButtonLink>
          ))}
          {back}
        </>
      }
      note={
        upgrades.length === 0 && (
          <>
            {`Ask the administrator of ${siteName} for ${names ? 'one of these plans' : 'a plan'}. `}
            <SupportLink />
          </>
        )
      }
      picture={<SiteGhost className="max-w-[360px] xl:w-[320px]" />}
    />
  );
}

/** Why the sites that are listed below it are offline, and what brings them back. */
export function SitesOfflineNotice({ user }: { user: SessionUser }) {
  const siteName = useSiteName();
  const { special } = usePageEntries(user.id);
  const [upgrade] = special;
  const way = upgrade ? 'Upgrade your plan' : `Ask the administrator of ${siteName} for a plan with the marketplace`;
  return (
    <AlertBox action={upgrade && <TextLink to={paths.page(upgrade.slug)}>See upgrades</TextLink>}>
      Your sites are offline because your plan does not include the marketplace. Nothing on them is lost. {way} to bring
      them back. {!upgrade && <SupportLink />}
    </AlertBox>
  );
}

/** The names of the plans on offer that include the marketplace, as a list in words. */
function useMarketplacePlans(): string {
  const { data = [] } = useQuery({
    queryKey: ['plans', 'marketplace'],
    queryFn: async ({ signal }) => (await request('GET /plans', { signal })).data,
  });
  const names = data.filter((plan) => plan.opens_marketplace).map(({ name }) => name);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names).replace(/, or /, ' or ');
}

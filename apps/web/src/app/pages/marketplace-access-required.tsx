import type { SessionUser } from '@herald/contract';
import type { ReactNode } from 'react';
import { usePageEntries } from '#features/pages/api/use-page-entries.ts';
import { SiteGhost } from '#features/sites/components/site-ghost.tsx';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** What the marketplace needs, and the ways there: the upgrades this reader sees, or else whom to ask. */
export function MarketplaceAccessRequired({ user, back }: { user: SessionUser; back?: ReactNode }) {
  const siteName = useSiteName();
  const { special: upgrades } = usePageEntries(user.id);
  return (
    <EmptyState
      title="Marketplace Access Required"
      sentence="A premium plan (DFY, Unlimited, Income Maximizer or Automation) is needed to use the marketplace."
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
      note={upgrades.length === 0 && `Ask the administrator of ${siteName} for one of these plans.`}
      picture={<SiteGhost className="max-w-[360px] xl:w-[320px]" />}
    />
  );
}

import type { PageEntry } from '@herald/contract/endpoints/pages';
import { paths } from '#lib/paths.ts';
import { Bar, BarLink } from './bar.tsx';
import { PageLinks } from './page-links.tsx';

/** The bar over a page, as its readers have it; only for looking at. */
export function PreviewNavigation({ pages }: { pages: readonly PageEntry[] }) {
  const custom = pages.filter((page) => !page.is_special);
  const special = pages.filter((page) => page.is_special);
  return (
    <Bar menu={null}>
      <nav aria-label="Main" className="flex min-w-0 flex-1 items-center">
        <BarLink to={paths.dashboard}>Dashboard</BarLink>
        <BarLink to={paths.create}>Create Video</BarLink>
        <PageLinks pages={{ custom, special }} />
        <div className="ml-auto flex items-center">
          <BarLink to={paths.settings}>Settings</BarLink>
        </div>
      </nav>
    </Bar>
  );
}

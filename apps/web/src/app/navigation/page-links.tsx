import type { PageEntry } from '@herald/contract/endpoints/pages';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { PageEntries } from '#features/pages/api/use-page-entries.ts';
import { floatItemClass } from '#ui/float-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { BarButton, barItemClass } from './bar.tsx';
import { PageLink } from './page-link.tsx';
import { useHasRoom } from './use-has-room.ts';

/** More would push the rest out of the bar; they go behind "More". */
const PAGES_IN_BAR = 3;

function PageMenu({ label, pages }: { label: string; pages: readonly PageEntry[] }) {
  return (
    <Menu
      align="start"
      trigger={
        <BarButton>
          {label}
          <Icon of={ChevronDown} size={14} />
        </BarButton>
      }
    >
      {pages.map((page) => (
        <MenuItem key={page.id} asLink>
          <PageLink page={page} className={clsx(floatItemClass, 'max-w-[32ch]')} />
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Where the bar has no room for the names, one dropdown holds every page, so that none is cut to nothing. */
export function PageLinks({ pages }: { pages: PageEntries }) {
  const names = [...pages.custom, ...pages.special].map(({ name }) => name);
  if (names.length === 0) return null;
  return <PageRow key={names.join()} pages={pages} />;
}

function PageRow({ pages: { custom, special } }: { pages: PageEntries }) {
  const row = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(row);
  const fitting = custom.slice(0, PAGES_IN_BAR);
  const further = custom.slice(PAGES_IN_BAR);
  return (
    <div
      ref={row}
      className={clsx('flex items-center xl:flex-1', special.length > 0 && custom.length > 0 ? 'min-w-50' : 'min-w-24')}
    >
      {custom.length > 0 && (
        <div className={hasRoom ? 'xl:hidden' : ''}>
          <PageMenu label="Pages" pages={custom} />
        </div>
      )}
      {custom.length > 0 && hasRoom && (
        <div className="flex min-w-0 items-center max-xl:hidden">
          {fitting.map((page) => (
            <PageLink key={page.id} page={page} className={clsx(barItemClass, 'min-w-0 max-w-[24ch]')} />
          ))}
          {further.length > 0 && <PageMenu label="More" pages={further} />}
        </div>
      )}
      {special.length > 0 && <PageMenu label="Upgrades" pages={special} />}
    </div>
  );
}

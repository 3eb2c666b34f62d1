import type { AdminPage } from '@herald/contract/endpoints/admin-pages';
import { type ReactNode, useEffect } from 'react';
import { messageOf } from '#lib/api.ts';
import { toastLoadFailure } from '#lib/toast-load-failure.ts';
import { ListFailure, ListLoading } from '#ui/list-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { useAllPages } from '../api/use-pages.ts';
import { MissingPages } from './missing-pages.tsx';
import { PageRow } from './page-row.tsx';

interface PagesListProps {
  /** What can be done with one page. */
  menuOf: (page: AdminPage) => ReactNode;
}

export function PagesList({ menuOf }: PagesListProps) {
  const pages = useAllPages();
  useEffect(() => {
    if (pages.error) toastLoadFailure('Error', messageOf(pages.error, 'Failed to load pages.'));
  }, [pages.error]);
  if (pages.isLoadingError) return <ListFailure title="Failed to load pages." answer={pages} />;
  const { data: list, missing_special: missing } = pages.data ?? { data: undefined, missing_special: [] };
  return (
    <>
      {missing.length > 0 && <MissingPages names={missing} />}
      <Panel aria-labelledby="pages-heading" aria-busy={pages.isPending}>
        <div className="flex items-baseline gap-2 border-line border-b px-4 py-3">
          <h3 id="pages-heading" className="font-semibold text-14">
            Pages
          </h3>
          <span className="text-13 text-ink-soft">{list ? countText(list.length) : 'Loading...'}</span>
        </div>
        {list ? <PageRows pages={list} menuOf={menuOf} /> : loading}
      </Panel>
    </>
  );
}

function PageRows({ pages, menuOf }: PagesListProps & { pages: readonly AdminPage[] }) {
  if (pages.length === 0)
    return <p className="px-4 py-10 text-center text-14 text-ink-soft">There are no pages yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {pages.map((page) => (
        <PageRow key={page.id} page={page} menu={menuOf(page)} />
      ))}
    </ul>
  );
}

const countText = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

const loading = <ListLoading words="Loading pages..." rows={5} rowClass="flex h-16 items-center gap-6" />;

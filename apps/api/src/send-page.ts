import type { PageOf } from '@herald/contract/page';
import type { ListPage } from '@herald/core/db';

/** A page of a list that is read by page numbers, with what its pager says. */
export function sendPage<Row, Item>(page: ListPage<Row>, present: (row: Row) => Item) {
  const before = (page.page - 1) * page.perPage;
  const hasRows = page.rows.length > 0;
  const data: PageOf<Item> = {
    data: page.rows.map(present),
    current_page: page.page,
    last_page: page.lastPage,
    total: page.total,
    ...(page.isCapped && { is_capped: true }),
    ...(page.isCut && { is_cut: true }),
    per_page: page.perPage,
    from: hasRows ? before + 1 : null,
    to: hasRows ? before + page.rows.length : null,
  };
  return { status: 'success' as const, data };
}

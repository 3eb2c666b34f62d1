import type { AlertQuery } from '@herald/contract/endpoints/admin-monitoring';
import type { Core } from '../../core.ts';
import { type ListPage, listPage } from '../../db/list-page.ts';
import { alertRepository, type ShownAlert } from './alert-repository.ts';

/** The history, active alerts first. */
export function listAlerts({ db: { queries } }: Core, query: AlertQuery): Promise<ListPage<ShownAlert>> {
  return listPage(query, {
    count: () => alertRepository.count(queries, query.state),
    list: (place) => alertRepository.list(queries, query.state, place),
  });
}

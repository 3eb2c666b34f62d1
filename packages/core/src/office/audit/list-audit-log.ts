import type { AuditQuery } from '@herald/contract/endpoints/audit-log';
import type { Core } from '../../core.ts';
import { type ChosenWhere, type ListPage, listPage, spanOfDays } from '../../db/list-page.ts';
import { type AuditFilter, type AuditRow, auditLogRepository } from './audit-log-repository.ts';

export type AuditSelection = Omit<AuditQuery, 'page' | 'per_page'> & ChosenWhere;

/** A page of the audit log, the newest first. */
export async function listAuditLog(core: Core, query: AuditQuery & ChosenWhere): Promise<ListPage<AuditRow>> {
  const filter = filterOf(query);
  return listPage(query, {
    count: () => auditLogRepository.count(core.db.queries, filter),
    list: (place) => auditLogRepository.list(core.db.queries, filter, place),
  });
}

const BATCH = 1000;

/**
 * Hands over every entry that matches, a batch at a time. It may take long, so it walks by the last entry and holds no
 * transaction; what is recorded meanwhile is not among them.
 */
export async function exportAuditLog(
  core: Core,
  selection: AuditSelection,
  take: (entries: AuditRow[]) => Promise<void>,
): Promise<void> {
  const filter = filterOf(selection);
  let last: string | undefined;
  for (;;) {
    const entries = await auditLogRepository.listAfter(core.db.queries, filter, { id: last, limit: BATCH });
    await take(entries);
    if (entries.length < BATCH) return;
    last = entries.at(-1)?.id;
  }
}

export const listAuditActions = (core: Core): Promise<string[]> => auditLogRepository.listActions(core.db.queries);

const filterOf = ({ action, person, target, impersonated, ...days }: AuditSelection): AuditFilter => ({
  action,
  person,
  target,
  isImpersonated: impersonated === 'true',
  ...spanOfDays(days),
});

import type { Core } from '../../core.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { type AuditFilter, type AuditRow, auditLogRepository } from './audit-log-repository.ts';

export interface AuditQuery extends Pick<AuditFilter, 'action' | 'person' | 'target' | 'isImpersonated'> {
  /** First and last day, as `2026-11-21`, in UTC. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
}

export interface AuditPage {
  entries: AuditRow[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** A page of the audit log, the newest first. A page after the last one is empty. */
export async function listAuditLog(
  core: Core,
  query: AuditQuery,
  { page, perPage }: { page: number; perPage: number },
): Promise<AuditPage> {
  const filter = filterOf(query);
  const total = await auditLogRepository.count(core.db.queries, filter);
  const place = { total, limit: perPage, offset: (page - 1) * perPage };
  const entries = await auditLogRepository.list(core.db.queries, filter, place);
  return { entries, page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}

const BATCH = 1000;

/** Every entry that matches, a batch at a time. What is recorded meanwhile is not among them. */
export async function* readWholeAuditLog(core: Core, query: AuditQuery): AsyncGenerator<AuditRow[]> {
  const filter = filterOf(query);
  let last: string | undefined;
  for (;;) {
    const entries = await auditLogRepository.listAfter(core.db.queries, filter, { id: last, limit: BATCH });
    yield entries;
    if (entries.length < BATCH) return;
    last = entries.at(-1)?.id;
  }
}

export const listAuditActions = (core: Core): Promise<string[]> => auditLogRepository.listActions(core.db.queries);

function filterOf({ dateFrom, dateTo, ...filter }: AuditQuery): AuditFilter {
  return {
    ...filter,
    from: dateFrom ? new Date(dateFrom) : undefined,
    before: dateTo ? new Date(new Date(dateTo).getTime() + DAY_MS) : undefined,
  };
}

import { Readable } from 'node:stream';
import { type auditLogEndpoints, toCsv } from '@herald/contract';
import { type AuditQuery, type AuditRow, listAuditActions, listAuditLog, readWholeAuditLog } from '@herald/core/office';
import { withData } from '../answers.ts';
import { auditCsvHeader, auditCsvRow, presentAuditPage } from '../presenters/audit-entry.ts';
import type { ApiRequest, Handlers } from '../route.ts';

type Filter = ApiRequest<(typeof auditLogEndpoints)['exportAuditLog']>['query'];

function queryOf({ date_from, date_to, impersonated, ...filter }: Filter): AuditQuery {
  const { action, person, target } = filter;
  return { action, person, target, dateFrom: date_from, dateTo: date_to, isImpersonated: impersonated === 'true' };
}

async function* csvOf(batches: AsyncGenerator<AuditRow[]>, first: AuditRow[]): AsyncGenerator<string> {
  yield toCsv([auditCsvHeader, ...first.map(auditCsvRow)]);
  for await (const rows of batches) yield toCsv(rows.map(auditCsvRow));
}

export const auditLogRoutes = {
  listAuditLog: async ({ ctx, query: { page, per_page, ...filter } }) =>
    withData(presentAuditPage(await listAuditLog(ctx.core, queryOf(filter), { page, perPage: per_page }))),
  auditLogOptions: async ({ ctx }) => withData({ actions: await listAuditActions(ctx.core) }),
  exportAuditLog: async ({ ctx, query, reply }) => {
    const batches = readWholeAuditLog(ctx.core, queryOf(query));
    // Read before the answer begins, so that a database that is down is an error and not half a file.
    const { value: first } = await batches.next();
    const timestamp = ctx.core.clock.now().toISOString().slice(0, 19).replaceAll(/[^\d]/g, '-');
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit_log_${timestamp}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(csvOf(batches, first ?? [])));
  },
} satisfies Handlers<typeof auditLogEndpoints>;

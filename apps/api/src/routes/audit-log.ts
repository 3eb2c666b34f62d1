import type { auditLogEndpoints } from '@herald/contract/endpoints/audit-log';
import { type AuditQuery, listAuditActions, listAuditLog, readWholeAuditLog } from '@herald/core/office';
import { withData } from '../answers.ts';
import { auditCsvHeader, auditCsvRow, presentAuditPage } from '../presenters/audit-entry.ts';
import type { ApiRequest, Handlers } from '../route.ts';
import { sendCsv } from '../send-table.ts';

type Filter = ApiRequest<(typeof auditLogEndpoints)['exportAuditLog']>['query'];

function queryOf({ date_from, date_to, impersonated, ...filter }: Filter): AuditQuery {
  const { action, person, target } = filter;
  return { action, person, target, dateFrom: date_from, dateTo: date_to, isImpersonated: impersonated === 'true' };
}

export const auditLogRoutes = {
  listAuditLog: async ({ ctx, query: { page, per_page, ...filter } }) =>
    withData(presentAuditPage(await listAuditLog(ctx.core, queryOf(filter), { page, perPage: per_page }))),
  auditLogOptions: async ({ ctx }) => withData({ actions: await listAuditActions(ctx.core) }),
  exportAuditLog: async ({ ctx, query, reply }) => {
    const timestamp = ctx.core.clock.now().toISOString().slice(0, 19).replaceAll(/[^\d]/g, '-');
    return sendCsv(reply, {
      filename: `audit_log_${timestamp}.csv`,
      async write(send) {
        const head = [auditCsvHeader];
        for await (const entries of readWholeAuditLog(ctx.core, queryOf(query))) {
          await send([...head.splice(0), ...entries.map(auditCsvRow)]);
        }
      },
    });
  },
} satisfies Handlers<typeof auditLogEndpoints>;

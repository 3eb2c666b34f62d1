import type { auditLogEndpoints } from '@herald/contract/endpoints/audit-log';
import { exportAuditLog, listAuditActions, listAuditLog } from '@herald/core/office/audit';
import { withData } from '../answers.ts';
import { auditCsvHeader, auditCsvRow, presentAuditEntry } from '../presenters/audit-entry.ts';
import type { Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';
import { sendPage } from '../send-page.ts';

export const auditLogRoutes = {
  listAuditLog: async ({ ctx, query }) => sendPage(await listAuditLog(ctx.core, query), presentAuditEntry),
  auditLogOptions: async ({ ctx }) => withData({ actions: await listAuditActions(ctx.core) }),
  exportAuditLog: async ({ ctx, query, reply }) =>
    sendCsv(reply, {
      filename: `audit_log_${fileTime(ctx.core.clock.now())}.csv`,
      head: auditCsvHeader,
      write: (send) => exportAuditLog(ctx.core, query, (entries) => send(entries.map(auditCsvRow))),
    }),
} satisfies Handlers<typeof auditLogEndpoints>;

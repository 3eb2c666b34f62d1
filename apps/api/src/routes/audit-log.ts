import type { auditLogEndpoints } from '@herald/contract/endpoints/audit-log';
import { exportAuditLog, listAuditActions, listAuditLog } from '@herald/core/office/audit';
import { withData } from '../answers.ts';
import { auditCsvHeader, auditCsvRow, presentAuditEntry } from '../presenters/audit-entry.ts';
import type { Handlers } from '../route.ts';
import { fileTime, sendCsv } from '../send-csv.ts';
import { sendPage } from '../send-page.ts';
import { whereChosen } from '../where-chosen.ts';

export const auditLogRoutes = {
  listAuditLog: async ({ ctx, query, caller }) =>
    sendPage(await listAuditLog(ctx.core, whereChosen(query, caller)), presentAuditEntry),
  auditLogOptions: async ({ ctx }) => withData({ actions: await listAuditActions(ctx.core) }),
  exportAuditLog: async ({ ctx, query, caller, reply }) =>
    sendCsv(reply, {
      filename: `audit_log_${fileTime(ctx.core.clock.now())}.csv`,
      head: auditCsvHeader,
      write: (send) =>
        exportAuditLog(ctx.core, whereChosen(query, caller), (entries) => send(entries.map(auditCsvRow))),
    }),
} satisfies Handlers<typeof auditLogEndpoints>;

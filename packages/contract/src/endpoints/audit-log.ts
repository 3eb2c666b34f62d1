import { z } from 'zod';
import { auditSubjects } from '../audit-actions.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer } from '../envelope.ts';
import { idField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { dayFields, notOfExport, pageOf, pageQuery } from '../page.ts';

/** A person as the audit log names them. */
const auditPerson = z.object({
  id: idField.nullable().describe('Empty for the operator of the machine.'),
  name: z.string(),
  email: z.string().nullable(),
  is_deleted: z.boolean(),
});
export type AuditPerson = z.infer<typeof auditPerson>;

export const auditEntry = z
  .object({
    id: idField,
    created_at: timestampField,
    person: auditPerson,
    impersonator: auditPerson.nullable().describe('The administrator who acted as this person.'),
    action: z.string().describe('Spelled `thing.verb`.'),
    target: z.object({
      type: z.enum(auditSubjects),
      id: z.string(),
      name: z.string().describe('Empty where the thing has no name.'),
      is_deleted: z.boolean().describe('For users: the account is gone.'),
    }),
    changes: z
      .record(z.string(), z.object({ from: z.unknown().optional(), to: z.unknown().optional() }))
      .describe('Fields with their old and new values. One whose values are secret has neither.'),
    details: z.record(z.string(), z.unknown()),
    ip: z.string().nullable().describe('Empty after 90 days.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const AUDIT_PAGE_SIZE = 25;

export const auditQuery = pageQuery(
  {
    action: z
      .string()
      .max(60)
      .regex(/^[a-z_]+(\.[a-z_]+)?$/)
      .optional()
      .describe('A thing, for example `user`, or one action, for example `user.suspend`.'),
    person: textField(limits.searchCharacters)
      .default('')
      .describe('Name, email address or id of who did it, or of the impersonator.'),
    target: textField(limits.searchCharacters)
      .default('')
      .describe('Name or id of what it was done to; for users, also the email address.'),
    ...dayFields('Done'),
    impersonated: z.literal('true').optional().describe('Only what was done while impersonating.'),
  },
  AUDIT_PAGE_SIZE,
);
export type AuditQuery = z.output<typeof auditQuery>;

const tag = 'Administration';

export const auditLogEndpoints = {
  listAuditLog: ep({
    method: 'GET',
    path: '/admin/audit-log',
    tag,
    summary: 'Who did what to whom, the newest first',
    auth: 'admin',
    query: auditQuery,
    response: dataAnswer(pageOf(auditEntry)),
  }),
  auditLogOptions: ep({
    method: 'GET',
    path: '/admin/audit-log/options',
    tag,
    summary: 'The actions that the log contains',
    auth: 'admin',
    response: dataAnswer(z.object({ actions: z.array(z.string()) })),
  }),
  exportAuditLog: ep({
    method: 'GET',
    path: '/admin/audit-log/export',
    tag,
    summary: 'The same entries as a CSV file (RFC 4180)',
    auth: 'admin',
    query: auditQuery.omit(notOfExport),
    response: bytesAnswer,
    produces: 'text/csv',
  }),
};

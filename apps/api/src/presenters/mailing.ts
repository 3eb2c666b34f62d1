import type { Mailing } from '@herald/contract/endpoints/admin-mails';
import type { MailingRow } from '@herald/core/office/mails';

export function presentMailing({ id, subject, recipients, createdAt, finishedAt }: MailingRow): Mailing {
  return {
    id,
    subject,
    recipients,
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  };
}

import type { AdminMail, AdminMailDetails } from '@herald/contract/endpoints/admin-mails';
import type { ListedMail } from '@herald/core/office/mails';

export function presentMail(mail: ListedMail): AdminMail {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    error: mail.error,
    next_attempt_at: mail.nextAttemptAt?.toISOString() ?? null,
    sent_at: mail.sentAt?.toISOString() ?? null,
    created_at: mail.createdAt.toISOString(),
    link: { state: mail.linkState, expires_at: mail.linkExpiresAt?.toISOString() ?? null },
  };
}

export function presentMailDetails(mail: ListedMail): AdminMailDetails {
  const { lines, button = null, footer } = mail.body;
  return { ...presentMail(mail), lines, button, footer };
}

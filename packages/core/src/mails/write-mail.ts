import type { MailKind } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { MailBody } from '../db/schema/mails.ts';
import { newId } from '../runtime/new-id.ts';
import { mailRepository } from './mail-repository.ts';

export interface MailToWrite {
  kind: MailKind;
  to: string;
  subject: string;
  body: MailBody;
  /** What the mail asks to open. */
  link?: { address: string; expiresAt: Date };
}

/** Whom or what the mail is about: it goes when they go. */
export interface MailSubject {
  userId?: string;
  invitationId?: string;
  mailingId?: string;
}

/** Writes a mail together with what it tells about. A job sends it; without a mail server it stays where it is. */
export async function writeMail(core: Core, tx: Transaction, mail: MailToWrite, about: MailSubject): Promise<string> {
  const { to, link, ...words } = mail;
  const id = newId(core);
  const now = core.clock.now();
  const isQueued = core.mailer.hasTransport;
  await mailRepository.insert(tx, {
    ...words,
    ...about,
    id,
    recipient: to,
    link: link?.address ?? null,
    linkExpiresAt: link?.expiresAt ?? null,
    state: isQueued ? 'queued' : 'not_sent',
    nextAttemptAt: isQueued ? now : null,
    createdAt: now,
  });
  if (isQueued) await core.jobs.send(tx, 'send-mail', { mailId: id });
  else core.log.info({ mailId: id, kind: mail.kind }, 'No mail server is set up; the mail is in the back office');
  return id;
}

import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { type MailRow, mailRepository } from '../../mails/mail-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertHasMailServer } from './has-mail-server.ts';

/** One press queues no more than that. */
const RESENT_AT_ONCE = 500;

/** Queues a mail that was not sent, with all its attempts. */
export async function resendMail(core: Core, hand: OfficeHand, mailId: string): Promise<void> {
  assertHasMailServer(core);
  await core.db.transaction('resend mail', async (tx) => {
    const mail = await mailRepository.hold(tx, mailId);
    if (!mail) throw new AppError('not_found');
    const now = core.clock.now();
    assertMayResend(mail, now);
    await mailRepository.update(tx, mailId, { state: 'queued', attempts: 0, error: null, nextAttemptAt: now });
    await core.jobs.send(tx, 'send-mail', { mailId });
    const { kind, recipient, state } = mail;
    const changes = { state: { from: state, to: 'queued' } };
    await record(core, tx, hand, { subjectId: mailId, changes, details: { kind, to: recipient } });
  });
}

/** Queues what was not sent and can still be used; returns how many mails that are. */
export async function resendAllMails(core: Core, hand: OfficeHand): Promise<number> {
  assertHasMailServer(core);
  return core.db.transaction('resend mails', async (tx) => {
    const ids = await mailRepository.queueUnsent(tx, core.clock.now(), RESENT_AT_ONCE);
    for (const mailId of ids) await core.jobs.send(tx, 'send-mail', { mailId });
    if (ids.length > 0) await record(core, tx, hand, { subjectId: 'all', details: { mails: ids.length } });
    return ids.length;
  });
}

/** A mail whose attempt is under way may be on its way already. */
function assertMayResend({ state, error, body, link, linkExpiresAt }: MailRow, now: Date): void {
  if (state === 'sent') throw new AppError('conflict', { message: 'This mail was sent already.' });
  if (state === 'queued' && error === null) throw new AppError('conflict', { message: 'This mail is being sent.' });
  const isDead = body.button !== undefined && (!link || !linkExpiresAt || linkExpiresAt <= now);
  if (isDead) throw new AppError('conflict', { message: 'The link in this mail no longer works.' });
}

async function record(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  deed: Pick<AuditEntry, 'subjectId' | 'changes' | 'details'>,
): Promise<void> {
  await recordAudit(core, tx, { ...hand, action: 'mail.resend', subjectType: 'mail', ...deed });
}

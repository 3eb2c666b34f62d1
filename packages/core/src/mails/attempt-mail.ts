import type { Core } from '../core.ts';
import type { MailError } from '../mail/mail-error.ts';
import type { Mail } from '../mail/mailer.ts';
import { mailRepository } from './mail-repository.ts';
import { headersOf, renderMail } from './render-mail.ts';

/** After this many attempts, which together take half a day, an administrator has to look. */
export const MAIL_PAUSES_SEC: readonly number[] = [10, 60, 300, 900, 3600, 3 * 3600, 6 * 3600];

/** An attempt that was never heard of again, because its worker died, is repeated after this long. */
export const MAIL_LEASE_SEC = 120;

/** Clocks differ a little, and a job that comes early must not find nothing to do. */
const EARLY_MS = 1000;

export interface ClaimedMail {
  mail: Mail;
  attempt: number;
}

/** Takes a mail that is due. The next attempt is agreed before this one begins, so that none is lost with its worker. */
export async function claimMail(core: Core, mailId: string): Promise<ClaimedMail | undefined> {
  return core.db.transaction('claim mail', async (tx) => {
    const row = await mailRepository.hold(tx, mailId);
    const now = core.clock.now();
    if (row?.state !== 'queued' || !row.nextAttemptAt) return undefined;
    if (row.nextAttemptAt.getTime() > now.getTime() + EARLY_MS) return undefined;
    if (!core.mailer.hasTransport) {
      await mailRepository.update(tx, mailId, { state: 'not_sent', nextAttemptAt: null, error: null });
      return undefined;
    }
    if (row.linkExpiresAt && row.linkExpiresAt <= now) {
      const error = row.error ?? 'The link expired before the mail could be sent.';
      await mailRepository.update(tx, mailId, { state: 'failed', nextAttemptAt: null, error, link: null });
      return undefined;
    }
    const attempt = row.attempts + 1;
    const nextAttemptAt = later(now, MAIL_LEASE_SEC);
    await mailRepository.update(tx, mailId, { attempts: attempt, error: null, nextAttemptAt });
    await core.jobs.send(tx, 'send-mail', { mailId }, { afterSec: MAIL_LEASE_SEC });
    const { id, recipient, subject, body, link } = row;
    const headers = headersOf(body);
    const mail = { id, to: recipient, subject, ...renderMail(body, link), ...(headers && { headers }) };
    return { attempt, mail };
  });
}

/** Once it is in the mailbox nobody else needs its link. */
export async function noteMailSent(core: Core, { mail }: ClaimedMail): Promise<void> {
  const sent = { state: 'sent', sentAt: core.clock.now(), link: null, error: null, nextAttemptAt: null } as const;
  await mailRepository.update(core.db.queries, mail.id, sent);
}

/** Plans the next attempt after a growing pause, or gives up. */
export async function noteMailFailure(core: Core, claimed: ClaimedMail, error: MailError): Promise<void> {
  const { mail, attempt } = claimed;
  const pauseSec = error.isFinal ? undefined : MAIL_PAUSES_SEC[attempt - 1];
  await core.db.transaction('note mail failure', async (tx) => {
    if (pauseSec === undefined) {
      await mailRepository.update(tx, mail.id, { state: 'failed', error: error.message, nextAttemptAt: null });
      return;
    }
    const nextAttemptAt = later(core.clock.now(), pauseSec);
    await mailRepository.update(tx, mail.id, { error: error.message, nextAttemptAt });
    await core.jobs.send(tx, 'send-mail', { mailId: mail.id }, { afterSec: pauseSec });
  });
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

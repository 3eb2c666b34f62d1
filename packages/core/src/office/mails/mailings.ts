import { type News, paragraphsOf } from '@herald/contract/endpoints/admin-mails';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { headersOf, renderMail } from '../../mails/render-mail.ts';
import { type MailToWrite, writeMail } from '../../mails/write-mail.ts';
import { nameOfSite, readSiteName } from '../../people/account-mails.ts';
import { unsubscribeAddress } from '../../preferences/mail-topics.ts';
import { newId } from '../../runtime/new-id.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { assertHasMailServer } from './has-mail-server.ts';
import { type MailingRow, mailingRepository } from './mailing-repository.ts';
import { sendNow, type TestMailResult } from './send-test-mail.ts';

const LISTED = 5;
const PEOPLE_AT_ONCE = 100;

export interface Mailings {
  /** Whom the next one would reach. */
  recipients: number;
  /** Below every mail. */
  footer: string;
  newest: MailingRow[];
}

export async function listMailings(core: Core): Promise<Mailings> {
  const [recipients, newest, settings] = await Promise.all([
    mailingRepository.countRecipients(core.db.queries),
    mailingRepository.listNewest(core.db.queries, LISTED),
    core.settings.read(),
  ]);
  return { recipients, newest, footer: footerOf(nameOfSite(settings)) };
}

/** Sends it to the administrator alone, and returns what the mail server says. */
export async function sendTestMailing(
  core: Core,
  hand: OfficeHand & { actorId: string },
  me: { userId: string; email: string },
  news: News,
): Promise<TestMailResult> {
  const siteName = nameOfSite(await core.settings.read());
  const { subject, body } = newsMail(core, { id: me.userId, email: me.email }, { news, siteName });
  const headers = headersOf(body);
  const mail = { id: newId(core), to: me.email, subject, ...renderMail(body, null), ...(headers && { headers }) };
  return sendNow(core, hand, mail);
}

/** Begins a mail to everybody who asked for news; a job writes them. */
export async function startMailing(core: Core, hand: OfficeHand, { subject, text }: News): Promise<MailingRow> {
  assertHasMailServer(core);
  return core.db.transaction('start mailing', async (tx) => {
    const recipients = await mailingRepository.countRecipients(tx);
    if (recipients === 0) throw new AppError('conflict', { message: 'Nobody asked for news.' });
    const id = newId(core);
    const createdAt = core.clock.now();
    const row = { id, subject, text, createdById: hand.actorId, createdAt };
    await mailingRepository.insert(tx, row);
    const details = { name: subject, people: recipients };
    await recordAudit(core, tx, { ...hand, action: 'mail.announce', subjectType: 'mail', subjectId: id, details });
    await core.jobs.send(tx, 'write-mailing', { mailingId: id });
    return { ...row, reachedUserId: null, recipients: 0, finishedAt: null };
  });
}

/** Writes the mails that are still missing. Each batch notes whom it reached, so a repetition writes nothing twice. */
export async function writeMailing(core: Core, mailingId: string, signal: AbortSignal): Promise<void> {
  let isMore = true;
  while (isMore && !signal.aborted)
    isMore = await core.db.transaction('write mailing', (tx) => writeNext(core, tx, mailingId));
  signal.throwIfAborted();
}

async function writeNext(core: Core, tx: Transaction, mailingId: string): Promise<boolean> {
  const mailing = await mailingRepository.hold(tx, mailingId);
  if (!mailing || mailing.finishedAt) return false;
  const people = await mailingRepository.listNext(tx, mailing, PEOPLE_AT_ONCE);
  const siteName = await readSiteName(tx);
  for (const person of people) {
    await writeMail(core, tx, newsMail(core, person, { news: mailing, siteName }), { userId: person.id, mailingId });
  }
  const isMore = people.length === PEOPLE_AT_ONCE;
  await mailingRepository.update(tx, mailingId, {
    reachedUserId: people.at(-1)?.id ?? mailing.reachedUserId,
    recipients: mailing.recipients + people.length,
    finishedAt: isMore ? null : core.clock.now(),
  });
  return isMore;
}

const footerOf = (siteName: string) =>
  `${siteName} sends news to people who asked for them. You can turn them off in Settings, Preferences.`;

function newsMail(
  core: Core,
  { id, email }: { id: string; email: string },
  { news, siteName }: { news: News; siteName: string },
): MailToWrite {
  return {
    kind: 'marketing',
    to: email,
    subject: news.subject,
    body: {
      lines: paragraphsOf(news.text),
      footer: footerOf(siteName),
      unsubscribe: unsubscribeAddress(core, id, 'marketing'),
    },
  };
}

import type { MailLinkState, MailView } from '@herald/contract/endpoints/admin-mails';
import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { type MailRow, mailRepository } from '../mails/mail-repository.ts';

/** A mail without its link. */
export interface ListedMail extends Omit<MailRow, 'link'> {
  linkState: MailLinkState;
}

export interface MailPage {
  mails: ListedMail[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

export interface MailTransport {
  server: string | undefined;
  from: string;
  notSent: number;
}

/** How mail leaves this installation. */
export async function readMailTransport({ db, mailer: { server, from } }: Core): Promise<MailTransport> {
  return { server, from, notSent: await mailRepository.count(db.queries, 'not_sent') };
}

/** Newest first; a page after the last one is empty. */
export async function listMails(
  { db, clock }: Core,
  { view, page }: { view: MailView; page: number },
): Promise<MailPage> {
  const perPage = limits.mailPageSize;
  const [rows, total] = await Promise.all([
    mailRepository.list(db.queries, view, { limit: perPage, offset: (page - 1) * perPage }),
    mailRepository.count(db.queries, view),
  ]);
  const now = clock.now();
  const mails = rows.map(({ mail, isToAdministrator }) => withoutLink(mail, isToAdministrator, now));
  return { mails, page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}

export async function readMail({ db, clock }: Core, id: string): Promise<ListedMail> {
  const mail = await mailRepository.find(db.queries, id);
  if (!mail) throw new AppError('not_found');
  return withoutLink(mail, await mailRepository.isToAdministrator(db.queries, id), clock.now());
}

function withoutLink({ link, ...mail }: MailRow, isToAdministrator: boolean, now: Date): ListedMail {
  return { ...mail, linkState: linkStateOf({ ...mail, link }, isToAdministrator, now) };
}

/** Policy: a link that opens an administrator's account is shown to nobody, not even to that administrator. */
export function linkStateOf(
  { body, link, linkExpiresAt, state }: Pick<MailRow, 'body' | 'link' | 'linkExpiresAt' | 'state'>,
  isToAdministrator: boolean,
  now: Date,
): MailLinkState {
  if (!body.button) return 'none';
  if (state === 'sent') return 'delivered';
  if (!link || !linkExpiresAt || linkExpiresAt <= now) return 'expired';
  return isToAdministrator ? 'withheld' : 'ready';
}

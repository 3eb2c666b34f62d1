import type { MailLinkState, MailQuery } from '@herald/contract/endpoints/admin-mails';
import type { Core } from '../../core.ts';
import { type ListPage, listPage } from '../../db/list-page.ts';
import { AppError } from '../../errors/app-error.ts';
import { type MailRow, mailRepository } from '../../mails/mail-repository.ts';

/** A mail without its link. */
export interface ListedMail extends Omit<MailRow, 'link'> {
  linkState: MailLinkState;
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

/** Newest first. */
export async function listMails({ db, clock }: Core, query: MailQuery): Promise<ListPage<ListedMail>> {
  const found = await listPage(query, {
    count: () => mailRepository.count(db.queries, query.view),
    list: (place) => mailRepository.list(db.queries, query.view, place),
  });
  const now = clock.now();
  return { ...found, rows: found.rows.map(({ mail, isToAdministrator }) => withoutLink(mail, isToAdministrator, now)) };
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

import { type MailView, mailViews } from '@herald/contract/endpoints/admin-mails';

/** Which mails are shown; kept in the address, so that it survives a reload. */
export interface MailsQuery {
  view: MailView;
  page: number;
}

const FIRST: MailsQuery = { view: 'not_sent', page: 1 };

export function readMailsQuery(address: URLSearchParams): MailsQuery {
  const view = mailViews.find((one) => one === address.get('view')) ?? FIRST.view;
  return { view, page: Math.max(1, Math.floor(Number(address.get('page'))) || 1) };
}

/** Leaves what is usual, and everything that is not about mails, as it is. Another view begins with page 1. */
export function writeMailsQuery(address: URLSearchParams, changes: Partial<MailsQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: 1, ...changes })) {
    if (value === FIRST[name as keyof MailsQuery]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

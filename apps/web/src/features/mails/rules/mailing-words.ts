import type { Mailing } from '@herald/contract/endpoints/admin-mails';

export const peopleText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;

interface Notice {
  hasServer: boolean;
  /** Undefined while it is not known. */
  recipients: number | undefined;
}

/** Who will get it, or why nobody can. */
export function noticeOf({ hasServer, recipients }: Notice): string {
  if (!hasServer) return 'No mail server is set up, so nothing can be sent.';
  if (recipients === undefined) return 'Counting who asked for news...';
  if (recipients === 0) return 'Nobody asked for news yet, so there is no one to write to.';
  return `It goes to ${peopleText(recipients)} who asked for news. People who are suspended, leaving or without a confirmed address are left out.`;
}

export function mailingText({ recipients, finished_at }: Pick<Mailing, 'recipients' | 'finished_at'>): string {
  return finished_at ? `Written to ${peopleText(recipients)}` : `Being written, ${peopleText(recipients)} so far`;
}

import type { Mailing } from '@herald/contract/endpoints/admin-mails';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Dot } from '#ui/dot.tsx';
import { mailingText } from '../rules/mailing-words.ts';

/** The last mails to customers. */
export function MailingList({ mailings }: { mailings: readonly Mailing[] }) {
  if (mailings.length === 0) return null;
  return (
    <ul aria-label="Last mails to customers" className="mt-6 divide-y divide-line border-line border-t text-13">
      {mailings.map((mailing) => (
        <li key={mailing.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
          <span className="min-w-0 break-words font-medium">{mailing.subject}</span>
          <span className="tnum flex items-baseline gap-2 text-ink-soft">
            <Dot tone={mailing.finished_at ? 'good' : 'signal'} isLive={!mailing.finished_at} />
            {mailingText(mailing)}
            <time dateTime={mailing.created_at} title={exactMoment(mailing.created_at)} className="text-ink-faint">
              {timeAgo(mailing.created_at)}
            </time>
          </span>
        </li>
      ))}
    </ul>
  );
}

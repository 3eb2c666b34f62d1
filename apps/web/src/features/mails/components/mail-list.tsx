import type { AdminMail } from '@herald/contract/endpoints/admin-mails';
import { clsx } from 'clsx';
import { Copy, RotateCcw } from 'lucide-react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import type { MailLinks } from '../api/use-mail-links.ts';
import { useResendMail } from '../api/use-mails.ts';
import { mayResend, reasonText, wordsOfState } from '../rules/mail-words.ts';

interface RowParts {
  links: MailLinks;
  hasServer: boolean;
  onOpen: (mail: AdminMail) => void;
}

interface MailListProps extends RowParts {
  rows: readonly AdminMail[];
  selectedId: string | undefined;
  isOutdated: boolean;
}

export function MailList({ rows, selectedId, isOutdated, ...parts }: MailListProps) {
  return (
    <ul
      aria-label="Mails"
      aria-busy={isOutdated}
      className={clsx('divide-y divide-line transition-opacity', isOutdated && 'opacity-60')}
    >
      {rows.map((mail) => (
        <MailRow key={mail.id} mail={mail} isSelected={mail.id === selectedId} {...parts} />
      ))}
    </ul>
  );
}

function MailRow({ mail, isSelected, onOpen, ...parts }: RowParts & { mail: AdminMail; isSelected: boolean }) {
  const { label, tone } = wordsOfState(mail);
  const reason = reasonText(mail);
  return (
    <li className={clsx('border-l-2 py-3 pr-4 pl-3.5', isSelected ? 'border-l-ink bg-raised' : 'border-l-transparent')}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <button
            type="button"
            aria-current={isSelected ? 'true' : undefined}
            onClick={() => onOpen(mail)}
            className="max-w-full truncate text-left font-medium text-14 hover:underline max-md:min-h-11"
          >
            {mail.subject}
          </button>
          <p className="truncate text-13 text-ink-soft" title={mail.to}>
            {mail.to}
          </p>
        </div>
        <div className="shrink-0 text-right text-12">
          <time dateTime={mail.created_at} title={exactMoment(mail.created_at)} className="tnum text-ink-faint">
            {timeAgo(mail.created_at)}
          </time>
          <p className="mt-1 flex items-center justify-end gap-2 text-ink-soft">
            <Dot tone={tone} />
            {label}
          </p>
        </div>
      </div>
      {reason && <p className="mt-1 break-words text-13 text-ink-faint">{reason}</p>}
      <MailActions mail={mail} {...parts} />
    </li>
  );
}

function MailActions({ mail, links, hasServer }: Omit<RowParts, 'onOpen'> & { mail: AdminMail }) {
  const resending = useResendMail();
  const hasLink = mail.link.state === 'ready';
  const isResendable = mayResend(mail);
  if (!hasLink && !isResendable) return null;
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {hasLink && (
        <Button
          size="s"
          icon={Copy}
          aria-label={`Copy link of the mail to ${mail.to}`}
          busyText={links.isAsking(mail) && 'Copying...'}
          onClick={() => links.copy(mail)}
          className="max-md:min-h-11"
        >
          Copy link
        </Button>
      )}
      {isResendable && (
        <Button
          size="s"
          kind="ghost"
          icon={RotateCcw}
          aria-label={`Resend the mail to ${mail.to}`}
          disabled={!hasServer}
          busyText={resending.isPending && 'Resending...'}
          onClick={() => resending.mutate(mail)}
          className="max-md:min-h-11"
        >
          Resend
        </Button>
      )}
    </div>
  );
}

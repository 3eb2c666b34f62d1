import { clsx } from 'clsx';
import { Link } from 'react-router';
import { paths } from '#lib/paths.ts';
import { Dot } from '#ui/dot.tsx';
import { useMailTransport } from '../api/use-mails.ts';

/** Says that mails wait for somebody to pass them on. Absent when none does. */
export function MailsAttention({ className }: { className?: string | undefined }) {
  const count = useMailTransport().data?.not_sent ?? 0;
  if (count === 0) return null;
  return (
    <Link to={paths.adminMails} className={clsx('flex items-center gap-2 text-ink-soft hover:text-ink', className)}>
      <Dot tone="idle" />
      <span>
        <span className="tnum font-medium text-ink">{count.toLocaleString('en-US')}</span>
        {count === 1 ? ' mail not sent' : ' mails not sent'}
      </span>
    </Link>
  );
}

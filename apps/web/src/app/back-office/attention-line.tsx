import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useAttention } from '#data/attention.ts';
import { MailsAttention } from '#features/mails/components/mails-attention.tsx';
import { paths } from '#lib/paths.ts';
import { Dot, type Tone } from '#ui/dot.tsx';

interface AttentionLineProps {
  className?: string;
  itemClassName?: string;
}

/** What waits for an administrator, what costs most first. Absent when nothing does. */
export function AttentionLine({ className, itemClassName }: AttentionLineProps) {
  const { data } = useAttention();
  const item = { className: itemClassName };
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden', className)}>
      <Waiting {...item} count={data?.failed_events ?? 0} noun="failed event" tone="bad" to={paths.failedEvents} />
      <Waiting {...item} count={data?.open_reports ?? 0} noun="report" tone="warn" to={paths.reports} />
      <Waiting {...item} count={data?.clips_to_check ?? 0} noun="clip" tone="warn" to={paths.reports} />
      <MailsAttention {...item} />
    </div>
  );
}

interface WaitingProps {
  count: number;
  noun: string;
  tone: Tone;
  to: string;
  className?: string | undefined;
}

function Waiting({ count, noun, tone, to, className }: WaitingProps) {
  if (count === 0) return null;
  return (
    <Link to={to} className={clsx('flex items-center gap-2 text-ink-soft hover:text-ink', className)}>
      <Dot tone={tone} />
      <span>
        <span className="tnum font-medium text-ink">{count.toLocaleString('en-US')}</span>
        {` ${noun}${count === 1 ? '' : 's'}`}
      </span>
    </Link>
  );
}

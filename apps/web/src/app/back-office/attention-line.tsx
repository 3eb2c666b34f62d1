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
      <Waiting
        {...item}
        count={data?.pending_review ?? 0}
        noun="pending review"
        plural="pending review"
        tone="warn"
        to={paths.moderation}
      />
      <Waiting {...item} count={data?.clips_to_check ?? 0} noun="clip" tone="warn" to={paths.clipChecks} />
      <MailsAttention {...item} />
    </div>
  );
}

interface WaitingProps {
  count: number;
  noun: string;
  plural?: string;
  tone: Tone;
  to: string;
  className?: string | undefined;
}

function Waiting({ count, noun, plural = `${noun}s`, tone, to, className }: WaitingProps) {
  if (count === 0) return null;
  return (
    <Link to={to} className={clsx('flex items-center gap-2 text-ink-soft hover:text-ink', className)}>
      <Dot tone={tone} />
      <span>
        <span className="tnum font-medium text-ink">{count.toLocaleString('en-US')}</span>
        {` ${count === 1 ? noun : plural}`}
      </span>
    </Link>
  );
}

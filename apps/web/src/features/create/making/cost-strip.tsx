import type { UserLimits } from '@herald/contract/endpoints/user';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { waitInWords } from '#data/videos/progress-words.ts';
import { fileSize } from '#lib/file-size.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { useEstimate } from './use-estimate.ts';

interface CostStripProps {
  plan: UserLimits | undefined;
  estimate: ReturnType<typeof useEstimate>['data'];
  /** One for each ratio. */
  files: number;
}

/** What the video takes of the month, and when it will be there; the latter only when it was measured. */
export function CostStrip({ plan, estimate, files }: CostStripProps) {
  if (!plan || !estimate) return <Skeleton className="mt-8 h-[126px] w-full rounded-card" />;
  const { videos_per_month, videos_left, video_seconds, video_seconds_set_by } = plan;
  const ahead = estimate.queue_position - 1;
  const etaSec = estimate.eta_seconds;
  return (
    <dl
      className={clsx(
        'mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line',
        etaSec === null ? 'sm:grid-cols-2' : 'sm:grid-cols-3',
      )}
    >
      {videos_per_month !== null && videos_left !== null ? (
        <Cell
          label="This video uses"
          value={`1 of ${videos_per_month.toLocaleString('en-US')}`}
          share={(videos_per_month - videos_left + 1) / videos_per_month}
        >
          {videos_left > 0
            ? `videos this month, ${(videos_left - 1).toLocaleString('en-US')} left after it`
            : 'videos this month, none are left'}
        </Cell>
      ) : (
        <Cell label="This video uses" value="1 video">
          your plan has unlimited videos
        </Cell>
      )}
      <Cell
        label="Length"
        value={`${Math.max(1, Math.round(estimate.duration_seconds))} s`}
        share={estimate.duration_seconds / video_seconds}
      >
        of {video_seconds} s a video {video_seconds_set_by === 'plan' ? 'in your plan' : 'here, in every plan'}
        {estimate.size_bytes !== null &&
          `, about ${fileSize(estimate.size_bytes)}${files > 1 ? ` in ${files} files` : ''}`}
      </Cell>
      {etaSec !== null && (
        <Cell label="Ready in about" value={waitInWords(etaSec)}>
          {ahead === 0 ? 'no one ahead of you in the queue' : `${ahead} ahead of you in the queue`}
        </Cell>
      )}
    </dl>
  );
}

interface CellProps {
  label: string;
  value: string;
  /** 0 to 1, of what the plan allows. */
  share?: number;
  children: ReactNode;
}

function Cell({ label, value, share, children }: CellProps) {
  const isOver = share !== undefined && share > 1;
  return (
    <div className="bg-panel px-5 py-4">
      <dt className="text-13 text-ink-soft">{label}</dt>
      <dd>
        <span className="display tnum mt-0.5 block font-semibold text-26">{value}</span>
        <span
          aria-hidden
          className={clsx('my-2 block h-[3px] overflow-hidden rounded-full', share !== undefined && 'bg-line-strong')}
        >
          {share !== undefined && (
            <span
              className={clsx('block h-full', isOver ? 'bg-bad' : share >= 0.9 ? 'bg-warn' : 'bg-ink-soft')}
              style={{ width: `${Math.min(1, share) * 100}%` }}
            />
          )}
        </span>
        <span className="block text-12 text-ink-faint">{children}</span>
      </dd>
    </div>
  );
}

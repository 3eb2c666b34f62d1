import type { MonitoredQueue } from '@herald/contract/endpoints/admin-monitoring';
import { RotateCcw } from 'lucide-react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { ListFailure, ListLoading, NothingFound } from '#ui/list-states.tsx';
import { useFailedJobs, useRetryJobs } from '../api/use-monitoring.ts';
import { QUEUE_WORDS } from '../rules/monitoring-words.ts';

interface FailedJobsProps {
  name: MonitoredQueue['name'];
  onClose: () => void;
}

const SUBTITLE =
  'The 100 latest. A retry starts with all its attempts again. What somebody ordered, they alone can make again.';

/** What failed for good in one queue, each with its reason and a way to run it again. */
export function FailedJobs({ name, onClose }: FailedJobsProps) {
  const failed = useFailedJobs(name);
  const retry = useRetryJobs();
  return (
    <Drawer
      title={`${QUEUE_WORDS[name]} that failed`}
      subtitle={SUBTITLE}
      onClose={onClose}
      returnTo={() => document.querySelector(`[data-failed="${name}"]`)}
    >
      {failed.isPending && <ListLoading words="Loading what failed..." rows={4} />}
      {failed.isError && <ListFailure title="Failed to load what failed." answer={failed} />}
      {failed.data?.length === 0 && <NothingFound title="Nothing is left that failed" />}
      <ul className="divide-y divide-line">
        {failed.data?.map(({ id, about, error, failed_at, is_retryable }) => (
          <li key={id} className="flex items-start gap-3 py-3 text-13">
            <div className="min-w-0 flex-1 break-words">
              <p className="font-medium">{about || id}</p>
              <p className="text-ink-soft">{error || 'No reason was kept.'}</p>
              {failed_at && (
                <p className="text-12 text-ink-faint" title={exactMoment(failed_at)}>
                  {timeAgo(failed_at)}
                </p>
              )}
            </div>
            {is_retryable && (
              <Button
                size="s"
                icon={RotateCcw}
                aria-label={`Retry ${about || id}`}
                busyText={retry.isPending && retry.variables.id === id && 'Retrying...'}
                onClick={() => retry.mutate({ name, id })}
                className="max-md:min-h-11"
              >
                Retry
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

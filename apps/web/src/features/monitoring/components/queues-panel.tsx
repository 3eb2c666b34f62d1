import type { MonitoredQueue } from '@herald/contract/endpoints/admin-monitoring';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { exactMoment } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { type DataColumn, DataTable } from '#ui/data-table.tsx';
import { Dot } from '#ui/dot.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { usePauseQueue, useRetryJobs } from '../api/use-monitoring.ts';
import { DASH, QUEUE_WORDS, spanText } from '../rules/monitoring-words.ts';
import { FailedJobs } from './failed-jobs.tsx';

/** What waits, runs and failed, with the ways to stop and repeat it. */
export function QueuesPanel({ queues }: { queues: readonly MonitoredQueue[] }) {
  const [shown, setShown] = useState<MonitoredQueue['name']>();
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const oldest = Math.max(0, ...queues.map(({ oldest_seconds }) => oldest_seconds ?? 0));
  const columns = columnsWith(setShown);
  return (
    <section aria-labelledby="queues" className="min-w-0">
      <DataTable
        label="Queues"
        heading={
          <>
            <h3 id="queues" className="font-semibold text-14">
              Queues
            </h3>
            <p className="text-13 text-ink-soft">
              {waiting === 0 ? 'Nothing waits' : `${waiting} waiting, the oldest ${spanText(oldest)}`}
            </p>
          </>
        }
        columns={columns}
        rows={inOrder(queues)}
        rowId={({ name }) => name}
        listItem={(queue) => <QueueItem queue={queue} onOpen={setShown} />}
      />
      {shown && <FailedJobs name={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

const NAMES = Object.keys(QUEUE_WORDS);
/** What customers wait for comes first. */
const inOrder = (queues: readonly MonitoredQueue[]) =>
  queues.toSorted((one, other) => NAMES.indexOf(one.name) - NAMES.indexOf(other.name));

type Open = (name: MonitoredQueue['name']) => void;

const columnsWith = (onOpen: Open): DataColumn<MonitoredQueue>[] => [
  { id: 'name', header: 'Queue', cell: (queue) => <QueueName queue={queue} /> },
  { id: 'waiting', header: 'Waiting', isNumeric: true, cell: ({ waiting }) => waiting },
  { id: 'oldest', header: 'Oldest', isNumeric: true, cell: (queue) => <Oldest queue={queue} /> },
  { id: 'work', header: 'In work', isNumeric: true, cell: ({ in_work }) => in_work },
  { id: 'done', header: 'Done', isNumeric: true, cell: ({ done_last_hour }) => `${done_last_hour} / h` },
  { id: 'failed', header: 'Failed', isNumeric: true, cell: (queue) => <Failed queue={queue} onOpen={onOpen} /> },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (queue) => <QueueActions queue={queue} />,
  },
];

const oldestText = (seconds: number | null) => (seconds === null ? DASH : spanText(seconds));

/** Too long is told by more than its color. */
function Oldest({ queue: { oldest_seconds, is_late } }: { queue: MonitoredQueue }) {
  if (!is_late) return <>{oldestText(oldest_seconds)}</>;
  return (
    <span className="inline-flex items-center gap-2 text-warn">
      <Dot tone="warn" />
      <span className="sr-only">Too long: </span>
      {oldestText(oldest_seconds)}
    </span>
  );
}

function QueueItem({ queue, onOpen }: { queue: MonitoredQueue; onOpen: Open }) {
  const { waiting, in_work, done_last_hour } = queue;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 text-13">
      <div className="min-w-0">
        <QueueName queue={queue} />
        <p className="tnum text-12 text-ink-soft">
          {`${waiting} waiting, oldest `}
          <Oldest queue={queue} />
          {`, ${in_work} in work, ${done_last_hour} done / h`}
        </p>
        {queue.failed > 0 && <Failed queue={queue} onOpen={onOpen} />}
      </div>
      <QueueActions queue={queue} />
    </div>
  );
}

function QueueName({ queue: { name, paused } }: { queue: MonitoredQueue }) {
  return (
    <span className="flex flex-wrap items-center gap-2.5 font-medium">
      {QUEUE_WORDS[name]}
      {paused && (
        <span title={exactMoment(paused.at)}>
          <Tag>{`Paused by ${paused.by}`}</Tag>
        </span>
      )}
    </span>
  );
}

function Failed({ queue: { name, failed }, onOpen }: { queue: MonitoredQueue; onOpen: Open }) {
  if (failed === 0) return <>0</>;
  return (
    <TextButton aria-label={`${QUEUE_WORDS[name]}: show what failed`} data-failed={name} onClick={() => onOpen(name)}>
      <span className="inline-flex items-center gap-2">
        <Dot tone="bad" />
        {failed.toLocaleString('en-US')}
      </span>
    </TextButton>
  );
}

function QueueActions({ queue }: { queue: MonitoredQueue }) {
  const pause = usePauseQueue();
  const retry = useRetryJobs();
  const { name, retryable, paused } = queue;
  return (
    <span className="ml-auto flex items-center justify-end gap-1">
      {retryable > 0 && (
        <Button
          size="s"
          kind="ghost"
          icon={RotateCcw}
          aria-label={`${QUEUE_WORDS[name]}: retry ${retryable}`}
          busyText={retry.isPending && 'Retrying...'}
          onClick={() => retry.mutate({ name })}
          className="max-md:min-h-11"
        >
          {`Retry ${retryable}`}
        </Button>
      )}
      <IconButton
        size="s"
        icon={paused ? Play : Pause}
        label={`${paused ? 'Resume' : 'Pause'} ${QUEUE_WORDS[name]}`}
        disabled={pause.isPending}
        onClick={() => pause.mutate(queue)}
        className="max-md:size-11"
      />
    </span>
  );
}

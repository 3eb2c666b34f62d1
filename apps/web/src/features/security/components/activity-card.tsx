import type { SecurityEvent } from '@herald/contract/endpoints/security';
import { clsx } from 'clsx';
import { useState } from 'react';
import { exactMoment } from '#lib/dates.ts';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useActivity } from '../api/security-queries.ts';
import { activityLook } from '../rules/activity-look.ts';
import { CardNote } from './card-note.tsx';

const FIRST_SHOWN = 8;

export function ActivityCard() {
  return (
    <Panel className="p-5 md:p-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-16">Recent Security Activity</h2>
        <p className="text-13 text-ink-faint">Devices and addresses are kept for 90 days</p>
      </div>
      <div className="mt-4">
        <Activity />
      </div>
    </Panel>
  );
}

function Activity() {
  const { data, isLoadingError, refetch } = useActivity();
  const [isAll, setAll] = useState(false);
  if (isLoadingError) return <CardNote onRetry={refetch}>The activity could not be loaded.</CardNote>;
  if (!data) return <CardNote>Loading activity...</CardNote>;
  if (data.length === 0) return <CardNote>No recent activity to display</CardNote>;
  const shown = isAll ? data : data.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul aria-label="Recent Security Activity" className="border-line border-t">
        {shown.map((event) => (
          <ActivityRow key={event.id} event={event} />
        ))}
      </ul>
      {shown.length < data.length && (
        <TextButton className="mt-4 text-13 text-ink-soft" onClick={() => setAll(true)}>
          Show {data.length - shown.length} more
        </TextButton>
      )}
    </>
  );
}

/** One line from 768 px on; on a phone where and when stand below what. */
function ActivityRow({ event }: { event: SecurityEvent }) {
  const { action, details, current, device, location, timestamp } = event;
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-line border-b py-2.5 text-13 md:grid-cols-[1.25fr_1fr_1fr_auto] md:items-center">
      <p className="flex min-w-0 items-center gap-2.5 font-medium">
        <span aria-hidden className={clsx('size-[7px] shrink-0', activityLook(action))} />
        <span className="min-w-0 break-words">{details ? `${action}: ${details}` : action}</span>
        {current && <Tag>Current</Tag>}
      </p>
      <p className="min-w-0 break-words text-ink-soft max-md:pl-[17px]">{device}</p>
      <p className="min-w-0 break-words text-ink-soft max-md:pl-[17px] max-md:empty:hidden">{location}</p>
      <time dateTime={timestamp} className="tnum text-ink-faint max-md:pl-[17px] md:text-right">
        {exactMoment(timestamp)}
      </time>
    </li>
  );
}

import type { OpenSession } from '@herald/contract/endpoints/security';
import { Laptop, Smartphone, UserCog } from 'lucide-react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { useEndSession } from '../api/security-queries.ts';
import { CardNote } from './card-note.tsx';

interface SessionListProps {
  query: { data: OpenSession[] | undefined; isLoadingError: boolean; refetch: () => unknown };
  isReadOnly: boolean;
}

export function SessionList({ query, isReadOnly }: SessionListProps) {
  const { data, isLoadingError, refetch } = query;
  if (isLoadingError) return <CardNote onRetry={refetch}>The sessions could not be loaded.</CardNote>;
  if (!data) return <CardNote>Loading sessions...</CardNote>;
  return (
    <ul aria-label="Sessions" className="-mt-2 divide-y divide-line">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} isReadOnly={isReadOnly} />
      ))}
    </ul>
  );
}

function SessionRow({ session, isReadOnly }: { session: OpenSession; isReadOnly: boolean }) {
  const end = useEndSession();
  const { device, location, current, is_administrator, last_seen_at } = session;
  const lastUse = current ? 'now' : timeAgo(last_seen_at);
  return (
    <li className="flex min-h-14 items-center gap-4 py-2">
      <Icon of={iconOf(session)} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-14">
          {is_administrator ? 'An administrator, as you' : device}
          {current && <Tag>Current</Tag>}
        </p>
        <p className="break-words text-13 text-ink-faint" title={exactMoment(last_seen_at)}>
          {location ? `${location}, ${lastUse}` : lastUse}
        </p>
      </div>
      {!current && !isReadOnly && (
        <Button
          size="s"
          aria-label={`End ${is_administrator ? 'the session of the administrator' : device}`}
          busyText={end.isPending && 'Ending...'}
          onClick={() => end.mutate(session.id)}
        >
          End
        </Button>
      )}
    </li>
  );
}

function iconOf({ device, is_administrator }: OpenSession) {
  if (is_administrator) return UserCog;
  return /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop;
}

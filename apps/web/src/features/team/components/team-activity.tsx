import { useState } from 'react';
import { exactMoment } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { useTeamActivity } from '../api/use-team.ts';
import { activityText } from '../rules/member-words.ts';

const SHOWN_FIRST = 10;

/** What the people of the account did lately. */
export function TeamActivity() {
  const { data } = useTeamActivity();
  const [isWhole, setWhole] = useState(false);
  if (!data || data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby="team-activity" className="mt-10">
      <h2 id="team-activity" className="font-semibold text-16">
        Recent activity
      </h2>
      <ol className="mt-3 divide-y divide-line border-line border-y">
        {shown.map(({ id, actor_name, action, subject, created_at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 text-13">
            <span className="min-w-0 break-words">
              <span className="font-medium">{actor_name}</span>{' '}
              <span className="text-ink-soft">{activityText(action, subject)}</span>
            </span>
            <time dateTime={created_at} className="tnum text-12 text-ink-faint">
              {exactMoment(created_at)}
            </time>
          </li>
        ))}
      </ol>
      {shown.length < data.length && (
        <Button size="s" className="mt-4" onClick={() => setWhole(true)}>
          Show {data.length - shown.length} more
        </Button>
      )}
    </section>
  );
}

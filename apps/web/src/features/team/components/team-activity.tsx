import { useState } from 'react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
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
    <Panel aria-labelledby="team-activity" className="p-5">
      <h2 id="team-activity" className="font-semibold text-14">
        Recent activity
      </h2>
      <ol className="mt-3 grid gap-3 text-13">
        {shown.map(({ id, actor_name, created_at, ...deed }) => (
          <li key={id}>
            <p className="break-words">
              <span className="font-medium">{actor_name}</span>{' '}
              <span className="text-ink-soft">{activityText(deed)}</span>
            </p>
            <time dateTime={created_at} title={exactMoment(created_at)} className="tnum text-12 text-ink-faint">
              {timeAgo(created_at)}
            </time>
          </li>
        ))}
      </ol>
      {shown.length < data.length && (
        <Button size="s" className="mt-4" onClick={() => setWhole(true)}>
          Show {data.length - shown.length} more
        </Button>
      )}
    </Panel>
  );
}

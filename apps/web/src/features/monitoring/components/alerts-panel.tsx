import type { Alert } from '@herald/contract/endpoints/admin-monitoring';
import { Bell } from 'lucide-react';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Dot } from '#ui/dot.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { LEVEL, spanText } from '../rules/monitoring-words.ts';

/** What is wrong now, and what was lately. */
export function AlertsPanel({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <Panel aria-labelledby="alerts" className="px-5 py-4">
      <div className="flex items-center justify-between border-line border-b pb-2">
        <h3 id="alerts" className="font-semibold text-14">
          Recent Alerts
        </h3>
        <ButtonLink kind="ghost" size="s" icon={Bell} to="/dashboard?tab=settings&section=alerts">
          Rules
        </ButtonLink>
      </div>
      {alerts.length === 0 && (
        <p className="py-6 text-13 text-ink-soft">Nothing was wrong so far. The rules are under Settings, Alerts.</p>
      )}
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id} className="flex items-start gap-3 border-line border-b py-2.5 last:border-b-0">
            <AlertText alert={alert} />
            <AlertState alert={alert} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function AlertState({ alert: { resolved_at } }: { alert: Alert }) {
  return <Tag>{resolved_at === null ? 'Active' : 'Resolved'}</Tag>;
}

/** What happened, when, and whether the webhook was told. */
export function AlertText({ alert }: { alert: Alert }) {
  const { level, title, detail, started_at, resolved_at } = alert;
  const { label, tone } = LEVEL[level];
  return (
    <div className="flex min-w-0 flex-1 items-baseline gap-3 text-13">
      <Dot tone={resolved_at === null ? tone : 'idle'} />
      <div className="min-w-0 break-words">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-ink-soft">{detail}</p>
        <p className="text-12 text-ink-faint" title={exactMoment(started_at)}>
          {`${label}, ${timeAgo(started_at)}${overText(alert)}${postText(alert)}`}
        </p>
      </div>
    </div>
  );
}

function overText({ started_at, resolved_at }: Alert): string {
  if (resolved_at === null) return '';
  return `, over after ${spanText((Date.parse(resolved_at) - Date.parse(started_at)) / 1000)}`;
}

function postText({ post }: Alert): string {
  if (post === null) return '';
  const words = { queued: 'webhook waits', sent: 'webhook sent', failed: 'webhook failed' }[post.state];
  return post.error ? `, ${words}: ${post.error}` : `, ${words}`;
}

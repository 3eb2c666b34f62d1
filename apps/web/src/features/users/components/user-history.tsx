import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import type { AuditEntry } from '@herald/contract/endpoints/audit-log';
import { Link } from 'react-router';
import { changeText, targetText } from '#data/audit-text.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { paths } from '#lib/paths.ts';
import { textLinkClass } from '#ui/text-button.tsx';
import { DrawerPart } from './drawer-part.tsx';

/** The latest entries of the audit log; the rest is in the log itself. */
export function UserHistory({ user: { id, history } }: { user: AdminUserDetails }) {
  return (
    <DrawerPart title="What happened">
      {history.length === 0 ? (
        <p className="text-13 text-ink-soft">Nothing in the audit log yet.</p>
      ) : (
        <>
          <ul className="flex flex-col gap-2.5">
            {history.map((entry) => (
              <Line key={entry.id} entry={entry} userId={id} />
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-soft">
            Audit log:
            <Link to={paths.auditLog({ target: id })} className={textLinkClass}>
              done to them
            </Link>
            <Link to={paths.auditLog({ person: id })} className={textLinkClass}>
              done by them
            </Link>
          </p>
        </>
      )}
    </DrawerPart>
  );
}

function Line({ entry, userId }: { entry: AuditEntry; userId: string }) {
  const { action, created_at } = entry;
  return (
    <li className="grid grid-cols-[84px_1fr] gap-x-3 text-13">
      <time dateTime={created_at} title={exactMoment(created_at)} className="text-ink-faint">
        {timeAgo(created_at)}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-mono text-12">{action}</span>
          <span className="min-w-0 text-ink-soft [overflow-wrap:anywhere]">{sidesText(entry, userId)}</span>
        </p>
        <p className="truncate text-12 text-ink-faint" title={changeText(entry)}>
          {changeText(entry)}
        </p>
      </div>
    </li>
  );
}

/** The other side: to what it was done, or by whom. */
function sidesText(entry: AuditEntry, userId: string): string {
  const { person, impersonator, target } = entry;
  const asThem = impersonator ? `by ${impersonator.name} as this person` : '';
  if (person.id !== userId) return `by ${person.name}`;
  return [target.id === userId ? '' : targetText(entry), asThem].filter(Boolean).join(', ');
}

import type { AdminUserDetails } from '@herald/contract/endpoints/admin-users';
import { clsx } from 'clsx';
import { exactMoment } from '#lib/dates.ts';
import { Dot } from '#ui/dot.tsx';
import { statusWords } from '../rules/user-words.ts';

/** Why a user cannot sign in; nothing for users who can. */
export function UserHold({ user: { status, hold } }: { user: AdminUserDetails }) {
  if (!hold || status === 'active') return null;
  const { label, tone } = statusWords[status];
  const by = hold.by ? ` by ${hold.by.name}` : '';
  const since = hold.since ? `, ${exactMoment(hold.since)}` : '';
  const isBanned = status === 'banned';
  return (
    <div
      className={clsx(
        'rounded-control border px-3.5 py-3 text-13 [overflow-wrap:anywhere]',
        isBanned ? 'border-bad/40 bg-bad-wash' : 'border-line-strong',
      )}
    >
      <p className="flex items-baseline gap-2 font-medium">
        <Dot tone={tone} />
        {`${label}${by}${since}`}
      </p>
      {isBanned && <p className="mt-1 text-ink-soft">{hold.reason || 'No reason was given.'}</p>}
    </div>
  );
}

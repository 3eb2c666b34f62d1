import type { AdminUser } from '@herald/contract/endpoints/admin-users';
import { exactMoment, shortDay, timeAgo } from '#lib/dates.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Dot } from '#ui/dot.tsx';
import { Tag } from '#ui/tag.tsx';
import { roleWords, statusWords } from '../rules/user-words.ts';

export const userColumns = (onOpen: (user: AdminUser) => void): readonly DataColumn<AdminUser>[] => [
  {
    id: 'name',
    header: 'Name',
    isSortable: 'words',
    className: 'max-w-[24ch]',
    cell: (user) => (
      <button
        type="button"
        onClick={() => onOpen(user)}
        data-opens={user.id}
        title={user.name}
        className="block max-w-full truncate font-medium text-14"
      >
        {user.name}
      </button>
    ),
  },
  { id: 'plan', header: 'Plan', className: 'py-1.5', cell: ({ plan_slugs }) => <PlanTags slugs={plan_slugs} /> },
  {
    id: 'email',
    header: 'Email',
    isSortable: 'words',
    className: 'max-w-[30ch]',
    cell: ({ email }) => (
      <span className="block truncate text-ink-soft" title={email}>
        {email}
      </span>
    ),
  },
  {
    id: 'videos_created',
    header: 'Videos',
    isSortable: true,
    isNumeric: true,
    cell: ({ videosCreated }) => videosCreated.toLocaleString('en-US'),
  },
  {
    id: 'created_at',
    header: 'Joined',
    isSortable: true,
    className: 'max-xl:py-1.5',
    cell: (user) => (
      <>
        <span className="text-ink-soft" title={exactMoment(user.createdAt)}>
          {shortDay(user.createdAt)}
        </span>
        {/* Where there is no room for its column. */}
        <span className="block text-12 text-ink-faint xl:hidden">
          {'Last seen '}
          <LastSeen user={user} />
        </span>
      </>
    ),
  },
  {
    id: 'last-seen',
    header: 'Last seen',
    className: 'max-xl:hidden',
    cell: (user) => <LastSeen user={user} />,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <span className="text-ink-soft">{roleWords[role]}</span>,
  },
  { id: 'status', header: 'Status', cell: (user) => <UserStatus user={user} /> },
];

export function PlanTags({ slugs }: { slugs: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {slugs.map((slug) => (
        <Tag key={slug}>{slug}</Tag>
      ))}
    </span>
  );
}

export function UserStatus({ user: { status } }: { user: AdminUser }) {
  const { label, tone } = statusWords[status];
  return (
    <span className="inline-flex items-center gap-2">
      <Dot tone={tone} /> {label}
    </span>
  );
}

export function LastSeen({ user: { lastActive } }: { user: AdminUser }) {
  if (!lastActive) return <span className="text-ink-faint">Never</span>;
  return (
    <span className="text-ink-soft" title={exactMoment(lastActive)}>
      {timeAgo(lastActive)}
    </span>
  );
}

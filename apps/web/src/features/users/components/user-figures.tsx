import type { UserQuery } from '@herald/contract/endpoints/admin-users';
import { StatStrip } from '#ui/stat-strip.tsx';
import { useUserStatistics } from '../api/use-users.ts';

export function UserFigures({ query }: { query: UserQuery }) {
  const { data, isPending } = useUserStatistics(query);
  const number = (count: number | undefined) => (count === undefined ? '–' : count.toLocaleString('en-US'));
  return (
    <StatStrip
      isLoading={isPending}
      stats={[
        { label: 'Total Users', value: number(data?.totalUsers) },
        { label: 'Active', value: number(data?.activeUsers) },
        { label: 'Suspended', value: number(data?.suspendedUsers) },
        { label: 'Banned', value: number(data?.bannedUsers) },
        { label: 'Today', value: number(data?.newUsersToday), note: 'new' },
        { label: 'This Week', value: number(data?.newUsersThisWeek), note: 'new' },
      ]}
    />
  );
}

import { StatStrip } from '../../../ui/stat-strip.tsx';
import { useTeamStatistics } from '../api/use-team.ts';

export function TeamSeats() {
  const { data, isPending } = useTeamStatistics();
  if (!data && !isPending) return null;
  const number = (count: number | undefined) => String(count ?? 0);
  return (
    <div className="mt-6">
      <StatStrip
        isLoading={isPending}
        stats={[
          { label: 'Members', value: number(data?.total), note: `of ${number(data?.limit)} seats` },
          { label: 'Active', value: number(data?.by_status.active) },
          { label: 'Pending', value: number(data?.by_status.pending), note: 'invited' },
          { label: 'Inactive', value: number(data?.by_status.inactive) },
        ]}
      />
    </div>
  );
}

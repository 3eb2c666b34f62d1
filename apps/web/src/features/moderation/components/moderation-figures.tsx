import { StatStrip } from '#ui/stat-strip.tsx';
import { useModerationFigures } from '../api/use-moderation.ts';

export function ModerationFigures() {
  const { data, isPending } = useModerationFigures();
  const text = (count: number | undefined) => (count === undefined ? '–' : count.toLocaleString('en-US'));
  const appeals = data?.appeals ?? 0;
  return (
    <StatStrip
      isLoading={isPending}
      stats={[
        { label: 'Total Content', value: text(data?.total_content) },
        {
          label: 'Pending Review',
          value: text(data?.pending_review),
          note: appeals > 0 && `${appeals} ${appeals === 1 ? 'appeal' : 'appeals'}`,
        },
        { label: 'Flagged', value: text(data?.flagged) },
        { label: 'Removed', value: text(data?.removed) },
        { label: 'Reported Today', value: text(data?.reported_today) },
        { label: 'Actions Today', value: text(data?.actions_today) },
      ]}
    />
  );
}

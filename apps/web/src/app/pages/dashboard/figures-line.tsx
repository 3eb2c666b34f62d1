import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { downloadCsv } from '#lib/download-csv.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { TextButton } from '#ui/text-button.tsx';

const RANGE = '30d';

/** What became of the account's videos in the last 30 days; nothing before somebody has done something with one. */
export function FiguresLine() {
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['analytics', 'own', RANGE],
    queryFn: async ({ signal }) => (await request('GET /analytics/summary', { query: { range: RANGE }, signal })).data,
  });
  const exporting = useMutation({
    mutationFn: () => downloadCsv('/analytics/export', { range: RANGE }, 'video_figures.csv'),
    onSuccess: () => toastSuccess('Export Successful'),
    onError: (error) => toastError('Export Failed', messageOf(error, 'Failed to export the figures.')),
  });
  if (isLoadingError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-13 text-ink-soft">
        The figures of the last 30 days could not be loaded.
        <TextButton onClick={() => void refetch()}>Retry</TextButton>
      </p>
    );
  }
  if (!data || data.plays + data.downloads + data.shares + data.clicks === 0) return null;
  const share = data.average_share === null ? [] : [`mean share ${Math.round(data.average_share * 100)}%`];
  const parts = [
    count(data.plays, 'play'),
    `${data.watched.toLocaleString('en-US')} watched`,
    ...share,
    count(data.clicks, 'click'),
    count(data.downloads, 'download'),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-4 text-13 text-ink-soft">
      <span className="tnum">Last 30 days: {parts.join(' · ')}</span>
      <TextButton onClick={() => exporting.mutate()} disabled={exporting.isPending}>
        By video as CSV
      </TextButton>
    </p>
  );
}

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

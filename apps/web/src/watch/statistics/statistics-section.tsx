import type { PublicVideo, VideoStatistics } from '@herald/contract/endpoints/watch';
import { useCallback, useEffect, useState } from 'react';
import { request } from '#lib/api.ts';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from '../parts/section.tsx';
import type { Sentence } from '../rules/sentences.ts';
import { RetentionChart } from './retention-chart.tsx';

interface StatisticsSectionProps {
  video: PublicVideo;
  durationSec: number;
  sentences: readonly Sentence[];
  onJump: (sec: number) => void;
}

/** How the video was watched; only its own people see this. */
export function StatisticsSection({ video, durationSec, sentences, onJump }: StatisticsSectionProps) {
  const { statistics, hasFailed, load } = useStatistics(video.id);
  return (
    <Section title="Statistics" aside={<span className="text-12 text-ink-faint">Only your team sees this</span>}>
      {hasFailed ? (
        <p className="flex items-center justify-between gap-4 text-13 text-ink-soft">
          The statistics could not be loaded.
          <Button size="s" onClick={load}>
            Try again
          </Button>
        </p>
      ) : (
        <>
          <StatisticsStrip statistics={statistics} />
          {!statistics && <Skeleton className="mt-5 h-[168px]" />}
          {statistics && statistics.retention.length === 0 && (
            <p className="mt-4 text-13 text-ink-soft">
              No one has watched this video yet. Once people watch it, you see here which sentences kept them watching.
            </p>
          )}
          {statistics && statistics.retention.length > 0 && (
            <RetentionChart
              retention={statistics.retention}
              durationSec={durationSec}
              sentences={sentences}
              onJump={onJump}
            />
          )}
        </>
      )}
    </Section>
  );
}

const viewsOf = (days: VideoStatistics['last_days']) => days.reduce((sum, { views }) => sum + views, 0);

function useStatistics(id: string) {
  const [statistics, setStatistics] = useState<VideoStatistics>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    request('GET /videos/:id/statistics', { params: { id } })
      .then(({ data }) => setStatistics(data))
      .catch(() => setFailed(true));
  }, [id]);
  useEffect(load, [load]);
  return { statistics, hasFailed, load };
}

/** Three numbers in one joined strip. A viewer counts once a day, so views and viewers are one number. */
function StatisticsStrip({ statistics }: { statistics: VideoStatistics | undefined }) {
  const cells = statistics && [
    { name: 'Views', value: statistics.views.toLocaleString('en-US') },
    { name: 'Last 30 days', value: viewsOf(statistics.last_days).toLocaleString('en-US') },
    {
      name: 'Average watched',
      value: timeCode(statistics.average_watched_seconds),
      note: `${Math.round(statistics.average_watched_percent)}%`,
    },
  ];
  if (!cells) return <Skeleton className="h-[70px] rounded-card" />;
  return (
    <dl className="grid grid-cols-[1fr_1fr_auto] gap-px overflow-hidden rounded-card border border-line bg-line">
      {cells.map(({ name, value, note }) => (
        <div key={name} className="min-w-0 bg-panel px-4 py-2.5">
          <dt className="whitespace-nowrap text-12 text-ink-soft">{name}</dt>
          <dd className="mt-0.5 flex items-baseline gap-2">
            <span className="display tnum font-semibold text-20">{value}</span>
            {note && <span className="tnum text-12 text-ink-faint">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { PublicVideo, VideoStatistics } from '@herald/contract/endpoints/watch';
import { useCallback, useEffect, useState } from 'react';
import { request } from '#lib/api.ts';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from '../parts/section.tsx';
import type { Sentence } from '../rules/sentences.ts';
import { DayTable, number } from './day-table.tsx';
import { RetentionChart } from './retention-chart.tsx';
import { StatisticsFoot } from './statistics-foot.tsx';

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
    <Section
      id="statistics"
      title="Statistics"
      aside={<span className="text-12 text-ink-faint">Only your team sees this</span>}
    >
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
          {statistics && statistics.last_days.length > 0 && <DayTable days={statistics.last_days} />}
          {statistics && <StatisticsFoot video={video} {...{ statistics, sentences, durationSec }} />}
        </>
      )}
    </Section>
  );
}

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

/** The numbers in one joined strip. A viewer counts once a day, so plays are also the viewers of each day. */
function StatisticsStrip({ statistics }: { statistics: VideoStatistics | undefined }) {
  if (!statistics) return <Skeleton className="h-[140px] rounded-card" />;
  const share = statistics.average_watched_percent;
  const seconds = statistics.average_watched_seconds;
  const cells = [
    { name: 'Plays', value: number(statistics.plays) },
    { name: 'Watched', value: number(statistics.watched), title: 'Plays of 5 s or more, or of three quarters' },
    {
      name: 'Mean share',
      value: share === null ? '–' : `${Math.round(share)}%`,
      note: seconds === null ? undefined : timeCode(seconds),
    },
    { name: 'Clicks', value: number(statistics.clicks) },
    { name: 'Downloads', value: number(statistics.downloads), title: 'Yours included' },
    { name: 'Shares', value: number(statistics.shares), title: 'Yours included' },
  ];
  return (
    <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-line bg-line">
      {cells.map(({ name, value, note, title }) => (
        <div key={name} title={title} className="min-w-0 bg-panel px-3 py-2.5 sm:px-4">
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

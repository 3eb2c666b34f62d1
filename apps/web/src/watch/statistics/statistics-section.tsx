import type { PublicVideo, VideoStatistics } from '@herald/contract';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../parts/section.tsx';
import type { Sentence } from '../rules/sentences.ts';
import { RetentionChart } from './retention-chart.tsx';
import { StatisticsStrip } from './statistics-strip.tsx';

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
              Nobody has watched this video yet. Once somebody has, you see here which sentences they stayed for.
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

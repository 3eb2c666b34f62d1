import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { paths } from '#lib/paths.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTopVideos } from '../api/use-analytics.ts';
import { number, timeText } from '../rules/figure-words.ts';
import { FigureCard } from './figure-card.tsx';

/** The most played videos of the range. */
export function TopVideosCard({ range, timeZone }: { range: AnalyticsRange; timeZone: string }) {
  const { data, isError, refetch } = useTopVideos(range);
  const foundAt = data?.found_at;
  return (
    <FigureCard
      title="Top Performing Videos"
      aside={foundAt && `as of ${timeText(foundAt, timeZone)}`}
      onRetry={isError && !data ? () => void refetch() : undefined}
    >
      {!data && <Skeleton className="mt-3 h-48" />}
      {data?.videos.length === 0 && (
        <p className="py-4 text-13 text-ink-soft">Nobody has played a video in this range.</p>
      )}
      <ol className="mt-1">
        {data?.videos.map(({ id, title, creator, slug, thumbnail_url, plays, watched, downloads }, at) => (
          <li key={id} className="flex items-center gap-3 border-line border-b py-2 last:border-0">
            <span className="display tnum w-4 font-semibold text-16 text-ink-faint">{at + 1}</span>
            <span className="h-12 w-[27px] shrink-0 overflow-hidden rounded-sm bg-bone">
              {thumbnail_url && <img src={thumbnail_url} alt="" loading="lazy" className="size-full object-cover" />}
            </span>
            <span className="min-w-0 flex-1">
              {slug ? (
                <a href={paths.watch(slug)} className="block truncate font-medium text-14 hover:underline">
                  {title}
                </a>
              ) : (
                <span className="block truncate font-medium text-14">{title}</span>
              )}
              <span className="block truncate text-12 text-ink-faint">{creator}</span>
            </span>
            <span className="tnum text-right">
              <span className="block text-13">{`${number(plays)} ${plays === 1 ? 'view' : 'views'}`}</span>
              <span className="block whitespace-nowrap text-12 text-ink-faint">
                {`${number(watched)} watched, ${number(downloads)} ${downloads === 1 ? 'download' : 'downloads'}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </FigureCard>
  );
}

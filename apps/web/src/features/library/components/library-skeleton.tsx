import { clsx } from 'clsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { LibraryView } from '../rules/library-query.ts';
import { cardColumns, rowHeight, wordsHeight } from './layout-class.ts';

const WIDTHS = ['w-[90%]', 'w-[72%]', 'w-[84%]', 'w-[66%]'];
const places = Array.from({ length: 12 }, (_, index) => `place-${index}`);

export function LibrarySkeleton({ view, isCompact }: { view: LibraryView; isCompact: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading videos...
      </p>
      {view === 'grid' ? <CardSkeletons isCompact={isCompact} /> : <RowSkeletons isCompact={isCompact} />}
    </>
  );
}

function CardSkeletons({ isCompact }: { isCompact: boolean }) {
  return (
    <div aria-hidden className={clsx('grid', cardColumns(isCompact))}>
      {places.map((place, index) => (
        <div key={place}>
          <Skeleton className="aspect-[9/16] rounded-card!" />
          <div className={wordsHeight(isCompact)}>
            <Skeleton className={clsx('h-3.5', WIDTHS[index % WIDTHS.length])} />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

function RowSkeletons({ isCompact }: { isCompact: boolean }) {
  return (
    <div aria-hidden className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
      {places.map((place, index) => (
        <div key={place} className={clsx('flex items-center gap-6 px-3', rowHeight(isCompact))}>
          <Skeleton className={isCompact ? 'h-9 w-5' : 'h-14 w-[31.5px]'} />
          <div className="w-64">
            <Skeleton className={clsx('h-3.5', WIDTHS[index % WIDTHS.length])} />
            <Skeleton className="mt-2 h-3 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}

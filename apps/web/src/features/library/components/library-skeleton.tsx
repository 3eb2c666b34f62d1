import { clsx } from 'clsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { LibraryView } from '../rules/library-query.ts';

const WIDTHS = ['w-[90%]', 'w-[72%]', 'w-[84%]', 'w-[66%]'];
const places = Array.from({ length: 12 }, (_, index) => `place-${index}`);

export function LibrarySkeleton({ view }: { view: LibraryView }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading videos...
      </p>
      {view === 'grid' ? <CardSkeletons /> : <RowSkeletons />}
    </>
  );
}

function CardSkeletons() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-5 md:gap-y-9 lg:grid-cols-4 xl:grid-cols-6"
    >
      {places.map((place, index) => (
        <div key={place}>
          <Skeleton className="aspect-[9/16] rounded-card!" />
          <div className="h-17 pt-3">
            <Skeleton className={clsx('h-3.5', WIDTHS[index % WIDTHS.length])} />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

function RowSkeletons() {
  return (
    <div aria-hidden className="divide-y divide-line overflow-hidden rounded-card border border-line bg-panel">
      {places.map((place, index) => (
        <div key={place} className="flex h-18 items-center gap-6 px-3">
          <Skeleton className="h-14 w-[31.5px]" />
          <div className="w-64">
            <Skeleton className={clsx('h-3.5', WIDTHS[index % WIDTHS.length])} />
            <Skeleton className="mt-2 h-3 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}

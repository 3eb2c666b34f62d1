import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';

const cards = ['first', 'second', 'third'];

export function SitesLoading({ label, heading }: { label: string; heading: ReactNode }) {
  return (
    <>
      {heading}
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="rounded-card border border-line bg-panel p-5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="mt-7 h-9 w-full" />
          </div>
        ))}
      </div>
    </>
  );
}

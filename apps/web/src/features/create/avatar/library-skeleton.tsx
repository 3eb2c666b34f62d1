import { limits } from '@herald/contract';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { avatarColumns } from './avatar-columns.ts';

const places = Array.from({ length: limits.avatarPageSize }, (_, place) => place);

export function LibrarySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading avatars</span>
      <Skeleton className="mb-4 h-10 w-full max-w-[420px]" />
      <div className={avatarColumns}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-[3/4] w-full rounded-control" />
            <Skeleton className="mt-2 h-4 w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}

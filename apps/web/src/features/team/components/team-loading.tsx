import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ROWS = ['first', 'second', 'third'];

/** In the shape of the list that comes. */
export function TeamLoading() {
  return (
    <>
      <PageHeading line="Manage your team members and their access to your account">Team Members</PageHeading>
      <p role="status" className="sr-only">
        Loading team members...
      </p>
      <div aria-hidden className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <Skeleton className="h-10 w-full" />
          <div className="mt-4 divide-y divide-line rounded-card border border-line bg-panel">
            {ROWS.map((row) => (
              <div key={row} className="flex items-center gap-4 p-4">
                <Skeleton className="size-11" />
                <div className="flex-1">
                  <Skeleton className="h-4 w-1/3" />
                  <Skeleton className="mt-2 h-3.5 w-1/2" />
                </div>
                <Skeleton className="h-5 w-24" />
              </div>
            ))}
          </div>
        </div>
        <Skeleton className="h-[260px] rounded-card max-lg:hidden" />
      </div>
    </>
  );
}

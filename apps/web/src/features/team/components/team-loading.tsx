import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const cards = ['first', 'second', 'third'];

export function TeamLoading() {
  return (
    <>
      <PageHeading line="Manage your team members and their access to your account">Team Members</PageHeading>
      <p role="status" className="sr-only">
        Loading team members...
      </p>
      <div aria-hidden className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <div key={card} className="rounded-card border border-line bg-panel p-4">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-3.5 w-2/3" />
            <Skeleton className="mt-6 h-5 w-1/3" />
          </div>
        ))}
      </div>
    </>
  );
}

import { RemovedList } from '#features/removed/components/removed-list.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

export function RemovedPage() {
  return (
    <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
      <PageHeading line="Nobody else can see it. You read here why, can appeal once, and find the answer.">
        Removed by a moderator
      </PageHeading>
      <RemovedList />
    </div>
  );
}

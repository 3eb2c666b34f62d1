import { clsx } from 'clsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stageColumns } from './stage-columns.ts';

interface WizardSkeletonProps {
  isStageFolded?: boolean;
  /** What is on its way, where it is known. */
  title?: string;
}

/** The wizard while the draft is on its way, in its final places. */
export function WizardSkeleton({ isStageFolded = false, title }: WizardSkeletonProps) {
  return (
    <div className={clsx('flex-1 lg:grid', stageColumns(isStageFolded))}>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] px-4 pt-6 md:px-8 md:pt-9">
        {title ? <PageHeading>{title}</PageHeading> : <Skeleton className="h-9 w-full max-w-[360px]" />}
        <Skeleton className="mt-3 h-5 w-40" />
        <div className="mt-7 mb-8 grid grid-cols-3 gap-2 md:gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
        <StepSkeleton />
      </main>
      <div className={clsx('border-line border-l bg-well max-lg:hidden', !isStageFolded && 'p-8')}>
        {!isStageFolded && <Skeleton className="mx-auto mt-10 aspect-[9/16] w-full max-w-[326px] rounded-control" />}
      </div>
    </div>
  );
}

/** A step on its way, in the shape of a form. */
export function StepSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-11 w-full max-w-[420px]" />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[216px_1fr]">
        <Skeleton className="aspect-square w-full" />
        <Skeleton className="h-full min-h-40 w-full" />
      </div>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}

import { Skeleton } from '../../../ui/skeleton.tsx';

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

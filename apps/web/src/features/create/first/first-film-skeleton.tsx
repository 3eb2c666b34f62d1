import { clsx } from 'clsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The words beside the stage; on small screens below it. */
export const firstFilmClass =
  'mx-auto grid max-w-[1152px] content-center items-center gap-x-16 gap-y-6 py-6 outline-none lg:min-h-[calc(100dvh-72px)] lg:grid-cols-[minmax(0,1fr)_auto]';

export const firstStageClass = 'lg:w-[min(382px,calc((100dvh-190px)*9/16))] lg:min-w-[180px]';

/** The first moment of the first ready script, drawn by Herald itself. */
export const FIRST_STILL = '/film/emma.webp';

/** Until the page is there: its stage stands already. */
export function FirstFilmSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={firstFilmClass}>
      <div className="max-lg:order-2">
        <Skeleton className="h-5 w-32 max-lg:mx-auto" />
        <Skeleton className="mt-3 h-24 w-full max-w-[420px] max-lg:mx-auto" />
        <Skeleton className="mt-4 h-12 w-full max-w-[560px] max-lg:mx-auto" />
        <Skeleton className="mt-6 h-36 w-full rounded-card" />
        <Skeleton className="mt-4 h-16 w-full" />
        <Skeleton className="mt-6 h-11 w-44 max-sm:w-full" />
      </div>
      <div className={clsx('mx-auto w-[148px] max-lg:order-1', firstStageClass)}>
        <div className="aspect-[9/16] overflow-hidden rounded-card bg-film">
          <img src={FIRST_STILL} alt="" className="size-full object-cover" />
        </div>
      </div>
    </div>
  );
}

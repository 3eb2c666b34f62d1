import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';

interface TheatreProps {
  ref?: Ref<HTMLDivElement>;
  /** Width over height of what is shown. */
  ratio: number;
  children: (frameClass: string) => ReactNode;
}

/** As large as the window allows, at its own shape; on phones so that the title peeks out below. */
const frameClass =
  'aspect-(--ratio) w-[min(100%,calc((100dvh-148px)*var(--ratio)))] sm:w-[min(100%,calc(78dvh*var(--ratio)))] lg:w-[min(100cqw,calc(100cqh*var(--ratio)))] lg:rounded-card';

export function Theatre({ ref, ratio, children }: TheatreProps) {
  return (
    <div ref={ref} className="scroll-mt-14 bg-well lg:sticky lg:top-14 lg:h-[calc(100dvh-56px)] lg:p-8">
      <div
        style={{ '--ratio': ratio } as CSSProperties}
        className={clsx('grid place-items-center', 'lg:size-full lg:[container-type:size]')}
      >
        {children(frameClass)}
      </div>
    </div>
  );
}

interface EmptyFrameProps {
  children: string;
  className?: string;
  /** The way on, where there is one. */
  action?: ReactNode;
}

/** Where the film would be. */
export function EmptyFrame({ children, className, action }: EmptyFrameProps) {
  return (
    <div className={clsx('relative grid place-items-center bg-film text-film-soft', className)}>
      <div aria-hidden className="corners absolute inset-4 text-film-soft/60" />
      <div className="grid justify-items-center gap-4 px-8 text-center">
        <p role="status" className="text-14">
          {children}
        </p>
        {action}
      </div>
    </div>
  );
}

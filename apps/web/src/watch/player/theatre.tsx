import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';

interface TheatreProps {
  ref?: Ref<HTMLDivElement>;
  /** Width over height of what is shown. */
  ratio: number;
  children: (frameClass: string) => ReactNode;
}

/**
 * As large as the window allows, at its own shape; on phones so that the title peeks out below. In low windows it is
 * wider than the picture, so that the controls fit.
 */
const frameClass =
  '[--tall:min(calc(100dvh-148px),calc(100cqw/var(--ratio)))] sm:[--tall:min(78dvh,calc(100cqw/var(--ratio)))] lg:[--tall:min(100cqh,calc(100cqw/var(--ratio)))] h-(--tall) w-[max(calc(var(--tall)*var(--ratio)),min(100%,20rem))] lg:rounded-card';

export function Theatre({ ref, ratio, children }: TheatreProps) {
  return (
    <div ref={ref} className="scroll-mt-14 bg-well lg:sticky lg:top-14 lg:h-[calc(100dvh-56px)] lg:p-8">
      <div
        style={{ '--ratio': ratio } as CSSProperties}
        className="grid place-items-center [container-type:inline-size] lg:size-full lg:[container-type:size]"
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

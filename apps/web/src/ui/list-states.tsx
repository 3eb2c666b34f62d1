import { clsx } from 'clsx';
import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf } from '#lib/api.ts';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Icon } from './icon.tsx';
import { Skeleton } from './skeleton.tsx';

interface ListFailureProps {
  title: string;
  answer: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

export function ListFailure({ title, answer }: ListFailureProps) {
  return (
    <ErrorState
      title={title}
      reason={failureOf(answer.error).message}
      onRetry={() => void answer.refetch()}
      isRetrying={answer.isFetching}
    />
  );
}

interface ListLoadingProps {
  /** For screen readers. */
  words: string;
  /** On the screen as well. */
  isShown?: boolean | undefined;
  rows?: number;
  /** The shape of one row. */
  rowClass?: string;
  children?: ReactNode;
}

/** Rows in the shape of what comes. */
export function ListLoading({ words, isShown, rows = 8, rowClass, children }: ListLoadingProps) {
  const places = Array.from({ length: rows }, (_, index) => `place-${index}`);
  return (
    <div className="divide-y divide-line">
      <p role="status" className={isShown ? 'px-4 py-2.5 text-13 text-ink-soft' : 'sr-only'}>
        {words}
      </p>
      {places.map((place) => (
        <div key={place} aria-hidden className={clsx('px-4', rowClass ?? 'flex h-10 items-center gap-6')}>
          {children ?? (
            <>
              <Skeleton className="h-3.5 w-1/5" />
              <Skeleton className="h-3.5 w-1/3" />
              <Skeleton className="ml-auto h-3.5 w-16" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

interface NothingFoundProps {
  title: string;
  icon?: LucideIcon | undefined;
  /** What helps where filters narrow the list. */
  hint?: string | undefined;
  /** What to do where there is nothing at all. */
  firstStep?: string | undefined;
  /** Set on a page after the last one. */
  onLastPage?: (() => void) | undefined;
  /** Set where filters narrow the list. */
  onClear?: (() => void) | undefined;
}

export function NothingFound({ title, icon = SearchX, hint, firstStep, onLastPage, onClear }: NothingFoundProps) {
  const isNarrowed = !onLastPage && onClear !== undefined;
  const help = isNarrowed ? hint : onLastPage ? undefined : firstStep;
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon of={icon} size={22} className="text-ink-faint" />
      <h2 className="font-semibold text-16">{onLastPage ? 'This page is empty' : title}</h2>
      {onLastPage && <Button onClick={onLastPage}>Go to the last page</Button>}
      {help && <p className="text-14 text-ink-soft">{help}</p>}
      {isNarrowed && <Button onClick={onClear}>Clear Filters</Button>}
    </div>
  );
}

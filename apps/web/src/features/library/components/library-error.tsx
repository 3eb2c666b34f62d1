import { errorTexts } from '@herald/contract/errors';
import { useEffect, useEffectEvent, useState } from 'react';
import { connection, failureOf } from '#lib/api.ts';
import { useStore } from '#lib/create-store.ts';
import { ErrorState } from '#ui/error-state.tsx';

interface LibraryErrorProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

const RETRY_AFTER_SEC = 10;

/** Tries again by itself, and says when. */
export function LibraryError({ error, onRetry, isRetrying }: LibraryErrorProps) {
  const { message, code, requestId, httpStatus } = failureOf(error);
  // Then the banner tries, and the list follows.
  const { isAway } = useStore(connection.state);
  const leftSec = useCountdown(error, onRetry);
  const facts = {
    code: code ?? (httpStatus === undefined ? 'NETWORK_ERROR' : `HTTP_${httpStatus}`),
    ...(requestId && { request: requestId }),
    at: useFirstMoment(error).toLocaleTimeString('en-GB'),
  };
  return (
    <ErrorState
      title="Failed to load videos"
      reason={httpStatus === undefined ? errorTexts.network : message}
      kept="Nothing is lost. Your videos are safe and keep rendering without this page."
      onRetry={onRetry}
      isRetrying={isRetrying}
      facts={facts}
      action={
        !isRetrying && !isAway && <span className="tnum text-13 text-ink-faint">Trying by itself in {leftSec} s</span>
      }
    />
  );
}

function useCountdown(error: Error, onZero: () => void): number {
  const [leftSec, setLeftSec] = useState(RETRY_AFTER_SEC);
  const reachZero = useEffectEvent(onZero);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new failure starts a new count.
  useEffect(() => {
    let left = RETRY_AFTER_SEC;
    setLeftSec(left);
    const timer = setInterval(() => {
      left -= 1;
      setLeftSec(Math.max(0, left));
      if (left === 0) reachZero();
    }, 1000);
    return () => clearInterval(timer);
  }, [error]);
  return leftSec;
}

function useFirstMoment(error: Error): Date {
  const [seen, setSeen] = useState({ error, at: new Date() });
  if (seen.error !== error) setSeen({ error, at: new Date() });
  return seen.at;
}

import type { ReactNode } from 'react';
import { TextButton } from '#ui/text-button.tsx';

/** What a part of a card says while it loads, is empty or has failed. */
export function CardNote({ children, onRetry }: { children: ReactNode; onRetry?: () => unknown }) {
  return (
    <p role={onRetry ? 'alert' : 'status'} className="text-14 text-ink-soft">
      {children} {onRetry && <TextButton onClick={() => void onRetry()}>Try again</TextButton>}
    </p>
  );
}

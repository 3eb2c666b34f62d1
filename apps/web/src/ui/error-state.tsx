import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Panel } from './panel.tsx';

interface ErrorStateProps {
  title: string;
  /** What happened. */
  reason: string;
  /** What was kept. */
  kept?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** For support: code, request id, time. */
  facts?: Readonly<Record<string, string>>;
  /** Another way out, beside the retry. */
  action?: ReactNode;
}

export function ErrorState({ title, reason, kept, onRetry, isRetrying, facts, action }: ErrorStateProps) {
  return (
    <Panel role="alert" className="flex flex-wrap items-start gap-x-6 gap-y-5 p-6 md:p-8">
      <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-[2px] bg-bad" />
      <div className="min-w-0 flex-1 basis-[280px]">
        <h2 className="font-semibold text-20">{title}</h2>
        <p className="mt-1.5 max-w-[60ch] text-14 text-ink-soft">{reason}</p>
        {kept && <p className="mt-1 max-w-[60ch] text-14 text-ink-soft">{kept}</p>}
        {(onRetry || action) && (
          <div className="mt-5 flex flex-wrap items-center gap-3">
            {onRetry && (
              <Button kind="primary" icon={RotateCcw} onClick={onRetry} busyText={isRetrying && 'Trying again...'}>
                Try again
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
      {facts && (
        <dl className="tc grid grid-cols-[auto_auto] gap-x-4 gap-y-1 text-12 text-ink-faint">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="break-all text-ink-soft">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

import { limits } from '@herald/contract/limits';
import { failureOf } from '#lib/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSources } from '../api/use-sources.ts';
import { SourceRow } from './source-row.tsx';

interface SourcesPanelProps {
  ownEmail: string;
  onOpenEvent?: (id: number) => void;
}

/** Who may report, where to and with which secret. */
export function SourcesPanel({ ownEmail, onOpenEvent }: SourcesPanelProps) {
  const sources = useSources();
  if (sources.isPending) {
    return (
      <div role="status" className="flex flex-col gap-5">
        <span className="sr-only">Loading the sources...</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (sources.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load the sources."
        reason={failureOf(sources.error).message}
        onRetry={() => void sources.refetch()}
        isRetrying={sources.isFetching}
      />
    );
  }
  return (
    <>
      <ul aria-label="Sources" className="divide-y divide-line border-line border-y">
        {sources.data.map((state) => (
          <SourceRow key={state.source} state={state} ownEmail={ownEmail} onOpenEvent={onOpenEvent} />
        ))}
      </ul>
      <p className="mt-4 text-13 text-ink-faint">
        {`Two secrets are valid while you replace one. The old one stops when you say so, or after ${limits.webhookOverlapDays} days. A source without a secret is refused.`}
      </p>
    </>
  );
}

import type { WebhookSourceState } from '@herald/contract/endpoints/webhook-events';
import { limits } from '@herald/contract/limits';
import { isSalesSource } from '@herald/contract/sales';
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
  const ofFilms = sources.data.filter(({ source }) => !isSalesSource(source));
  const ofSales = sources.data.filter(({ source }) => isSalesSource(source));
  return (
    <>
      <SourceList label="Sellers" states={ofSales} ownEmail={ownEmail} onOpenEvent={onOpenEvent} />
      {ofFilms.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 font-medium text-14">Services that film</h3>
          <SourceList label="Services that film" states={ofFilms} ownEmail={ownEmail} onOpenEvent={onOpenEvent} />
        </>
      )}
      <p className="mt-4 text-13 text-ink-faint">
        {`Two secrets are valid while you replace one. The old one stops when you say so, or after ${limits.webhookOverlapDays} days. A source without a secret is refused.`}
      </p>
    </>
  );
}

interface SourceListProps {
  label: string;
  states: WebhookSourceState[];
  ownEmail: string;
  onOpenEvent: ((id: number) => void) | undefined;
}

function SourceList({ label, states, ...row }: SourceListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-line border-y">
      {states.map((state) => (
        <SourceRow key={state.source} state={state} {...row} />
      ))}
    </ul>
  );
}

import { PronunciationForm } from '#data/pronunciation-form.tsx';
import { usePronunciations, useSavePronunciations } from '#data/pronunciations.ts';
import { messageOf } from '#lib/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How names and brands are said in every film; saved by itself. */
export function PronunciationsCard() {
  const { data, isError, error, refetch, isFetching } = usePronunciations();
  const saving = useSavePronunciations();
  return (
    <Panel className="p-5 md:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-16">Pronunciations</h2>
        <p className="text-13 text-ink-faint">Said this way in every film</p>
      </div>
      {isError ? (
        <ErrorState
          title="Your list did not load"
          reason={messageOf(error, 'The server sent an unexpected response.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <PronunciationForm
          saved={data}
          onSave={(hints) => saving.mutate(hints)}
          isSaving={saving.isPending}
          failure={saving.error ? messageOf(saving.error, 'Your list was not saved. Please try again.') : ''}
        />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Panel>
  );
}

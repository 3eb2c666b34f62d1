import { messageOf } from '#lib/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PronunciationForm } from './pronunciation-form.tsx';
import { usePronunciations, useSavePronunciations } from './pronunciations.ts';

/** How the account wants its names and brands to be said; saved by itself. */
export function PronunciationList({ onSaved }: { onSaved?: () => void }) {
  const { data, isError, error, refetch, isFetching } = usePronunciations();
  const saving = useSavePronunciations(onSaved);
  if (isError) {
    return (
      <ErrorState
        title="Your list did not load"
        reason={messageOf(error, 'The server sent an unexpected response.')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="h-24 w-full" />;
  return (
    <PronunciationForm
      saved={data}
      onSave={(hints) => saving.mutate(hints)}
      isSaving={saving.isPending}
      failure={saving.error ? messageOf(saving.error, 'Your list was not saved. Please try again.') : ''}
    />
  );
}

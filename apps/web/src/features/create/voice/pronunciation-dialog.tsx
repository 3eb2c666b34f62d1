import { PronunciationForm } from '#data/pronunciation-form.tsx';
import { usePronunciations, useSavePronunciations } from '#data/pronunciations.ts';
import { messageOf } from '#lib/api.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How the account wants its names and brands to be said; kept for every script. */
export function PronunciationDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch, isFetching } = usePronunciations();
  const saving = useSavePronunciations(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Pronunciation"
      description="Write a word as it appears in your scripts, and how it should sound: in letters, or in the phonetic alphabet between slashes, like /ˈhɛrəld/. Some voices say exactly these sounds, the others the nearest letters."
    >
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
    </Dialog>
  );
}

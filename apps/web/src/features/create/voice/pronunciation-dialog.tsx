import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf, request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { toastSuccess } from '#lib/toast.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Hint, PronunciationForm } from './pronunciation-form.tsx';

const KEY = ['pronunciations'];

/** How the account wants its names and brands to be said; kept for every script. */
export function PronunciationDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('GET /pronunciations', { signal })).data,
  });
  const saving = useMutation({
    mutationFn: async (pronunciations: Hint[]) =>
      (await request('PUT /pronunciations', { body: { pronunciations } })).data,
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      toastSuccess('Pronunciations Saved', 'Your next audio uses them.');
      onClose();
    },
  });
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

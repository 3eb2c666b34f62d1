import { PronunciationList } from '#data/pronunciation-list.tsx';
import { usePronunciationRows } from '#data/use-pronunciation-rows.ts';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';

/** How the account wants its names and brands to be said; kept for every script. */
export function PronunciationDialog({ onClose }: { onClose: () => void }) {
  const edit = usePronunciationRows(onClose);
  return (
    <GuardedDialog
      hasChanges={edit.unsaved > 0}
      onClose={onClose}
      title="Pronunciation"
      description="Write a word as it appears in your scripts, and how it should sound: in letters, or in the phonetic alphabet between slashes, like /ˈhɛrəld/. Some voices say exactly these sounds, the others the nearest letters."
    >
      <PronunciationList edit={edit} />
    </GuardedDialog>
  );
}

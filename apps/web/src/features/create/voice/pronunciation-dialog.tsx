import { PronunciationList } from '#data/pronunciation-list.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** How the account wants its names and brands to be said; kept for every script. */
export function PronunciationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Pronunciation"
      description="Write a word as it appears in your scripts, and how it should sound: in letters, or in the phonetic alphabet between slashes, like /ˈhɛrəld/. Some voices say exactly these sounds, the others the nearest letters."
    >
      <PronunciationList onSaved={onClose} />
    </Dialog>
  );
}

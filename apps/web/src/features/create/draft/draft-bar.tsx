import { useState } from 'react';
import { TextButton } from '../../../ui/text-button.tsx';
import { DraftNote } from './draft-note.tsx';
import { StartOverDialog } from './start-over-dialog.tsx';

/** What became of the draft, and the way to begin anew. */
export function DraftBar({ isAutoSaveOn }: { isAutoSaveOn: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 text-13 text-ink-faint md:pt-1.5">
      <DraftNote isAutoSaveOn={isAutoSaveOn} />
      <TextButton className="max-md:min-h-9" onClick={() => setAsking(true)}>
        Start over
      </TextButton>
      <StartOverDialog isOpen={isAsking} onOpenChange={setAsking} />
    </div>
  );
}

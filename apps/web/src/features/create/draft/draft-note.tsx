import { Dot, type Tone } from '../../../ui/dot.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useDraftStore } from './draft-context.ts';
import type { DraftStatus } from './draft-state.ts';
import { useDraftStatus } from './use-draft-status.ts';

const notes: Record<DraftStatus, { tone: Tone; words: string }> = {
  saved: { tone: 'good', words: 'Draft saved' },
  saving: { tone: 'idle', words: 'Saving draft...' },
  unsaved: { tone: 'idle', words: 'Not saved yet' },
  failed: { tone: 'warn', words: 'Not saved, kept in this browser' },
  conflict: { tone: 'warn', words: 'Two versions' },
};

interface DraftNoteProps {
  isAutoSaveOn: boolean;
}

export function DraftNote({ isAutoSaveOn }: DraftNoteProps) {
  const store = useDraftStore();
  const { status, failure } = useDraftStatus();
  const { tone, words } = notes[status];
  const canSave = status === 'failed' || (status === 'unsaved' && !isAutoSaveOn);
  return (
    <>
      <span role="status" title={failure || undefined} className="flex items-center gap-2">
        <Dot tone={tone} />
        {words}
      </span>
      {canSave && (
        <TextButton onClick={() => void store.save()}>{status === 'failed' ? 'Try again' : 'Save draft'}</TextButton>
      )}
    </>
  );
}

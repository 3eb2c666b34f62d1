import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { useStore } from '#lib/create-store.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dot, type Tone } from '#ui/dot.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { hasWork } from './content-rules.ts';
import type { DraftStatus } from './draft-state.ts';
import { KeptDrafts } from './kept-drafts.tsx';
import { useDraft, useDraftStatus, useDraftStore } from './use-draft.ts';

const notes: Record<DraftStatus, { tone: Tone; words: string }> = {
  saved: { tone: 'good', words: 'Draft saved' },
  saving: { tone: 'idle', words: 'Saving draft...' },
  unsaved: { tone: 'idle', words: 'Not saved yet' },
  failed: { tone: 'warn', words: 'Not saved, kept in this browser' },
  conflict: { tone: 'warn', words: 'Two versions' },
};

interface DraftBarProps {
  isAutoSaveOn: boolean;
  /** What else can be done with the draft. */
  children?: ReactNode;
}

/** The state of the draft, and the way to start over. */
export function DraftBar({ isAutoSaveOn, children }: DraftBarProps) {
  const [isAsking, setAsking] = useState(false);
  const { status } = useDraftStatus();
  const isUntouched = !hasWork(useDraft().content) && status === 'saved';
  if (isUntouched && !isAsking) return <KeptDrafts />;
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 text-13 text-ink-faint md:pt-1.5">
      <KeptDrafts />
      {children}
      <DraftNote isAutoSaveOn={isAutoSaveOn} />
      <TextButton className="max-md:min-h-9" onClick={() => setAsking(true)}>
        Start over
      </TextButton>
      <StartOverDialog isOpen={isAsking} onOpenChange={setAsking} />
    </div>
  );
}

interface DraftNoteProps {
  isAutoSaveOn: boolean;
}

function DraftNote({ isAutoSaveOn }: DraftNoteProps) {
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

interface StartOverDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function StartOverDialog({ isOpen, onOpenChange }: StartOverDialogProps) {
  const store = useDraftStore();
  const startOver = useMutation({
    mutationFn: () => store.startOver(),
    onSuccess: () => onOpenChange(false),
    onError: (error) => toastError('Nothing was changed', messageOf(error, 'The draft could not be cleared.')),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Start over?"
      question="This clears the avatar, voice and scene of this draft. It cannot be undone. Avatars you made stay in your library."
      confirmLabel="Start over"
      onConfirm={() => startOver.mutate()}
      busyText={startOver.isPending && 'Clearing...'}
    />
  );
}

/** Two versions of the draft: nothing is saved or lost before the user chooses. */
export function DraftConflict() {
  const store = useDraftStore();
  const { status } = useDraftStatus();
  const isReplaced = useStore({ subscribe: store.subscribe, read: () => store.read().replaced !== null });
  if (status === 'conflict') {
    return (
      <VersionNote
        role="alert"
        title="This draft was changed somewhere else"
        line="Nothing is saved until you choose a version."
      >
        <Button size="s" onClick={() => store.takeOther()}>
          Use the other version
        </Button>
        <Button size="s" onClick={() => void store.keepMine()}>
          Keep mine
        </Button>
      </VersionNote>
    );
  }
  if (!isReplaced) return null;
  return (
    <VersionNote
      role="status"
      title="This draft was changed in another tab or on another device"
      line="This page shows that version. What you did here is kept until you choose."
    >
      <Button size="s" onClick={() => store.goOn()}>
        Go on with this
      </Button>
      <Button size="s" onClick={() => void store.bringBack()}>
        Bring mine back
      </Button>
    </VersionNote>
  );
}

interface VersionNoteProps {
  role: 'alert' | 'status';
  title: string;
  line: string;
  /** The ways on. */
  children: ReactNode;
}

function VersionNote({ role, title, line, children }: VersionNoteProps) {
  return (
    <div
      role={role}
      className="rise sticky top-16 z-30 mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warn/50 bg-panel px-4 py-3 lg:top-[72px]"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-baseline gap-2.5">
        <Dot tone="warn" className="relative -top-px" />
        <div>
          <p className="font-medium text-14">{title}</p>
          <p className="text-13 text-ink-soft">{line}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

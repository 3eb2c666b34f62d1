import { Check, Shuffle, Sparkles } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { useFaceChanges } from './use-face-changes.ts';
import type { FaceState } from './use-face-preview.ts';
import { useKeepFace } from './use-keep-face.ts';

interface FaceActionsProps {
  state: FaceState;
  size: 's' | 'm';
}

/** Below the face on the stage: take it, or draw another one. */
export function FaceActions({ state, size }: FaceActionsProps) {
  const { content } = useDraft();
  const { reroll } = useFaceChanges();
  const keep = useKeepFace();
  const { createdAvatarId, face } = content.avatar;
  if (state === 'idle') {
    return (
      <Button
        kind="primary"
        size={size}
        icon={Sparkles}
        className={size === 'm' ? 'flex-1' : undefined}
        onClick={reroll}
      >
        Generate preview
      </Button>
    );
  }
  const isKept = createdAvatarId !== null;
  return (
    <>
      <Button
        kind={isKept ? 'quiet' : 'primary'}
        {...(isKept && { icon: Check })}
        size={size}
        className={size === 'm' ? 'flex-1' : undefined}
        disabled={isKept || state !== 'preview ready'}
        onClick={() => face && keep.mutate(face)}
        busyText={keep.isPending && 'Saving...'}
      >
        {isKept ? 'In use' : 'Use This Avatar'}
      </Button>
      <Button size={size} icon={Shuffle} onClick={reroll}>
        Another one
      </Button>
    </>
  );
}

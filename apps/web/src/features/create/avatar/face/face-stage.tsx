import type { Tone } from '#ui/dot.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';
import { FaceActions } from './face-actions.tsx';
import { faceOf, faceTitle } from './face-options.ts';
import { type FaceState, useFacePreview } from './use-face-preview.ts';

const states: Record<FaceState, { tone: Tone; words: string; isLive?: boolean }> = {
  idle: { tone: 'idle', words: 'No preview yet' },
  generating: { tone: 'signal', words: 'Generating...', isLive: true },
  'preview ready': { tone: 'good', words: 'Preview ready' },
  failed: { tone: 'bad', words: 'Not generated' },
};

export function FaceStage({ place }: { place: StagePlace }) {
  const { avatar } = useDraft().content;
  const { state, url } = useFacePreview();
  return (
    <StageView
      place={place}
      picture={url}
      isCast={avatar.createdAvatarId !== null}
      title={faceTitle(faceOf(avatar))}
      state={states[state]}
      actions={<FaceActions state={state} size={place === 'dock' ? 's' : 'm'} />}
    />
  );
}

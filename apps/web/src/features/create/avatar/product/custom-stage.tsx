import type { Tone } from '#ui/dot.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';
import { type Making, makingOf } from './avatar-job.ts';

/** The note beside the button has the full words; the head of the stage has room for a few. */
const states: Partial<Record<Making, { tone: Tone; words: string; isLive?: boolean }>> = {
  processing: { tone: 'signal', words: 'Generating...', isLive: true },
  completed: { tone: 'good', words: 'Ready to talk' },
  failed: { tone: 'bad', words: 'Not generated' },
};

export function CustomStage({ place }: { place: StagePlace }) {
  const { avatar } = useDraft().content;
  return (
    <StageView
      place={place}
      picture={avatar.customImageUrl || undefined}
      isCast={avatar.customImageUrl !== ''}
      title={avatar.customImageUrl ? 'Your avatar' : 'No avatar yet'}
      state={states[makingOf(avatar, false)]}
    />
  );
}

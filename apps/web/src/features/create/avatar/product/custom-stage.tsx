import type { Tone } from '#ui/dot.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';
import { type Making, makingOf, makingText } from './avatar-job.ts';

const tones: Partial<Record<Making, Tone>> = { processing: 'signal', completed: 'good', failed: 'bad' };

export function CustomStage({ place }: { place: StagePlace }) {
  const { avatar } = useDraft().content;
  const making = makingOf(avatar, false);
  const tone = tones[making];
  return (
    <StageView
      place={place}
      picture={avatar.customImageUrl || undefined}
      isCast={avatar.customImageUrl !== ''}
      title={avatar.customImageUrl ? 'Your avatar' : 'No avatar yet'}
      state={tone && { tone, words: makingText(making), isLive: making === 'processing' }}
    />
  );
}

import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';
import { useSayingOnStage } from '../say/saying-on-stage.tsx';
import { useChosenAvatar } from './use-chosen-avatar.ts';

export function LibraryStage({ place }: { place: StagePlace }) {
  const { selectedAvatarId, selectedAvatar } = useDraft().content.avatar;
  const { avatar, refusal } = useChosenAvatar();
  const film = useSayingOnStage(avatar);
  return (
    <StageView
      place={place}
      picture={avatar?.picture_url}
      film={film}
      isCast={selectedAvatarId !== '' && refusal === undefined}
      title={selectedAvatar || 'No avatar yet'}
      state={refusal === undefined ? undefined : { tone: 'warn', words: 'Not in your plan' }}
    />
  );
}

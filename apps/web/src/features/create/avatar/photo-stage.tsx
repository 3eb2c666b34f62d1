import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../draft/use-draft.ts';
import type { StagePlace } from '../stage-panel/stage-place.ts';
import { avatarQuery } from './load-avatars.ts';
import { usePhotoWork } from './photo-work.ts';
import { StageView } from './stage-view.tsx';

export function PhotoStage({ place }: { place: StagePlace }) {
  const { createdAvatarId, avatarName } = useDraft().content.avatar;
  const { data: avatar } = useQuery(avatarQuery(createdAvatarId ?? ''));
  const { work } = usePhotoWork();
  const isKept = createdAvatarId !== null;
  return (
    <StageView
      place={place}
      picture={isKept ? avatar?.picture_url : work?.picture_url}
      isCast={isKept}
      title={isKept ? avatarName || 'Your photo' : work ? 'Your photo' : 'Nobody yet'}
      state={isKept ? { tone: 'good', words: 'Ready to talk' } : undefined}
    />
  );
}

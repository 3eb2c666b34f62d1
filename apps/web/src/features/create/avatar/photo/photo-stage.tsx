import { useQuery } from '@tanstack/react-query';
import { avatarQuery } from '#data/avatars.ts';
import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';
import { facePosition } from './face-points.ts';
import { usePhotoWork } from './photo-work.ts';

export function PhotoStage({ place }: { place: StagePlace }) {
  const { createdAvatarId, avatarName } = useDraft().content.avatar;
  const { data: avatar } = useQuery(avatarQuery(createdAvatarId ?? ''));
  const { work } = usePhotoWork();
  const isKept = createdAvatarId !== null;
  return (
    <StageView
      place={place}
      picture={isKept ? avatar?.picture_url : work?.picture_url}
      position={isKept || !work?.isFaceChosen ? undefined : facePosition(work.points, work)}
      isCast={isKept}
      title={isKept ? avatarName || 'Your photo' : work ? 'Your photo' : 'No avatar yet'}
      state={isKept ? { tone: 'good', words: 'Ready to talk' } : undefined}
    />
  );
}

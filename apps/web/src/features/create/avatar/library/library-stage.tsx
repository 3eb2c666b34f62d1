import { useQuery } from '@tanstack/react-query';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { useDraft } from '../../draft/use-draft.ts';
import type { StagePlace } from '../../preview/stage-frame.tsx';
import { StageView } from '../../preview/stage-view.tsx';

export function LibraryStage({ place }: { place: StagePlace }) {
  const { selectedAvatarId, selectedAvatar } = useDraft().content.avatar;
  const { data: avatars } = useQuery(avatarsQuery);
  const listed = avatars?.find(({ id }) => id === selectedAvatarId);
  const { data: asked } = useQuery({ ...avatarQuery(selectedAvatarId), enabled: selectedAvatarId !== '' && !listed });
  const avatar = listed ?? asked;
  return (
    <StageView
      place={place}
      picture={avatar?.picture_url}
      isCast={selectedAvatarId !== ''}
      title={selectedAvatar || 'No avatar yet'}
    />
  );
}

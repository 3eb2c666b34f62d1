import type { Avatar } from '@herald/contract/endpoints/avatars';
import { useQuery } from '@tanstack/react-query';
import { avatarQuery } from '#data/avatars.ts';
import { useDraft } from '../draft/use-draft.ts';

/** Who will be filmed, wherever the avatar came from; unknown while it loads. */
export function useCastAvatar(): Avatar | undefined {
  const { avatarType, selectedAvatarId, createdAvatarId } = useDraft().content.avatar;
  const { data } = useQuery(avatarQuery((avatarType === 'library' ? selectedAvatarId : createdAvatarId) ?? ''));
  return data;
}

/** Photos and clips are filmed where they were taken. */
export const bringsPlace = (avatar: Avatar | undefined): boolean =>
  avatar?.kind === 'photo' || avatar?.kind === 'filmed';

/** How they look on a picture of their own, as soon as it is known. */
export function useCastPicture(): string | undefined {
  const { avatarType, customImageUrl } = useDraft().content.avatar;
  const cast = useCastAvatar();
  return cast?.picture_url ?? (avatarType === 'custom' ? customImageUrl || undefined : undefined);
}

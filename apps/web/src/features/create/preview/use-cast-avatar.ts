import type { BackgroundGroup } from '@herald/contract/draft';
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

/** Clips are filmed where they were taken, and so are photos that are not to be cut out. */
export const keepsPlace = (avatar: Avatar | undefined, { isBehindPhoto }: BackgroundGroup): boolean =>
  (avatar?.kind === 'filmed' || avatar?.kind === 'photo') && !isBehindPhoto;

/** How they look on a picture of their own, as soon as it is known. */
export function useCastPicture(): string | undefined {
  const { avatarType, customImageUrl } = useDraft().content.avatar;
  const cast = useCastAvatar();
  return cast?.picture_url ?? (avatarType === 'custom' ? customImageUrl || undefined : undefined);
}

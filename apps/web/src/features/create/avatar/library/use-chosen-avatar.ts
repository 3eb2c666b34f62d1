import type { Avatar } from '@herald/contract/endpoints/avatars';
import { useQuery } from '@tanstack/react-query';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { failureOf } from '#lib/api.ts';
import { useDraft } from '../../draft/use-draft.ts';

interface ChosenAvatar {
  avatar: Avatar | undefined;
  /** Why the plan does not include an avatar that was chosen while it did. */
  refusal: string | undefined;
}

/** The avatar of the library that the draft names, on its tab. Steps after the first do without the list. */
export function useChosenAvatar({ asksForList = true } = {}): ChosenAvatar {
  const { avatarType, selectedAvatarId: id } = useDraft().content.avatar;
  const isAsked = avatarType === 'library';
  const { data: avatars } = useQuery({ ...avatarsQuery, enabled: isAsked && asksForList });
  const listed = isAsked ? avatars?.find((avatar) => avatar.id === id) : undefined;
  const { data: asked, error } = useQuery({ ...avatarQuery(id), enabled: isAsked && id !== '' && !listed });
  const { httpStatus, message } = failureOf(error);
  return { avatar: listed ?? asked, refusal: !listed && httpStatus === 403 ? message : undefined };
}

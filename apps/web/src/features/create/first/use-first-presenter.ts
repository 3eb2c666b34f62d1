import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { avatarsQuery } from '#data/avatars.ts';
import { libraryAvatarChosen } from '../draft/avatar-changes.ts';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';

export const FAVOURITE = 'Emma';

/** The avatars that the plan offers. One is chosen from the start; a choice that is not offered any more is none. */
export function useFirstPresenter() {
  const store = useDraftStore();
  const { selectedAvatarId } = useDraft().content.avatar;
  const avatars = useQuery(avatarsQuery);
  const { data } = avatars;
  useEffect(() => {
    if (!data || data.some(({ id }) => id === selectedAvatarId)) return;
    const wanted = data.find(({ display_name }) => display_name === FAVOURITE) ?? data[0];
    if (wanted) store.change('avatar', libraryAvatarChosen(wanted));
  }, [data, selectedAvatarId, store]);
  return avatars;
}

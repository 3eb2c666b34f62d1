import type { FaceOptions } from '@herald/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, request } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toast.ts';
import { useDraftStore } from '../draft/draft-context.ts';
import { ownAvatarKept } from './avatar-changes.ts';
import { faceFailedText } from './face-error.ts';
import { avatarQuery, avatarsQuery } from './load-avatars.ts';

/** "Use This Avatar": the face becomes an avatar of the account and stands in the draft. */
export function useKeepFace() {
  const store = useDraftStore();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (options: FaceOptions) => {
      const idempotencyKey = crypto.randomUUID();
      return (await request('POST /face-studio/avatars', { body: { options }, idempotencyKey })).data;
    },
    onSuccess: (avatar, options) => {
      queries.setQueryData(avatarQuery(avatar.id).queryKey, avatar);
      void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
      // Changed while it was being kept: it is no longer the face on the stage.
      if (store.read().content.avatar.face === options) store.change('avatar', ownAvatarKept(avatar));
    },
    onError: (error) => toastError(faceFailedText, messageOf(error, '')),
  });
}

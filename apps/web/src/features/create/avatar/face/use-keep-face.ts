import type { FaceOptions } from '@herald/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { messageOf, request } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { ownAvatarKept } from '../../draft/avatar-changes.ts';
import { useDraftStore } from '../../draft/use-draft.ts';
import { FACE_FAILED_TEXT } from './draw-face.ts';

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
    onError: (error) => toastError(FACE_FAILED_TEXT, messageOf(error, '')),
  });
}

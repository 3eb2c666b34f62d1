import type { FaceOptions } from '@herald/contract/draft';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { drawersQuery } from '#data/avatar-drawers.ts';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { request } from '#lib/api.ts';
import { useServiceErrors } from '#lib/service-errors.ts';
import { toastError } from '#lib/toast.ts';
import { ownAvatarKept } from '../../draft/avatar-changes.ts';
import { useDraftStore } from '../../draft/use-draft.ts';
import { FACE_FAILED_TEXT, type FacePicture, facePictureKey } from './draw-face.ts';

/** "Use This Avatar": the face becomes an avatar of the account, and the draft's. */
export function useKeepFace() {
  const store = useDraftStore();
  const queries = useQueryClient();
  const errors = useServiceErrors('Face Studio');
  return useMutation({
    mutationFn: async (options: FaceOptions) => {
      const idempotencyKey = crypto.randomUUID();
      const { ownDrawing: isOwn = false } = store.read().content.avatar;
      const seen = queries.getQueryData<FacePicture>(facePictureKey({ face: options, isOwn }));
      const drawn_by = seen?.drawnBy ?? (isOwn ? (await queries.ensureQueryData(drawersQuery)).own.name : '');
      return (await request('POST /face-studio/avatars', { body: { options, drawn_by }, idempotencyKey, long: true }))
        .data;
    },
    onSuccess: (avatar, options) => {
      errors.clear();
      queries.setQueryData(avatarQuery(avatar.id).queryKey, avatar);
      void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
      // Changed while it was being kept: it is no longer the face on the stage.
      if (store.read().content.avatar.face === options) store.change('avatar', ownAvatarKept(avatar));
    },
    onError: (error) => toastError(FACE_FAILED_TEXT, errors.explain(error, '')),
  });
}

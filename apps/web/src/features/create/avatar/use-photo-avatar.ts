import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';
import { useDraft } from '../draft/use-draft.ts';
import { keptAvatarDropped, ownAvatarKept } from './avatar-changes.ts';
import { avatarQuery, avatarsQuery } from './load-avatars.ts';
import { type PhotoWork, usePhotoWork } from './photo-work.ts';

/** Finds the face in a portrait. */
export function useAnalysePhoto() {
  const { change } = useDraft();
  const { setWork } = usePhotoWork();
  return useMutation({
    mutationFn: async (file: File): Promise<PhotoWork> => {
      const form = new FormData();
      form.set('photo', file);
      return { ...(await request('POST /photo-avatars/analyse', { form })).data, fileName: file.name };
    },
    onSuccess: (work) => {
      change('avatar', keptAvatarDropped);
      setWork(work);
    },
  });
}

/** What is agreed to; kept with the time and the account. */
export const consentText = 'This is my own face, or the person shown has agreed that I make videos with it.';

interface PhotoOrder {
  work: PhotoWork;
  name: string;
}

/** The portrait becomes an avatar of the account and stands in the draft. */
export function useKeepPhoto() {
  const { change } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ work, name }: PhotoOrder) => {
      const points = work.points.map(({ id, x, y }) => ({ id, x, y }));
      const body = { picture_id: work.picture_id, name, points, consent: true, consent_text: consentText } as const;
      return (await request('POST /photo-avatars', { body, idempotencyKey: crypto.randomUUID() })).data;
    },
    onSuccess: (avatar) => {
      queries.setQueryData(avatarQuery(avatar.id).queryKey, avatar);
      void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
      change('avatar', ownAvatarKept(avatar));
    },
  });
}

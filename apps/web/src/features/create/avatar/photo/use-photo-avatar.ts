import { useMutation, useQueryClient } from '@tanstack/react-query';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { request } from '#lib/api.ts';
import { keptAvatarDropped, ownAvatarKept } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
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
export const CONSENT_TEXT = 'This is my own face, or the person shown has agreed that I make videos with it.';

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
      const body = { picture_id: work.picture_id, name, points, consent: true, consent_text: CONSENT_TEXT } as const;
      return (await request('POST /photo-avatars', { body, idempotencyKey: crypto.randomUUID() })).data;
    },
    onSuccess: (avatar) => {
      queries.setQueryData(avatarQuery(avatar.id).queryKey, avatar);
      void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
      change('avatar', ownAvatarKept(avatar));
    },
  });
}

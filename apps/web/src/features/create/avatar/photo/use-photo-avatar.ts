import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { request } from '#lib/api.ts';
import { keptPhoto } from '#lib/kept-work.ts';
import { keptAvatarDropped, ownAvatarKept } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { type Analysis, type PhotoWork, usePhotoWork } from './photo-work.ts';

/** Finds the face in a portrait. */
export function useAnalysePhoto() {
  const { change } = useDraft();
  const { setWork } = usePhotoWork();
  return useMutation({
    mutationFn: async (file: File): Promise<PhotoWork> => {
      const form = new FormData();
      form.set('photo', file);
      const { data } = await request('POST /photo-avatars/analyse', { form });
      return workOf(data, { fileName: file.name, isFaceChosen: data.faces.length < 2 });
    },
    onSuccess: (work) => {
      change('avatar', keptAvatarDropped);
      setWork(work);
    },
  });
}

const workOf = (data: Analysis, how: Pick<PhotoWork, 'fileName' | 'isFaceChosen'>): PhotoWork => ({
  ...data,
  ...how,
  foundPoints: data.points,
});

/** Another one of the faces in a portrait speaks. */
export function useChooseFace({ picture_id, fileName }: PhotoWork) {
  const { content, change } = useDraft();
  const { setWork } = usePhotoWork();
  return useMutation({
    mutationFn: async (face: number) =>
      (await request('POST /photo-avatars/face', { body: { picture_id, face } })).data,
    onSuccess: (data) => {
      if (content.avatar.createdAvatarId !== null) change('avatar', keptAvatarDropped);
      setWork(workOf(data, { fileName, isFaceChosen: true }));
    },
  });
}

/** The words to agree to; the server keeps their version with the time and the account. */
export const consentQuery = queryOptions({
  queryKey: ['photo-consent'],
  queryFn: async () => (await request('GET /photo-avatars/consent')).data,
});

interface PhotoOrder {
  work: PhotoWork;
  name: string;
  /** The version of the words that were agreed to. */
  consentVersion: string;
}

/** The portrait becomes an avatar of the account and stands in the draft. */
export function useKeepPhoto() {
  const { change } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ work, name, consentVersion }: PhotoOrder) => {
      const points = work.points.map(({ id, x, y }) => ({ id, x, y }));
      const agreed = { consent: true, consent_version: consentVersion } as const;
      const chosen = work.faces.length > 1 && { face: work.face };
      const body = { picture_id: work.picture_id, name, points, ...chosen, ...agreed };
      return (await request('POST /photo-avatars', { body, idempotencyKey: crypto.randomUUID() })).data;
    },
    onError: () => void queries.invalidateQueries(consentQuery),
    onSuccess: (avatar) => {
      queries.setQueryData(avatarQuery(avatar.id).queryKey, avatar);
      void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
      change('avatar', ownAvatarKept(avatar));
      // The library has it from here on.
      keptPhoto.clear();
    },
  });
}

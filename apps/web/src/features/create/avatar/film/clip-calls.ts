import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { PersonClip } from '@herald/contract/endpoints/clips';
import type { ClipConsent, ClipSource } from '@herald/contract/statuses';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { avatarQuery, avatarsQuery } from '#data/avatars.ts';
import { refreshLimits } from '#data/limits.ts';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { ownAvatarKept } from '../../draft/avatar-changes.ts';
import { useDraft } from '../../draft/use-draft.ts';
import { endAim } from './clip-aim.ts';

const LOOK_AGAIN_MS = 1500;

export const clipRulesQuery = queryOptions({
  queryKey: ['clip-rules'],
  queryFn: async () => (await request('GET /clips/rules')).data,
});

const isInWork = ({ state }: PersonClip) => state === 'waiting' || state === 'preparing';

/** The clips of this person that are no presenters, the one that was sent last first. */
export const clipsQuery = queryOptions({
  queryKey: ['clips'],
  queryFn: async ({ signal }) => (await request('GET /clips', { signal })).data,
  refetchInterval: ({ state }) => (state.data?.some(isInWork) ? LOOK_AGAIN_MS : false),
});

/** Whose face it is, and the words that were agreed to. */
export interface ClipAgreement {
  consent: ClipConsent;
  consentVersion: string;
}

export async function beginClip(
  source: ClipSource,
  { consent, consentVersion }: ClipAgreement,
  withCode: boolean,
): Promise<PersonClip> {
  const body = { source, with_code: withCode, consent, consent_version: consentVersion };
  return (await request('POST /clips', { body, idempotencyKey: crypto.randomUUID() })).data;
}

/** Changes what is known of one clip, without asking for it again. */
export function tellOfClip(clip: PersonClip): void {
  queryClient.setQueryData(clipsQuery.queryKey, (all = []) => [clip, ...all.filter(({ id }) => id !== clip.id)]);
}

export async function deleteClip(id: string): Promise<void> {
  await request('DELETE /clips/:id', { params: { id } });
  queryClient.setQueryData(clipsQuery.queryKey, (all = []) => all.filter((clip) => clip.id !== id));
  refreshLimits();
}

interface PresenterOrder {
  clipId: string;
  /** Null where the clip began with it. */
  agreed: ClipAgreement | null;
  name: string;
  /** The presenter that gets this clip in place of its own. */
  replaces?: string | undefined;
  /** Any look of the person who gets another one, and what it is called. */
  person?: string | undefined;
  look?: string | undefined;
  /** The person says that the face is that of the presenter who gets the clip. */
  isSame: boolean;
}

/** The clip becomes a presenter and stands in the draft. */
export function useMakePresenter() {
  const { change } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ clipId, name, agreed, replaces, person, look, isSame }: PresenterOrder) => {
      const known = { ...(replaces && { replaces }), ...(person && { person, look }) };
      const whose = { ...known, ...((replaces || person) && { same_person: isSame }) };
      const consent = agreed && { consent: agreed.consent, consent_version: agreed.consentVersion };
      const body = { name, ...consent, ...whose };
      const call = { params: { id: clipId }, body, idempotencyKey: crypto.randomUUID() };
      return (await request('POST /clips/:id/presenter', call)).data;
    },
    onError: () => void queries.invalidateQueries(clipRulesQuery),
    onSuccess: (avatar) => {
      rememberAvatar(queries, avatar);
      void queries.invalidateQueries({ queryKey: clipsQuery.queryKey });
      endAim();
      change('avatar', ownAvatarKept(avatar));
    },
  });
}

export function useUpdatePresenter(id: string) {
  const { content, change } = useDraft();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { name?: string; look?: string; is_shared?: boolean }) =>
      (await request('PUT /clips/presenters/:id', { params: { id }, body })).data,
    onSuccess: (avatar) => {
      // The name and who may use it are those of all looks.
      void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey });
      rememberAvatar(queries, avatar);
      if (content.avatar.createdAvatarId === id) change('avatar', ownAvatarKept(avatar));
    },
  });
}

function rememberAvatar(queries: ReturnType<typeof useQueryClient>, avatar: Avatar): void {
  queries.setQueryData(avatarQuery(avatar.id).queryKey, avatar);
  void queries.invalidateQueries({ queryKey: avatarsQuery.queryKey, exact: true });
}

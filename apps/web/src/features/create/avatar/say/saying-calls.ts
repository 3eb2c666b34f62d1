import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { Saying } from '@herald/contract/endpoints/clips';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { createStore, useStore } from '#lib/create-store.ts';
import { useDraft } from '../../draft/use-draft.ts';

const LOOK_AGAIN_MS = 700;

/** What was asked for last, of which clip: the form asks, the stage shows it. */
const asked = createStore<{ clipId: string; sayingId: string } | null>(null);

const sayingQuery = (id: string) =>
  queryOptions({
    queryKey: ['saying', id],
    queryFn: async ({ signal }) => (await request('GET /clips/sayings/:id', { params: { id }, signal })).data,
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isInWork(state.data) ? LOOK_AGAIN_MS : false),
    retry: false,
  });

export const isInWork = ({ state }: Saying): boolean => state === 'waiting' || state === 'making';

/** What this filmed person says before any film is made. */
export function useSaying({ filmed }: Pick<Avatar, 'filmed'>): Saying | undefined {
  const found = useStore(asked);
  const id = found && found.clipId === filmed?.clip_id ? found.sayingId : '';
  const { data } = useQuery(sayingQuery(id));
  return data;
}

/** Speaks a sentence with a voice of the draft's place, and has the person say it. */
export function useFilmSaying({ id, filmed }: Avatar) {
  const queries = useQueryClient();
  const { country, region } = useDraft().content.voice;
  return useMutation({
    mutationFn: async ({ text, voiceId }: { text: string; voiceId: string }) => {
      const body = { msg: text, tts_id: voiceId, speechRate: 1, country, region, style: '' };
      const spoken = await request('POST /a2e/tts/generate', { body, idempotencyKey: crypto.randomUUID() });
      const call = { params: { id }, body: { audio_id: spoken.data.audio_id }, idempotencyKey: crypto.randomUUID() };
      return (await request('POST /clips/presenters/:id/sayings', call)).data;
    },
    onMutate: () => asked.write(null),
    onSuccess: (saying) => {
      queries.setQueryData(sayingQuery(saying.id).queryKey, saying);
      if (filmed) asked.write({ clipId: filmed.clip_id, sayingId: saying.id });
    },
  });
}

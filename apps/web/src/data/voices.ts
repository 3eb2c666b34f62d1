import { queryOptions } from '@tanstack/react-query';
import { ApiError, request } from '#lib/api.ts';

const DAY = 24 * 60 * 60_000;
/** Whether a list is there is shown where it is chosen from, with another try. */
const rarelyChanges = { staleTime: DAY, retry: false } as const;

export const countriesQuery = queryOptions({
  queryKey: ['speech-countries'],
  queryFn: async ({ signal }) => (await request('GET /a2e/tts/countries', { signal })).data,
  ...rarelyChanges,
});

export const regionsQuery = (country: string) =>
  queryOptions({
    queryKey: ['speech-regions', country],
    queryFn: async ({ signal }) =>
      (await request('GET /a2e/tts/regions/:country', { params: { country }, signal })).data,
    enabled: country !== '',
    ...rarelyChanges,
  });

export const voicesQuery = (country: string, region: string) =>
  queryOptions({
    queryKey: ['speech-voices', country, region],
    queryFn: async ({ signal }) => {
      const place = { country, region, voice_map_type: `${country}-${region}` };
      return (await request('GET /a2e/tts/voices', { query: place, signal })).data;
    },
    enabled: country !== '' && region !== '',
    ...rarelyChanges,
  });

/** A voice wherever it is listed; null where nobody offers it. */
export const voiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['speech-voice', id],
    queryFn: async ({ signal }) => {
      const asked = request('GET /a2e/tts/voices/:id', { params: { id }, signal });
      return (await asked.catch(nothingThere))?.data ?? null;
    },
    retry: false,
  });

function nothingThere(error: unknown): null {
  if (error instanceof ApiError && error.failure.code === 'not_found') return null;
  throw error;
}

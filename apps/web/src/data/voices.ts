import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

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

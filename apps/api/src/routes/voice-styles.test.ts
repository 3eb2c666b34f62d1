import { aToken, aUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openAzureDouble, type SpeechDouble } from '@herald/providers/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let azure: SpeechDouble;
let token: string;

beforeAll(async () => {
  azure = await openAzureDouble();
  const services = [{ wire: 'azure', name: 'azure', title: 'Azure Speech', baseUrl: azure.baseUrl, key: 'k' }];
  const providers = await openProviders({ services });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
  token = await aToken(api.core, await aUser(api.core, { planSlugs: ['FE'] }));
});
afterAll(async () => {
  await api.close();
  await azure.close();
});

const ava = { msg: 'Big news today!', tts_id: 'azure:en-US-AvaNeural', country: 'en', region: 'US' };
const speak = (changes: object) => api.ask('POST /a2e/tts/generate', { token, body: { ...ava, ...changes } });
const tones = async (query = '') => (await api.ask(`GET /tts/tones${query}` as 'GET /tts/tones', { token })).body.data;
const saidStyles = () => azure.asked.map(({ body }) => body.style);

describe('the styles of a voice', () => {
  it('are the tones, of all voices or of one', async () => {
    const offered = [
      { value: 'cheerful', label: 'Cheerful' },
      { value: 'narration-professional', label: 'Narration professional' },
    ];
    expect(await tones()).toEqual(offered);
    expect(await tones(`?tts_id=${ava.tts_id}`)).toEqual(offered);
    expect(await tones('?tts_id=flite:slt:f-young')).toEqual([]);
  });

  it('are told with the voice, and voices are found by them', async () => {
    const { body } = await api.ask('GET /tts/voices?tone=cheerful' as 'GET /tts/voices', { token });
    expect(body.data.map(({ value, styles }) => [value, styles?.length])).toEqual([[ava.tts_id, 2]]);
  });

  it('are spoken in, and another style is another sound', async () => {
    const plain = (await speak({})).body.data;
    const cheerful = (await speak({ style: 'cheerful' })).body.data;
    const again = (await speak({ style: 'cheerful' })).body.data;
    expect([plain.voice_style, cheerful.voice_style]).toEqual([null, 'cheerful']);
    expect(cheerful.audio_id).not.toBe(plain.audio_id);
    expect(again.audio_id).toBe(cheerful.audio_id);
    expect(saidStyles()).toEqual([undefined, 'cheerful']);
  });

  it('are refused where the voice does not have them', async () => {
    const refused = [await speak({ style: 'angry' }), await speak({ style: 'cheerful', tts_id: 'flite:slt:f-young' })];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([422, 'This voice does not have this style.']),
    );
  });
});

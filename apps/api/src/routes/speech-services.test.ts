import { aToken, aUser } from '@herald/core/testing';
import { openProviders } from '@herald/providers';
import { openElevenLabsDouble, plainManner, type SpeechDouble } from '@herald/providers/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const KEY = 'sk-of-this-installation';

let service: SpeechDouble;
let api: TestApi;
let token: string;

beforeAll(async () => {
  service = await openElevenLabsDouble();
  const hosted = { wire: 'elevenlabs', title: 'ElevenLabs', name: 'elevenlabs', baseUrl: service.baseUrl, key: KEY };
  const providers = await openProviders({ services: [hosted] });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
  token = await aToken(api.core, await aUser(api.core, { planSlugs: ['FE'] }));
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(() => {
  service.manner = { ...plainManner(), key: KEY };
});

const ask = { tts_id: 'elevenlabs:v1', speechRate: 1, country: 'en', region: 'US' };
const speak = (msg: string) => api.ask('POST /a2e/tts/generate', { token, body: { ...ask, msg } });
const fails = (status: number, body: string) => {
  service.manner.fault = (response) => response.writeHead(status).end(body);
};

describe('a hosted voice', () => {
  it('is in the list and speaks', async () => {
    const voices = await api.ask('GET /a2e/tts/voices?country=en&region=US', { token });
    expect(voices.text).toContain('Rachel - ElevenLabs');
    const { status, body } = await speak('Big news today!');
    expect([status, body.data.voice_id]).toEqual([200, 'elevenlabs:v1']);
    expect(body.data.words.map(({ text }: { text: string }) => text)).toEqual(['Big', 'news', 'today!']);
  });

  it('that has ended is refused with what to do', async () => {
    fails(404, '{"detail":{"status":"voice_not_found","message":"Voice gone"}}');
    const { status, text } = await speak('Is anybody there?');
    expect([status, text.includes('Voice gone')]).toEqual([422, true]);
  });

  it.each([
    ['refuses the key', 401, `{"detail":{"status":"invalid_api_key","message":"Wrong: ${KEY}"}}`],
    ['has no quota left', 401, `{"detail":{"status":"quota_exceeded","message":"No credits for ${KEY}"}}`],
    ['is busy', 429, ''],
    ['fails', 500, `<html>${KEY}</html>`],
    ['sends no sound', 200, `{"error":"${KEY}"}`],
  ])('whose service %s is unavailable, and the key is nowhere', async (fault, status, body) => {
    fails(status, body);
    const answer = await speak(`This one ${fault}.`);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect([answer.text, api.logText()].filter((text) => text.includes(KEY))).toEqual([]);
  });
});

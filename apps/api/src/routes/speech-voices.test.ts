import { aToken, aUser } from '@herald/core/testing';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { openProviders } from '@herald/providers';
import { replaceParts } from '@herald/providers/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const { speech } = await openProviders();
let spoken = 0;
const speak: SpeechService['speak'] = (request) => {
  spoken += 1;
  return speech.speak(request);
};

interface Option {
  value: string;
  label: string;
}

let api: TestApi;
let token: string;

beforeAll(async () => {
  const providers = replaceParts(await openProviders(), { speech: { ...speech, speak } });
  api = await createTestApi(inject('databaseServerUrl'), { context: { providers } });
  token = await aToken(api.core, await aUser(api.core));
});
afterAll(() => api.close());

const get = async <const P extends string>(path: P) => (await api.ask(`GET ${path}`, { token })).body;
const values = (options: Option[]) => options.map(({ value }) => value);

describe('countries, regions and voices', () => {
  it('lead from a language to its voices, grouped by gender', async () => {
    const countries = await get('/a2e/tts/countries');
    expect(countries.success).toBe(true);
    expect(countries.data).toContainEqual({ value: 'en', label: 'English' });
    const regions = await get('/a2e/tts/regions/en');
    expect(regions.data).toContainEqual({ value: 'US', label: 'United States' });
    const voices = await get('/a2e/tts/voices?country=en&region=US&voice_map_type=en-US');
    expect(voices.data.map(({ value, label }) => [value, label])).toEqual([
      ['female', 'Female'],
      ['male', 'Male'],
    ]);
    const [female] = voices.data;
    expect(female?.children).toContainEqual({
      value: 'flite:slt:f-young',
      label: expect.stringContaining(' - '),
      gender: 'female',
      age: 'young',
      quality: 'standard',
      provider: 'embedded',
      sample_url: '/api/a2e/tts/voices/flite%3Aslt%3Af-young/sample',
    });
  });

  it('voices are found by voice_map_type alone', async () => {
    expect(await get('/a2e/tts/voices?voice_map_type=en-US')).toEqual(
      await get('/a2e/tts/voices?country=en&region=US'),
    );
  });

  it('voices need a country and a region', async () => {
    const { body, status } = await api.ask('GET /a2e/tts/voices?country=en', { token });
    expect([status, body.message]).toEqual([422, 'Please select country and region']);
  });

  it('are none where nothing is spoken', async () => {
    expect((await get('/a2e/tts/regions/xx')).data).toEqual([]);
    expect((await get('/a2e/tts/voices?country=xx&region=YY')).data).toEqual([]);
  });

  it('a voice is found by its id', async () => {
    const { data } = await get('/a2e/tts/voices/flite%3Aslt%3Af-young');
    expect(data).toMatchObject({ value: 'flite:slt:f-young', gender: 'female' });
    expect((await api.ask('GET /a2e/tts/voices/nobody', { token })).status).toBe(404);
  });
});

describe('the flat lists', () => {
  it('filter voices by language, accent and gender', async () => {
    const all = (await get('/tts/voices')).data;
    const english = (await get('/tts/voices?language_code=en')).data;
    const american = (await get('/tts/voices?language_code=en-US')).data;
    const men = (await get('/tts/voices?language_code=en-US&gender=male')).data;
    expect(new Set(values(all)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(english.length);
    expect(english.length).toBeGreaterThan(american.length);
    expect(american.length).toBeGreaterThan(men.length);
    expect(men.length).toBeGreaterThan(0);
    for (const voice of men) expect(voice).toMatchObject({ gender: 'male', language_code: 'en-US' });
  });

  it('name no styles where no engine offers any', async () => {
    expect((await get('/tts/tones')).data).toEqual([]);
    expect((await get('/tts/voices?tone=warm')).data).toEqual([]);
  });

  it('name languages and their accents', async () => {
    expect(values((await get('/tts/languages')).data)).toEqual(values((await get('/a2e/tts/countries')).data));
    expect((await get('/tts/accents?language_code=en')).data).toContainEqual({
      value: 'en-US',
      label: 'United States',
    });
    expect((await get('/tts/accents?language_code=en-GB')).data).toEqual(
      (await get('/tts/accents?language_code=en')).data,
    );
  });
});

describe('the sample of a voice', () => {
  const sampleOf = (id: string) => api.app.inject({ url: `/api/a2e/tts/voices/${encodeURIComponent(id)}/sample` });

  it('is spoken once, for everybody, even when many ask at the same time', async () => {
    spoken = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => sampleOf('flite:rms:m-warm')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(302));
    expect(spoken).toBeLessThanOrEqual(2);
    spoken = 0;
    const [answer] = answers;
    expect((await sampleOf('flite:rms:m-warm')).headers.location).toBe(answer?.headers.location);
    expect(spoken).toBe(0);
    expect(answer?.headers['cache-control']).toBe('public, max-age=3600');
    const sound = await api.app.inject({ url: String(answer?.headers.location) });
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(sound.rawPayload.length).toBeGreaterThan(100_000);
  });

  it('is in the language of the voice', async () => {
    const voice = speech.voices('de', 'DE')[0]?.id ?? '';
    const { headers } = await sampleOf(voice);
    const german = await speech.speak({
      text: 'Hallo! Ich habe etwas gefunden, das meine Morgen viel leichter macht, und das möchte ich dir zeigen.',
      locale: 'de-DE',
      voiceId: voice,
      rate: 1,
      pronunciations: [],
    });
    const sound = await api.app.inject({ url: String(headers.location) });
    // Two times the same are up to a hundredth of a second apart.
    expect(Math.abs(sound.rawPayload.length - german.pcm.length * 2)).toBeLessThan(2000);
  });

  it('does not exist for a voice nobody has', async () => {
    expect((await sampleOf('nobody')).statusCode).toBe(404);
  });
});

describe('a preview', () => {
  const good = { msg: 'Hello there.', tts_id: 'flite:slt:f-young', country: 'en', region: 'US' };
  const preview = (body: object) => api.ask('POST /tts/preview', { token, body: { ...good, ...body } });
  const secondsOf = (bytes: number) => (bytes - 44) / 2 / 48_000;

  it('is sound that is not kept', async () => {
    const { status, headers, text } = await preview({});
    expect([status, headers['content-type'], text.slice(0, 4)]).toEqual([200, 'audio/wav', 'RIFF']);
    expect((await api.core.db.pool.query('select 1 from audio_clips')).rowCount).toBe(0);
  });

  it('is only the beginning of a long script, whatever the plan allows', async () => {
    const { status, headers } = await preview({ msg: 'This goes on and on. '.repeat(60) });
    expect(status).toBe(200);
    expect(secondsOf(Number(headers['content-length']))).toBeLessThan(20);
  });

  it('needs what speaking needs', async () => {
    expect((await preview({ msg: '' })).body.message).toBe('Please enter your script to convert to speech');
    expect((await preview({ region: '' })).body.message).toBe('Please select country and region');
    expect((await preview({ tts_id: '' })).body.message).toBe('Please select a voice');
  });
});

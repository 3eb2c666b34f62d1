import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { studioFilmFaults } from '../../testing/conformance/studio-film-faults.ts';
import { type NotedJob, notedJob } from '../../testing/noted-job.ts';
import type { Reply } from '../../testing/speech-double.ts';
import { type StudioDouble, studioManner } from '../../testing/studio-double.ts';
import { openHeyGenDouble } from './heygen-double.ts';
import { heygenFilm } from './heygen-film.ts';
import { quotaText } from './quota-text.ts';

let studio: StudioDouble;
beforeAll(async () => {
  studio = await openHeyGenDouble();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.manner = studioManner();
  Object.assign(studio.memory, { films: [], ended: [] });
});

const serviceWith = (key = 'k') => ({ name: 'heygen', title: 'HeyGen', wire: 'heygen', baseUrl: studio.baseUrl, key });
const open = (key?: string) => openProviders({ engines: { voice: [] }, services: [serviceWith(key)] });

const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, message: 'No.' } } });

describe('HeyGen speaks', () => {
  speechServiceRules(async () => (await open()).speech);

  it('with every voice of its list, and with those of which nobody knows the language in a place of their own', async () => {
    const voices = (await open()).speech.allVoices();
    expect(voices.map(({ id, label, gender, locale, region }) => [id, label, gender, region ?? locale])).toEqual([
      ['heygen:v_1', 'Ava - HeyGen', 'female', 'en-US'],
      ['heygen:v_3', 'Nobody - HeyGen', undefined, 'other'],
      ['heygen:v_2', 'Diego - HeyGen', 'male', 'es-MX'],
    ]);
  });

  it('in times of words that are believed', async () => {
    const request = { text: 'Big news today.', locale: 'en-US', rate: 1.2, pronunciations: [], voiceId: 'heygen:v_1' };
    studio.manner.tellsWords = true;
    const { words } = await (await open()).speech.speak(request);
    expect(words.map(({ text }) => text)).toEqual(['Big', 'news', 'today.']);
    expect(studio.asked.at(-1)?.body).toMatchObject({ voice_id: 'v_1', input_type: 'text', speed: 1.2 });
  });
});

describe('HeyGen has people', () => {
  it('in pages, those of the owner of the key first', async () => {
    const [cast] = (await open()).casts();
    const people = await cast?.people(new AbortController().signal);
    expect(people?.map(({ id, gender, type }) => [id, gender, type])).toEqual([
      ['look_me', 'female', 'custom'],
      ['look_maya', 'female', 'default'],
      ['look_noah', 'male', 'default'],
    ]);
    expect(people?.[0]?.pictureUrl).toBe(`${studio.baseUrl}/pictures/look_me.png`);
  });

  it('and films our still as well', async () => {
    expect((await open()).filmers()).toMatchObject([{ name: 'heygen', title: 'HeyGen' }]);
  });
});

describe('HeyGen tells what is left', () => {
  it('when it is tested, with its voices and people', async () => {
    const { services } = await open();
    expect(await services.test(serviceWith())).toMatchObject({
      isOk: true,
      quota: '123 credits left',
      voices: 3,
      avatars: 3,
    });
  });

  it('and says why it does not work without the key', async () => {
    studio.manner.key = 'another';
    const { services } = await open('sk-secret-9');
    const report = await services.test(serviceWith('sk-secret-9'));
    expect(report).toMatchObject({ isOk: false, message: expect.stringContaining('refused the key') });
    expect(JSON.stringify(report)).not.toContain('sk-secret-9');
  });

  it.each([
    [{ wallet: { remaining_balance: 12.4, currency: 'usd' } }, '$12.40 left'],
    [{ wallet: { remaining_balance: 7, currency: 'credits' } }, '7 credits left'],
    [{ usage_based: { remaining_credits: 123 } }, '123 credits left'],
    [{}, null],
  ])('in words: %j', (account, text) => {
    expect(quotaText(account)).toBe(text);
  });
});

describe('an order of HeyGen whose answer nobody heard', () => {
  function make(job: NotedJob) {
    const film = heygenFilm({ name: 'heygen', baseUrl: studio.baseUrl });
    const nothing = {} as Parameters<typeof film.makeVideo>[0];
    return film.makeVideo({ ...nothing, job, signal: new AbortController().signal });
  }

  it('more than a day ago is told of, and not ordered again', async () => {
    const job = notedJob();
    const sentAt = Date.now() - 25 * 3_600_000;
    job.noted = JSON.stringify({ service: 'heygen', orders: 1, failures: 0, since: sentAt, sentAt, prepared: {} });
    await expect(make(job)).rejects.toMatchObject({ kind: 'order_unknown', retryable: false });
    expect(studio.memory.films).toEqual([]);
  });
});

describe('HeyGen films', () => {
  studioFilmFaults({
    open: openHeyGenDouble,
    film: (options) => heygenFilm({ name: 'heygen', ...options }),
    isOrder: ({ method, path }) => method === 'POST' && path === '/v3/videos',
    isLook: ({ method, path }) => method === 'GET' && path.startsWith('/v3/videos/'),
    refusals: [
      ['has no credit', refusal(402, 'insufficient_credit'), { kind: 'unavailable', retryable: false }],
      ['is over the quota', refusal(429, 'quota_exceeded'), { kind: 'unavailable', retryable: false }],
      ['comes too fast', refusal(429, 'rate_limit_exceeded'), { kind: 'unavailable', retryable: true }],
      ['is not allowed', refusal(400, 'content_policy_violation'), { kind: 'input_refused' }],
      ['names nobody', refusal(404, 'avatar_not_found'), { kind: 'input_refused' }],
    ],
  });
});

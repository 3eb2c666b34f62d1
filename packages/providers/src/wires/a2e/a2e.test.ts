import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { studioFilmFaults } from '../../testing/conformance/studio-film-faults.ts';
import { type StudioDouble, studioManner } from '../../testing/studio-double.ts';
import { bad, openA2eDouble } from './a2e-double.ts';
import { a2eFilm } from './a2e-film.ts';

let studio: StudioDouble;
beforeAll(async () => {
  studio = await openA2eDouble();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.manner = studioManner();
  Object.assign(studio.memory, { films: [], ended: [] });
});

const serviceWith = (key = 'k') => ({ name: 'a2e', title: 'A2E', wire: 'a2e', baseUrl: studio.baseUrl, key });
const open = (key?: string) => openProviders({ engines: { voice: [] }, services: [serviceWith(key)] });

describe('A2E speaks', () => {
  speechServiceRules(async () => (await open()).speech);

  it('with the voices of every place, in groups or one by one', async () => {
    const voices = (await open()).speech.allVoices();
    expect(voices.map(({ id, gender, locale }) => [id, gender, locale])).toEqual([
      ['a2e:66f1', 'female', 'en-US'],
      ['a2e:66f2', 'male', 'en-US'],
      ['a2e:66f9', 'female', 'es-ES'],
    ]);
  });
});

describe('A2E has people', () => {
  const listed = async () => (await open()).casts()[0]?.people(new AbortController().signal);

  it('whose names the list of twins knows', async () => {
    expect((await listed())?.map(({ id, name, gender, type }) => [id, name, gender, type])).toEqual([
      ['look_me', 'Me', 'female', 'custom'],
      ['look_maya', 'Maya in grey', 'female', 'default'],
      ['look_noah', 'Noah', 'male', 'default'],
    ]);
  });

  it('without names where there is no such list', async () => {
    studio.manner.instead = ({ path }) => (path.includes('userVideoTwin') ? bad('not for you') : undefined);
    expect((await listed())?.map(({ id, name }) => [id, name])).toEqual([
      ['look_me', ''],
      ['look_maya', ''],
      ['look_noah', ''],
    ]);
  });

  it('asks for a list the older way where the newer one is unknown', async () => {
    studio.manner.instead = ({ method, path, body }) => {
      if (!path.startsWith('/api/v1/anchor/character_list')) return undefined;
      if (method === 'GET') return { status: 405, bytes: 'Method Not Allowed' };
      const { type } = JSON.parse(body.toString('utf8'));
      return {
        status: 200,
        body: { code: 0, data: [{ _id: `by-post-${type}`, people_img: 'https://a.example/p.png' }] },
      };
    };
    expect((await listed())?.map(({ id }) => id)).toEqual(['by-post-custom', 'by-post-default']);
  });

  it('and films nobody else', async () => {
    expect((await open()).filmers()).toEqual([]);
  });
});

describe('A2E tells what is left', () => {
  it('when it is tested', async () => {
    const { services } = await open();
    expect(await services.test(serviceWith())).toMatchObject({
      isOk: true,
      quota: '123 coins left',
      voices: 3,
      avatars: 3,
    });
  });

  it('and says what is wrong where its answer is good and its code is not', async () => {
    studio.manner.instead = ({ path }) => (path.endsWith('remainingCoins') ? bad('system is down') : undefined);
    const { services } = await open();
    expect(await services.test(serviceWith())).toMatchObject({
      isOk: false,
      message: 'A2E said: system is down',
    });
  });
});

describe('A2E films', () => {
  studioFilmFaults({
    open: openA2eDouble,
    film: (options) => a2eFilm({ name: 'a2e', ...options }),
    isOrder: ({ path }) => path === '/api/v1/video/generate',
    isLook: ({ path }) => path === '/api/v1/video/awsResult',
    refusals: [
      ['has no coins', bad('not enough coins'), { kind: 'unavailable', retryable: false }],
      ['is not allowed', bad('sensitive content'), { kind: 'input_refused' }],
      ['fails in a way nobody knows', bad('code red'), { kind: 'engine_failed', retryable: false }],
    ],
  });

  it('only people of its own', async () => {
    const film = a2eFilm({ name: 'a2e', baseUrl: studio.baseUrl });
    const nobody = {} as Parameters<typeof film.makeVideo>[0];
    await expect(
      film.makeVideo({ ...nobody, order: { maker: { engine: 'a2e', mayFallBack: true } } as typeof nobody.order }),
    ).rejects.toMatchObject({ kind: 'input_refused' });
  });
});

import { aUser, changeStatus, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;
let owner: TestUser;
let token: string;
let film: { id: string; slug: string };

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
  ({ owner, token } = site);
  film = await aFilm(api, owner);
  const folder = `accounts/${owner.accountId}/videos/${film.id}`;
  for (const file of ['captions.vtt', 'captions.srt', 'preview.gif']) {
    await api.core.storage.put(`${folder}/${file}`, Buffer.from(file), { contentType: 'text/plain' });
  }
});

const change = (body: object) => api.ask(`PUT /videos/${film.id}`, { token, body });
const linksIn = (text: string) => text.replaceAll('&amp;', '&').match(/\/api\/media\/[^"\s\\]+/g) ?? [];

/** Every link that the owner, a visitor of the watch page and a visitor of the site get. */
async function handedOut(): Promise<string[]> {
  const { id } = (await site.create()).body.data;
  const cookie = await site.enter(id);
  await site.post('/admin/videos', [['video', film.id]], { cookie, origin: site.origin });
  const pages = [
    (await api.ask(`GET /videos/${film.id}`, { token })).text,
    (await api.ask(`GET /videos`, { token })).text,
    (await api.ask(`GET /videos/slug/${film.slug}/public`)).text,
    (await site.visit('/')).body,
    (await site.visit(`/v/${film.slug}`)).body,
  ];
  return [...new Set(pages.flatMap(linksIn))];
}

const open = async (url: string, headers = {}) => (await api.app.inject({ url, headers })).statusCode;
const openAll = async (links: string[]) => [...new Set(await Promise.all(links.map((link) => open(link))))];
const play = (links: string[]) =>
  Promise.all(links.filter((link) => link.includes('video.mp4')).map((link) => open(link, { range: 'bytes=0-2' })));

const endings: Record<string, () => Promise<unknown>> = {
  'it gets a password': () => change({ privacy: 'password', password: 'a secret word' }),
  'it is for people who sign in': () => change({ privacy: 'signed_in' }),
  'it is thrown away': () => api.ask(`DELETE /videos/${film.id}`, { token }),
  'its owner is banned': () => changeStatus(api.core, owner.id, 'banned'),
};

describe('the links to a video', () => {
  it.each(Object.keys(endings))('end when %s: film, poster, captions and download', async (ending) => {
    const links = await handedOut();
    for (const file of ['video.mp4', 'poster.jpg', 'captions.vtt', 'captions.srt', 'preview.gif', 'download=']) {
      expect(links.some((link) => link.includes(file))).toBe(true);
    }
    expect([await openAll(links), new Set(await play(links))]).toEqual([[200], new Set([206])]);
    await endings[ending]?.();
    expect([await openAll(links), new Set(await play(links))]).toEqual([[403], new Set([403])]);
  });

  it('end when the password changes, for those who had the old one', async () => {
    await change({ privacy: 'password', password: 'a secret word' });
    const body = { password: 'a secret word' };
    const unlocked = linksIn((await api.ask(`POST /videos/slug/${film.slug}/unlock`, { body })).text);
    expect(unlocked.length).toBeGreaterThan(2);
    expect(await openAll(unlocked)).toEqual([200]);
    await change({ privacy: 'password', password: 'another secret' });
    expect(await openAll(unlocked)).toEqual([403]);
  });

  it.each(['it gets a password', 'it is for people who sign in', 'it is thrown away'])(
    'come anew for the team when %s',
    async (ending) => {
      await endings[ending]?.();
      const { text } = await api.ask(`GET /videos/${film.id}`, { token });
      expect(linksIn(text).length).toBeGreaterThan(4);
      expect(await openAll(linksIn(text))).toEqual([200]);
    },
  );

  it('go on when title and description change, and when the owner is suspended as their watch pages do', async () => {
    const links = await handedOut();
    await change({ title: 'A new name', description: 'More words' });
    expect(await openAll(links)).toEqual([200]);
    await changeStatus(api.core, owner.id, 'suspended');
    expect(await openAll(links)).toEqual([200]);
  });

  it('open only with the state they were made for', async () => {
    const [link = ''] = await handedOut();
    expect(await open(link.replace(/state=[\w-]+&/, ''))).toBe(403);
    expect(await open(link.replace(/state=[\w-]+/, 'state=other'))).toBe(403);
  });
});

it('a ticket for many videos opens nothing once their owner is banned', async () => {
  const { body } = await api.ask('POST /videos/zip', { token, body: { ids: [film.id] } });
  const ticket = new URL(body.data.url, 'http://localhost').search;
  await changeStatus(api.core, owner.id, 'banned');
  expect((await api.ask(`GET /videos/zip${ticket}`)).status).toBe(403);
});

describe('the other files of an account', () => {
  it('are closed while its owner is banned, and stay while they are suspended', async () => {
    const key = `accounts/${owner.accountId}/pictures/mine.png`;
    await api.core.storage.put(key, Buffer.from('a picture'), { contentType: 'image/png' });
    const link = api.core.media.sign({ key }, api.clock.now());
    expect(await open(link)).toBe(200);
    await changeStatus(api.core, owner.id, 'suspended');
    expect(await open(link)).toBe(200);
    await changeStatus(api.core, owner.id, 'banned');
    expect(await open(link)).toBe(403);
    await changeStatus(api.core, owner.id, 'active');
    expect(await open(link)).toBe(200);
  });

  it('are no way to a video of another account', async () => {
    const other = await aUser(api.core);
    const key = `accounts/${other.accountId}/videos/${film.id}/video.mp4`;
    await api.core.storage.put(key, Buffer.from('a film'), { contentType: 'video/mp4' });
    expect(await open(api.core.media.sign({ key }, api.clock.now()))).toBe(403);
  });
});

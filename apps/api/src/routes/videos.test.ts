import { purgeExpired } from '@herald/core/system';
import { aClaimedVideo, aCompletedVideo, anOrderedVideo, aToken, aUser, type TestUser } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let token: string;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
beforeEach(async () => {
  user = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, user);
});
afterAll(() => api.close());

const get = async <const P extends string>(path: P) => api.ask(`GET ${path}`, { token });
const list = async (query = '') => (await get(`/videos?${query}`)).body.data;
const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
const idOf = async (query: string) => (await list(query)).data[0]?.id ?? '';
const change = async (ids: string[], action: string) => api.ask('POST /videos/bulk', { token, body: { ids, action } });
const query = (text: string, values: unknown[]) => api.core.db.pool.query(text, values);

interface Wish {
  title: string;
  description?: string;
  script?: string;
  views?: number;
  status?: string;
}

/** Videos of the account, each a minute younger than the one before. */
async function aLibrary(wishes: Wish[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { title, description = '', script = 'Hello.', views = 0, status = 'completed' } of wishes) {
    api.clock.advance({ minutes: 1 });
    const { id } = await anOrderedVideo(api.core, user, { script });
    await query('update videos set title = $2, description = $3, views = $4, status = $5 where id = $1', [
      ...[id, title, description, views, status],
    ]);
    ids.push(id);
  }
  return ids;
}

describe('the list', () => {
  it('comes in pages of 12, newest first, with the address of the next page', async () => {
    await aLibrary(Array.from({ length: 14 }, (_, i) => ({ title: `Video ${i}` })));
    const first = await list();
    expect(first).toMatchObject({ current_page: 1, total: 14, per_page: 12 });
    expect(first.data).toHaveLength(12);
    expect(first.data[0]?.title).toBe('Video 13');
    const [path, query] = first.next_page_url?.split('?') ?? [];
    expect(path).toBe('/api/videos');
    const next = await list(query);
    expect(next.data.map(({ title }) => title)).toEqual(['Video 1', 'Video 0']);
    expect(next.next_page_url).toBeNull();
    expect(await list('page=9')).toMatchObject({ data: [], total: 14 });
    expect(await list('search=video&page=9')).toMatchObject({ data: [], total: 14 });
  });

  it('sorts by newest, oldest, popular (views) and title (alphabetical)', async () => {
    await aLibrary([{ title: 'banana', views: 5 }, { title: 'Apple', views: 9 }, { title: 'cherry' }]);
    expect(await titles('sort=newest')).toEqual(['cherry', 'Apple', 'banana']);
    expect(await titles('sort=oldest')).toEqual(['banana', 'Apple', 'cherry']);
    expect(await titles('sort=popular')).toEqual(['Apple', 'banana', 'cherry']);
    expect(await titles('sort=title')).toEqual(['Apple', 'banana', 'cherry']);
  });

  it('sorts titles with accents under their letters, page after page', async () => {
    await aLibrary(['Zebra', 'Émilie’s café', 'Emil', 'Ärger', 'apple', 'Łódź'].map((title) => ({ title })));
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await titles(`sort=title&per_page=2&page=${page}`));
    expect(pages).toEqual([
      ['apple', 'Ärger'],
      ['Emil', 'Émilie’s café'],
      ['Łódź', 'Zebra'],
    ]);
    expect(await titles('search=emilie&sort=title')).toEqual(['Émilie’s café']);
    expect(await titles('search=łodz')).toEqual(['Łódź']);
  });

  it('filters by status; processing includes the queued ones', async () => {
    const statuses = ['completed', 'processing', 'pending', 'failed', 'cancelled'];
    await aLibrary(statuses.map((status) => ({ title: status, status })));
    expect(await titles('status=all&sort=oldest')).toEqual(statuses);
    expect(await titles('status=completed')).toEqual(['completed']);
    expect(await titles('status=processing&sort=oldest')).toEqual(['processing', 'pending']);
    expect(await titles('status=failed')).toEqual(['failed']);
  });

  it('counts over the whole library, whatever is looked for', async () => {
    await aLibrary([
      { title: 'one', views: 3 },
      { title: 'two', views: 4 },
      { title: 'three', status: 'pending' },
      { title: 'four', status: 'failed' },
      { title: 'five' },
      { title: 'six' },
    ]);
    await change([await idOf('search=five')], 'delete');
    await api.core.db.pool.query('update videos set removed_at = now() where id = $1', [await idOf('search=six')]);
    const { total, counts } = await list('search=one');
    expect(total).toBe(1);
    expect(counts).toEqual({ total: 5, completed: 2, processing: 1, failed: 1, views: 7, trash: 1 });
  });

  it('a video that a moderator removed is in no state but among all, and is not counted in one', async () => {
    await aLibrary([{ title: 'one' }, { title: 'two' }]);
    await api.core.db.pool.query('update videos set removed_at = now() where id = $1', [await idOf('search=two')]);
    const titles = async (query: string) => {
      const { data, total } = await list(query);
      return [data.map(({ title }: { title: string }) => title), total];
    };
    expect(await titles('status=completed')).toEqual([['one'], 1]);
    expect(await titles('status=completed&search=two')).toEqual([[], 0]);
    expect(await titles('status=all&sort=title')).toEqual([['one', 'two'], 2]);
  });

  it('is empty for a new account, and refuses what is no page', async () => {
    expect(await list()).toMatchObject({ data: [], total: 0, next_page_url: null });
    expect((await get('/videos?page=0')).status).toBe(422);
    expect((await get('/videos?sort=best')).status).toBe(422);
  });
});

describe('the search', () => {
  const library: Wish[] = [
    { title: 'Summer Sale', description: 'For Überraschungen und Geschenke', script: 'Buy two bottles today.' },
    { title: 'Grüne Flasche', script: 'Diese Flasche hält kalt.' },
    { title: '保温瓶', script: '这个水瓶可以保持一整天的冷度' },
    { title: 'Зелёная бутылка', script: 'Вода остаётся холодной весь день' },
    { title: 'Produkt_100% off', script: 'Nothing else.' },
  ];
  const found: [typed: string, titles: string[]][] = [
    ['summer', ['Summer Sale']],
    ['SUMM', ['Summer Sale']],
    ['mer sal', ['Summer Sale']],
    ['bottles', ['Summer Sale']],
    ['bott', ['Summer Sale']],
    ['bott two', ['Summer Sale']],
    ['überrasch', ['Summer Sale']],
    ['flasche', ['Grüne Flasche']],
    ['hält', ['Grüne Flasche']],
    ['grune', ['Grüne Flasche']],
    ['GRÜNE', ['Grüne Flasche']],
    ['水瓶', ['保温瓶']],
    ['保持一整天', ['保温瓶']],
    ['温', ['保温瓶']],
    ['瓶水', []],
    ['бутыл', ['Зелёная бутылка']],
    ['холодной', ['Зелёная бутылка']],
    ['_100%', ['Produkt_100% off']],
    ['%', ['Produkt_100% off']],
    ['bottles winter', []],
    ["'", []],
    ['! & | <-> (', []],
    ['\\', []],
  ];

  it('finds beginnings of words in title, description and what is said, and any part of a title', async () => {
    await aLibrary(library);
    for (const [typed, expected] of found) {
      expect(await titles(`search=${encodeURIComponent(typed)}`), typed).toEqual(expected);
    }
  });

  it('says what it found where the title does not', async () => {
    await aLibrary(library);
    const { hits, data } = await list('search=bott');
    const line = [
      { text: 'Buy two ', is_hit: false },
      { text: 'bott', is_hit: true },
      { text: 'les today.', is_hit: false },
    ];
    expect(hits).toEqual([{ video_id: data[0]?.id, at_seconds: null, line }]);
    expect((await list('search=summer')).hits).toEqual([]);
    expect((await list()).hits).toEqual([]);
  });

  it('stays inside the account and out of the trash', async () => {
    const [id = ''] = await aLibrary([{ title: 'Only here' }]);
    const stranger = await aToken(api.core, await aUser(api.core));
    const theirs = await api.ask('GET /videos?search=only', { token: stranger });
    expect(theirs.body.data.total).toBe(0);
    await change([id], 'delete');
    expect(await titles('search=only')).toEqual([]);
    expect(await titles('search=only&trash=true')).toEqual(['Only here']);
  });
});

describe('a video of the library', () => {
  it('carries everything its card, preview and settings show', async () => {
    const { videoId } = await aCompletedVideo(api.core, user);
    const { data } = (await get(`/videos/${videoId}`)).body;
    expect(data).toMatchObject({
      ...{ status: 'completed', duration: 12, views: 0, privacy: 'public', progress: null, failure: null },
      slug: expect.stringMatching(/^meet-the-bottle/),
      metadata: { width: 720, height: 1280, size_bytes: 1000, gif_url: expect.stringContaining('preview.gif') },
      generation_data: {
        voice: { selectedVoiceId: 'en-us-1' },
        avatar: { selectedAvatar: expect.any(String) },
        background: { setting: 'home' },
        script: { content: '' },
      },
    });
    for (const link of [data.thumbnail_url, data.captions_url, data.subtitles_url, data.metadata.gif_url]) {
      expect((await api.ask(`GET ${link?.slice('/api'.length)}`)).status).toBe(200);
    }
    const download = await api.ask(`GET ${data.download_url?.slice('/api'.length)}`);
    const name = encodeURIComponent(`${data.title}.mp4`);
    expect(download.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${name}`);
  });

  it('shows who will speak, whatever picture an earlier choice left in the order, until it has a poster', async () => {
    const { id } = await anOrderedVideo(api.core, user);
    const { rows } = await query("select ingredients->>'avatarId' as id from videos where id = $1", [id]);
    const avatars = (await get('/a2e/avatars')).body.data;
    const [, another] = avatars.filter((avatar) => avatar.id !== rows[0].id);
    const pictureOf = async () => (await get(`/videos/${id}`)).body.data.thumbnail_url;
    await query(
      "update videos set ingredients = ingredients || jsonb_build_object('avatarId', $2::text) where id = $1",
      [id, another?.id],
    );
    expect(await pictureOf()).toBe(another?.thumbnail_url);
    expect((await list()).data[0]?.thumbnail_url).toBe(another?.thumbnail_url);
    await query(`update videos set files = '{"poster": "videos/poster.jpg"}' where id = $1`, [id]);
    expect(await pictureOf()).toContain('videos/poster.jpg');
  });

  it('can be renamed and described; its address stays', async () => {
    const { id, slug } = await anOrderedVideo(api.core, user);
    const body = { title: ' A better title ', description: 'And words.' };
    const { body: answer } = await api.ask(`PUT /videos/${id}`, { token, body });
    expect(answer.message).toBe('Video updated successfully');
    expect(answer.data).toMatchObject({ title: 'A better title', description: 'And words.', slug });
    expect(await titles('search=better')).toEqual(['A better title']);
    expect((await api.ask(`PUT /videos/${id}`, { token, body: { title: '   ' } })).body.message).toBe(
      'Please check your input and try again.',
    );
  });

  it('can lead to a page on the web, and no longer', async () => {
    const { id, slug } = await anOrderedVideo(api.core, user);
    const put = async (body: object) => api.ask(`PUT /videos/${id}`, { token, body });
    const linked = await put({ link_url: ' north.co/serum ', link_label: ' Get the serum ' });
    expect(linked.body.data).toMatchObject({ link_url: 'https://north.co/serum', link_label: 'Get the serum' });
    await query("update videos set status = 'completed' where id = $1", [id]);
    const shared = (await api.ask(`GET /videos/slug/${slug}/public`)).body.data;
    expect(shared).toMatchObject({ link_url: 'https://north.co/serum', link_label: 'Get the serum' });
    expect((await put({ title: 'Still there' })).body.data.link_url).toBe('https://north.co/serum');
    expect((await put({ link_url: '' })).body.data.link_url).toBe('');
  });

  it.each([
    'javascript:alert(1)',
    'ftp://north.co',
    'https://north.co@evil.example',
    `https://n.co/${'x'.repeat(500)}`,
  ])('does not lead to %s', async (link_url) => {
    const { id } = await anOrderedVideo(api.core, user);
    const refused = await api.ask(`PUT /videos/${id}`, { token, body: { link_url } });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['link_url']]);
  });

  it('can be kept for the signed-in, or for those with a password', async () => {
    const { id } = await anOrderedVideo(api.core, user);
    const put = async (body: object) => api.ask(`PUT /videos/${id}`, { token, body });
    expect((await put({ privacy: 'signed_in' })).body.data.privacy).toBe('signed_in');
    const refused = await put({ privacy: 'password' });
    expect([refused.status, refused.body.errors]).toEqual([422, { password: ['Please enter a password.'] }]);
    expect((await put({ privacy: 'password', password: 'open sesame' })).body.data.privacy).toBe('password');
    expect(JSON.stringify((await get(`/videos/${id}`)).body)).not.toContain('sesame');
    const [row] = (await query('select password_hash from videos where id = $1', [id])).rows;
    expect(await api.core.passwords.verify(row.password_hash, 'open sesame')).toBe(true);
    expect((await put({ title: 'Still locked' })).body.data.privacy).toBe('password');
  });
});

describe('the trash', () => {
  it('keeps a deleted video for 30 days, and gives it back', async () => {
    const { videoId } = await aCompletedVideo(api.core, user);
    const { body } = await api.ask(`DELETE /videos/${videoId}`, { token });
    expect(body).toEqual({ status: 'success', message: 'Video deleted successfully' });
    expect((await list()).total).toBe(0);
    expect((await list('trash=true')).data[0]?.deleted_at).toEqual(expect.any(String));
    api.clock.advance({ hours: 24 * 29 });
    token = await aToken(api.core, user);
    await purgeExpired(api.core);
    const restored = await api.ask(`POST /videos/${videoId}/restore`, { token, body: {} });
    expect(restored.body.data).toMatchObject({ status: 'completed', deleted_at: null });
    expect((await list()).total).toBe(1);
    expect((await api.ask(`GET ${restored.body.data.video_url?.slice('/api'.length)}`)).status).toBe(200);
  });

  it('forgets a video and its files after 30 days', async () => {
    const { videoId, accountId } = await aCompletedVideo(api.core, user);
    await change([videoId], 'delete');
    api.clock.advance({ hours: 24 * 30, minutes: 1 });
    token = await aToken(api.core, user);
    expect((await list('trash=true')).total).toBe(0);
    expect((await api.ask(`POST /videos/${videoId}/restore`, { token, body: {} })).status).toBe(404);
    await purgeExpired(api.core);
    expect(await keysUnder(`accounts/${accountId}/`)).toEqual([]);
    expect((await get(`/videos/${videoId}`)).status).toBe(404);
    expect((await query('select id from videos where id = $1', [videoId])).rowCount).toBe(0);
  });

  it('purged at once loses its words and files, and still counts for its month', async () => {
    const free = await aUser(api.core);
    token = await aToken(api.core, free);
    const { videoId, accountId } = await aCompletedVideo(api.core, free);
    await change([videoId], 'delete');
    expect((await change([videoId], 'purge')).body.data.ids).toEqual([videoId]);
    expect((await list('trash=true')).total).toBe(0);
    const jobs = await query(`select 1 from pgboss.job where name = 'clean-up' and state = 'created'`, []);
    expect(jobs.rowCount).toBeGreaterThan(0);
    await purgeExpired(api.core);
    expect(await keysUnder(`accounts/${accountId}/`)).toEqual([]);
    const [row] = (await query('select title, draft, transcript, files from videos where id = $1', [videoId])).rows;
    expect(row).toEqual({ title: '', draft: null, transcript: '', files: null });
    expect((await get('/user/limits')).body.data).toMatchObject({ videos_used: 1, videos_left: 2 });
  });

  it('stops what is being made', async () => {
    const { videoId } = await aClaimedVideo(api.core, user);
    await change([videoId], 'delete');
    expect((await list('trash=true')).data[0]).toMatchObject({ status: 'cancelled', progress: null });
    expect((await change([videoId], 'restore')).body.data.ids).toEqual([videoId]);
    expect((await list()).data[0]?.status).toBe('cancelled');
  });

  async function keysUnder(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of api.core.storage.list(prefix)) keys.push(key);
    return keys;
  }
});

describe('many videos at once', () => {
  it('are changed where they are one’s own, and nowhere else', async () => {
    const ids = await aLibrary([{ title: 'one' }, { title: 'two' }, { title: 'three' }]);
    const stranger = await aCompletedVideo(api.core, await aUser(api.core));
    const { body } = await change([...ids.slice(0, 2), stranger.videoId], 'delete');
    expect(body.data.ids.toSorted()).toEqual(ids.slice(0, 2).toSorted());
    expect(await titles('')).toEqual(['three']);
    const [theirs] = (await query('select deleted_at from videos where id = $1', [stranger.videoId])).rows;
    expect(theirs.deleted_at).toBeNull();
    expect((await change(ids, 'restore')).body.data.ids).toHaveLength(2);
  });

  it('need at least one', async () => {
    expect((await change([], 'delete')).body.errors).toEqual({ ids: ['Please choose a video.'] });
  });
});

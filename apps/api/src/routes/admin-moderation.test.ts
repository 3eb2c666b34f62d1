import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeSettings } from '@herald/core/settings';
import { purgeExpired } from '@herald/core/system';
import {
  aCompletedVideo,
  aMember,
  anOrder,
  aPictureUrl,
  aToken,
  aUser,
  type TestUser,
  testAdmin,
} from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite } from '../testing/test-site.ts';

let api: TestApi;
let admin: string;
let owner: TestUser;
let token: string;
let visitor = 0;
let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'herald-moderation-'));
  const shell = `<!doctype html><head><!--head--></head><body><!--first-->Loading<!--/first-->
<template id="first-picture"><h1>{{title}}</h1></template><!--data--></body>`;
  for (const name of ['index', 'watch', 'embed']) await writeFile(join(webRoot, `${name}.html`), shell);
  api = await createTestApi(inject('databaseServerUrl'), { context: { webRoot } });
  admin = await aToken(api.core, testAdmin);
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});
beforeEach(async () => {
  owner = await aUser(api.core);
  token = await aToken(api.core, owner);
  await changeSettings(api.core, { watched_words: '', review_first_videos: 0 });
});

const get = async (id: string) => (await api.ask(`GET /admin/moderation/${id}`, { token: admin })).body.data;
const list = async (query: Record<string, string>) =>
  (await api.ask(`GET /admin/moderation?${new URLSearchParams(query)}`, { token: admin })).body.data;
const figures = async () => (await api.ask('GET /admin/moderation/statistics', { token: admin })).body.data;
const decide = async (id: string, verb: string, body: object = {}) => {
  const { version } = await get(id);
  return api.ask(`POST /admin/moderation/${id}/${verb}`, { token: admin, body: { version, ...body } });
};
const remove = (id: string, body: object = {}) => decide(id, 'remove', { reason: 'Scam', ...body });
const anotherNetwork = () => {
  visitor += 1;
  return `10.20.${visitor >> 8}.${visitor & 255}`;
};
const report = (slug: string, body: object = {}, remoteAddress = anotherNetwork()) =>
  api.ask(`POST /videos/slug/${slug}/report`, { body: { reason: 'spam', ...body }, remoteAddress });
const mailsOf = async (to: string, kind: string) =>
  (await api.mails.list()).filter((mail) => mail.to === to && mail.kind === kind);
const open = async (url: string | null) => (await api.app.inject({ url: url ?? expect.unreachable() })).statusCode;

describe('a removed video', () => {
  it('is gone at once from everywhere, in every process, and comes back with an appeal', async () => {
    const site = await aTestSite(api);
    const { videoId, slug } = await aCompletedVideo(api.core, site.owner);
    const siteId = (await site.create()).body.data.id;
    const cookie = await site.enter(siteId);
    await site.post(
      '/admin/videos',
      [
        ['listed', videoId],
        ['video', videoId],
      ],
      { cookie, origin: site.origin },
    );
    const { data } = (await api.ask(`GET /videos/slug/${slug}/public`)).body;
    const other = await api.buildSibling();
    const ticket = (await api.ask('POST /videos/zip', { token: site.token, body: { ids: [videoId] } })).body.data;
    const look = async () => ({
      json: (await api.ask(`GET /videos/slug/${slug}/public`)).status,
      inOther: (await other.ask(`GET /videos/slug/${slug}/public`)).status,
      oembed: (await api.ask(`GET /oembed?url=http://localhost:3000/watch/${slug}`)).status,
      watchPage: await open(`/watch/${slug}`),
      embed: await open(`/embed/${slug}`),
      poster: await open(`/watch/${slug}/poster.jpg`),
      film: await open(`/watch/${slug}/video.mp4`),
      link: await open(data.video_url),
      site: (await site.visit(`/v/${slug}`)).statusCode,
    });
    const visible = {
      json: 200,
      inOther: 200,
      oembed: 200,
      watchPage: 200,
      embed: 200,
      poster: 302,
      film: 302,
      link: 200,
      site: 200,
    };
    expect(await look()).toEqual(visible);

    expect((await remove(videoId, { words: 'No source is named.' })).status).toBe(200);
    expect(await look()).toEqual({
      json: 404,
      inOther: 404,
      oembed: 404,
      watchPage: 404,
      embed: 404,
      poster: 404,
      film: 404,
      link: 403,
      site: 404,
    });
    expect(await open(ticket.url)).not.toBe(200);
    const own = (await api.ask(`GET /videos/${videoId}`, { token: site.token })).body.data;
    expect(own).toMatchObject({ removal: { reason: 'Scam', is_appealed: false }, video_url: null, download_url: null });
    expect(await open((await get(videoId)).video_url)).toBe(200);
    expect(await mailsOf(site.owner.email, 'content_removed')).toHaveLength(1);

    const appeal = () =>
      api.ask(`POST /removals/${videoId}/appeal`, { token: site.token, body: { words: 'The source is below.' } });
    expect((await appeal()).status).toBe(200);
    expect((await appeal()).status).toBe(409);
    expect(await get(videoId)).toMatchObject({ status: 'pending', is_appeal: true });
    expect((await look()).json).toBe(404);
    expect((await decide(videoId, 'approve', { answer: 'Thank you.' })).status).toBe(200);
    expect(await look()).toEqual(visible);
    expect(await mailsOf(site.owner.email, 'appeal_answered')).toHaveLength(1);
    expect((await api.ask('GET /removals', { token: site.token })).body.data).toMatchObject([
      { id: videoId, reason: 'Scam', removed_at: null, appeal_until: null, answer: { words: 'Thank you.' } },
    ]);
    await other.close();
  });

  it('can be appealed for 20 days, by no viewer of the team and by nobody else', async () => {
    const { videoId } = await aCompletedVideo(api.core, owner);
    await remove(videoId);
    const words = { words: 'Please look again.' };
    const viewer = await aToken(api.core, await aMember(api.core, owner, 'viewer'));
    const stranger = await aToken(api.core, await aUser(api.core));
    const appeal = (by: string) => api.ask(`POST /removals/${videoId}/appeal`, { token: by, body: words });
    expect((await appeal(viewer)).status).toBe(403);
    expect((await appeal(stranger)).status).toBe(404);
    const removal = (await api.ask('GET /removals', { token })).body.data[0] ?? expect.unreachable();
    expect(Date.parse(removal.appeal_until ?? '') - Date.parse(removal.removed_at ?? '')).toBe(20 * 24 * 3_600_000);
    await api.core.db.pool.query(
      `update moderation_items set removed_at = removed_at - interval '20 days 1 minute' where id = $1`,
      [videoId],
    );
    expect((await appeal(token)).body).toMatchObject({ code: 'conflict' });
  });

  it('bans its owner too where the moderator says so', async () => {
    const { videoId } = await aCompletedVideo(api.core, owner);
    expect((await remove(videoId, { ban_owner: true })).status).toBe(200);
    expect((await api.ask('GET /auth/user', { token })).status).toBe(401);
  });
});

describe('a removed picture or site text', () => {
  it('a picture opens with no link and goes into no new film', async () => {
    const url = await aPictureUrl(api.core, owner);
    const key = url.replace('/api/media/', '');
    await api.core.storage.put(key, Buffer.from('a picture'), { contentType: 'image/webp' });
    const link = api.core.media.sign({ key }, api.clock.now());
    const { rows } = await api.core.db.pool.query('select id from pictures where key = $1', [key]);
    expect(await open(link)).toBe(200);
    expect((await remove(rows[0].id)).status).toBe(200);
    expect(await open(link)).toBe(403);
    expect(await open((await get(rows[0].id)).thumbnail_url)).toBe(200);
    const order = await anOrder(api.core, owner);
    const body = { ...order, output: { logo_url: url } };
    expect((await api.ask('POST /video-generation/start', { token, body })).body.errors).toHaveProperty(
      'output.logo_url',
    );
  });

  it('the texts of a site make room for its name', async () => {
    const site = await aTestSite(api);
    const id = (await site.create({ name: 'Acme Skin' })).body.data.id;
    const cookie = await site.enter(id);
    const branding = { headline: 'Cures everything', tagline: 'At once', accent: '#e8502e', ground: '#0d0f13' };
    await site.post('/admin', branding, { cookie, origin: site.origin });
    expect((await site.visit('/')).body).toContain('Cures everything');
    expect((await remove(id)).status).toBe(200);
    const { body } = await site.visit('/');
    expect(body).not.toContain('Cures everything');
    expect(body).toContain('<h1 dir="auto">Acme Skin</h1>');
  });
});

describe('reports', () => {
  it('of 1,000 robots are one item and one mail, and a reporter counts once', async () => {
    const { videoId, slug } = await aCompletedVideo(api.core, owner);
    const before = (await mailsOf(testAdmin.email, 'report')).length;
    for (let robots = 0; robots < 1000; robots += 50) {
      await Promise.all(Array.from({ length: 50 }, () => report(slug)));
    }
    for (let times = 0; times < 3; times++) await report(slug, {}, '10.20.0.1');
    expect(await get(videoId)).toMatchObject({ status: 'pending', flag_reason: 'Reported: spam', reports: 1000 });
    expect((await mailsOf(testAdmin.email, 'report')).length - before).toBe(1);
    const { rows } = await api.core.db.pool.query(
      'select count(*)::int as kept from moderation_reports where item_id = $1',
      [videoId],
    );
    expect(rows[0].kept).toBe(200);
    expect((await api.ask(`GET /videos/slug/${slug}/public`)).status).toBe(200);
    await decide(videoId, 'approve');
  });

  it('stop after ten an hour from one network', async () => {
    const { slug } = await aCompletedVideo(api.core, owner);
    for (let times = 0; times < 10; times++) await report(slug, {}, '10.30.0.1');
    expect((await report(slug, {}, '10.30.0.1')).status).toBe(429);
  });

  it('are refused for a part that ends before it begins', async () => {
    const { slug } = await aCompletedVideo(api.core, owner);
    const { status, body } = await report(slug, { from_seconds: 2, to_seconds: 1 });
    expect([status, body.errors]).toEqual([422, { to_seconds: ['The end comes before the beginning.'] }]);
  });

  it('name a part of the film, and tell their sender what was decided', async () => {
    const { videoId, slug } = await aCompletedVideo(api.core, owner);
    await report(slug, { reason: 'illegal', from_seconds: 2, to_seconds: 4, email: 'Ann@Reader.example' });
    expect((await get(videoId)).report_list).toMatchObject([{ from_seconds: 2, to_seconds: 4, status: 'open' }]);
    await remove(videoId);
    const [mail] = await mailsOf('ann@reader.example', 'report_answered');
    expect(mail?.text).toContain('A moderator removed it.');
  });

  it('of somebody whose reports were rejected five times are set aside', async () => {
    for (let times = 0; times < 5; times++) {
      const { videoId, slug } = await aCompletedVideo(api.core, await aUser(api.core));
      await report(slug, {}, '10.40.0.1');
      await decide(videoId, 'approve');
    }
    const { videoId, slug } = await aCompletedVideo(api.core, owner);
    expect((await report(slug, {}, '10.40.0.1')).status).toBe(200);
    expect(await get(videoId)).toMatchObject({
      status: 'approved',
      reports: 0,
      report_list: [{ status: 'set_aside' }],
    });
    await report(slug, {}, '10.40.0.2');
    expect((await get(videoId)).status).toBe('pending');
  });

  it('come from the pages of sites, too: of a video, and of the texts', async () => {
    const site = await aTestSite(api);
    const id = (await site.create()).body.data.id;
    expect((await site.visit('/report')).body).toContain('What is wrong?');
    expect((await site.post('/report', { reason: 'nothing' })).statusCode).toBe(422);
    const sent = await site.post('/report', { reason: 'misleading', details: 'Not true' }, {}, '10.50.0.1');
    expect(sent.statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ type: 'text', status: 'pending', reports: 1 });

    const { videoId, slug } = await aCompletedVideo(api.core, site.owner);
    const about = { slug, reason: 'impersonation', details: 'That is my face' };
    await site.post('/report', about, {}, '10.50.0.2');
    expect((await get(videoId)).status).toBe('approved');
    const cookie = await site.enter(id);
    const shown: [string, string][] = [
      ['listed', videoId],
      ['video', videoId],
    ];
    await site.post('/admin/videos', shown, { cookie, origin: site.origin });
    expect((await site.visit(`/v/${slug}`)).body).toContain(`href="/report?video=${slug}"`);
    expect((await site.visit(`/report?video=${slug}`)).body).toContain(`name="slug" value="${slug}"`);
    expect((await site.post('/report', about, {}, '10.50.0.3')).statusCode).toBe(200);
    expect(await get(videoId)).toMatchObject({
      ...{ type: 'video', status: 'pending', reports: 1, flag_reason: 'Reported: a person who did not agree' },
      report_list: [{ reason: 'impersonation', details: 'That is my face' }],
    });
  });
});

describe('content that needs a moderator by itself', () => {
  it('has a watched word, however it is spelled: it is flagged, stays visible, and is not flagged twice', async () => {
    await changeSettings(api.core, { watched_words: 'guaranteed cure\nscam' });
    const { videoId, slug } = await aCompletedVideo(api.core, owner);
    expect((await get(videoId)).status).toBe('approved');
    const rename = (title: string) => api.ask(`PUT /videos/${videoId}`, { token, body: { title } });
    await rename('A gu4ranteed cüre');
    const item = await get(videoId);
    expect(item).toMatchObject({ status: 'flagged', flag_reason: 'Watched word: “guaranteed cure”' });
    expect(item.texts[0]).toMatchObject({ label: 'Title', marks: [{ from: 2, word: 'guaranteed cure' }] });
    expect((await api.ask(`GET /videos/slug/${slug}/public`)).status).toBe(200);
    await decide(videoId, 'approve');
    await rename('Still a guaranteed cure');
    expect((await get(videoId)).status).toBe('approved');
    await rename('A guaranteed cure, no scam');
    expect((await get(videoId)).flag_reason).toBe('Watched word: “scam”');
  });

  it('is one of the first videos of its account', async () => {
    await changeSettings(api.core, { review_first_videos: 1 });
    const first = await aCompletedVideo(api.core, owner);
    const second = await aCompletedVideo(api.core, owner);
    expect(await get(first.videoId)).toMatchObject({ status: 'pending', flag_reason: 'First video of a new account' });
    expect((await get(second.videoId)).status).toBe('approved');
  });
});

describe('the queue', () => {
  it('has what waits first, finds by title and creator, filters, counts and exports', async () => {
    const named = await aUser(api.core, { name: 'Quirin Quick' });
    const { videoId, slug } = await aCompletedVideo(api.core, named);
    await aCompletedVideo(api.core, named);
    const download = () => api.ask(`POST /videos/slug/${slug}/act`, { body: { act: 'download' } });
    expect((await download()).status).toBe(200);
    const before = await figures();
    await decide(videoId, 'flag');
    const found = await list({ search: 'quick' });
    expect(found).toMatchObject({ total: 2, data: [{ id: videoId, status: 'flagged' }, { status: 'approved' }] });
    expect(found.data[0]).toMatchObject({ views: 0, downloads: 1 });
    expect((await list({ search: 'quick', status: 'flagged', type: 'video' })).total).toBe(1);
    expect((await list({ search: 'quick', type: 'image' })).total).toBe(0);
    expect((await list({ search: 'quick', date_to: '2001-01-01' })).total).toBe(0);
    const after = await figures();
    expect(after).toMatchObject({ flagged: before.flagged + 1, actions_today: before.actions_today + 1 });
    const file = await api.app.inject({
      url: '/api/admin/moderation/export?search=quick',
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(file.body.trim().split('\r\n')).toHaveLength(3);
  });

  it('refuses the second of two moderators who decide at once, and records the first by name', async () => {
    const { videoId } = await aCompletedVideo(api.core, owner);
    const { version } = await get(videoId);
    const send = (verb: string, body: object) =>
      api.ask(`POST /admin/moderation/${videoId}/${verb}`, { token: admin, body: { version, ...body } });
    const answers = await Promise.all([send('flag', {}), send('remove', { reason: 'Spam' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { history, decided_by } = await get(videoId);
    expect(history).toHaveLength(1);
    expect(history[0]?.by).toBe(decided_by);
    const audit = (await api.ask(`GET /admin/audit-log?target=${videoId}`, { token: admin })).body.data;
    expect(audit.data.map(({ action }: { action: string }) => action)).toEqual([
      answers[0]?.status === 200 ? 'content.flag' : 'content.remove',
    ]);
  });

  it('follows what is deleted and renamed', async () => {
    const { videoId } = await aCompletedVideo(api.core, owner);
    await api.core.db.pool.query('update users set name = $1 where id = $2', ['Renamed', owner.id]);
    expect((await get(videoId)).creator).toBe('Renamed');
    await api.core.db.pool.query('delete from videos where id = $1', [videoId]);
    expect((await api.ask(`GET /admin/moderation/${videoId}`, { token: admin })).status).toBe(404);
  });

  it('counts all content as it comes, changes and goes, also once the changes are summed up', async () => {
    const before = (await figures()).total_content;
    const [first, second] = [await aCompletedVideo(api.core, owner), await aCompletedVideo(api.core, owner)];
    await api.ask(`PUT /videos/${first.videoId}`, { token, body: { title: 'Another title' } });
    expect((await figures()).total_content).toBe(before + 2);
    await purgeExpired(api.core);
    const { rows } = await api.core.db.pool.query('select 1 from moderation_counts');
    expect(rows).toHaveLength(1);
    await api.core.db.pool.query('delete from videos where id = any($1)', [[first.videoId, second.videoId]]);
    expect((await figures()).total_content).toBe(before);
    const { rows: items } = await api.core.db.pool.query('select count(*)::int as count from moderation_items');
    expect(items[0].count).toBe(before);
  });
});

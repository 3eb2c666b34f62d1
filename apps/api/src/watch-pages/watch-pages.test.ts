import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftContent } from '@herald/contract/draft';
import type { WatchData } from '@herald/contract/endpoints/watch';
import { changeSettings } from '@herald/core/settings';
import { aToken, aUser, changeStatus, type TestUser } from '@herald/core/testing';
import { renderSVG } from 'uqr';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const shell = (name: string) => `<!doctype html><head><!--head--></head><body><!--first-->Loading<!--/first-->
<template id="first-picture"><h1>{{title}}</h1><b>{{siteName}} {{ratio}} {{length}} {{day}} {{views}}</b>{{#description}}
<p>{{description}}</p>{{/description}}{{#poster}}<img src="{{poster}}">{{/poster}}{{#film}}<a href="{{film}}">{{/film}}{{#aiMark}}<u>{{aiMark}}</u>{{/aiMark}}{{#linkUrl}}<em>{{linkUrl}} {{linkWords}} {{linkAddress}}</em>{{/linkUrl}}</template>
<!--data--><i>${name}</i></body>`;
const hostile = `"><script>alert(1)</script><!--data--><!--head--> & 'x' </title>`;

let api: TestApi;
let webRoot: string;
let owner: TestUser;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'herald-watch-'));
  for (const name of ['index', 'watch', 'embed']) await writeFile(join(webRoot, `${name}.html`), shell(name));
  api = await createTestApi(inject('databaseServerUrl'), { context: { webRoot } });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});
beforeEach(async () => {
  owner = await aUser(api.core);
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

/** The head as a machine reads it: names to contents, unescaped. */
function metaOf(page: string): Record<string, string> {
  const plain = (text: string) =>
    text.replace(
      /&(quot|#39|lt|gt|amp);/g,
      (_, name: string) => ({ quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' })[name] ?? '',
    );
  const tags = page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries(Array.from(tags, ([, name = '', content = '']) => [name, plain(content)]));
}

function dataOf(page: string): WatchData {
  const [, json = 'null'] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json) as WatchData;
}

const crawlers = [
  ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', '*/*'],
  ['Twitter', 'Twitterbot/1.0', '*/*'],
  ['WhatsApp', 'WhatsApp/2.23.20.0', 'text/html'],
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', '*/*'],
  [
    'Google',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'text/html,application/xhtml+xml',
  ],
] as const;

describe('the head of a watch page', () => {
  it.each(crawlers)('tells %s what the video is, before any script runs', async (_, userAgent, accept) => {
    const { slug } = await aFilm(api, owner, { title: 'Cold brew', description: 'In four minutes' });
    const { statusCode, headers, body } = await get(`/watch/${slug}`, { 'user-agent': userAgent, accept });
    const page = `http://localhost:3000/watch/${slug}`;
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Cold brew · ');
    expect(body).toContain(`<link rel="canonical" href="${page}">`);
    expect(metaOf(body)).toMatchObject({
      description: 'In four minutes',
      'og:type': 'video.other',
      'og:title': 'Cold brew',
      'og:description': 'In four minutes',
      'og:url': page,
      'og:image': `${page}/poster.jpg`,
      'og:video': `${page}/video.mp4`,
      'og:video:type': 'video/mp4',
      'og:video:width': '720',
      'og:video:height': '1280',
      'twitter:card': 'player',
      'twitter:player': `http://localhost:3000/embed/${slug}`,
      'twitter:player:stream': `${page}/video.mp4`,
    });
    expect(metaOf(body)).not.toHaveProperty('robots');
  });

  it.each(crawlers)('leads %s to the poster and the film by addresses that stay', async (_, userAgent) => {
    const { slug } = await aFilm(api, owner);
    for (const [file, content] of [
      ['poster.jpg', 'a poster'],
      ['video.mp4', 'a film'],
    ]) {
      const { statusCode, headers } = await get(`/watch/${slug}/${file}`, { 'user-agent': userAgent });
      expect(statusCode).toBe(302);
      expect((await get(String(headers.location))).body).toBe(content);
    }
  });

  it('leads to an oEmbed answer about the same video', async () => {
    const { slug } = await aFilm(api, owner, { title: 'Cold brew' });
    const { body } = await get(`/watch/${slug}`);
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
    const answer = await get(href.replaceAll('&amp;', '&').replace('http://localhost:3000', ''));
    expect(answer.json()).toMatchObject({ type: 'video', title: 'Cold brew' });
    expect(answer.json().html).toMatch(/ allow="fullscreen; [^"]*"><\/iframe>$/);
  });

  it('holds stored HTML and script as text, in the head and in the data', async () => {
    const { slug } = await aFilm(api, owner, { title: hostile, description: hostile });
    for (const path of ['watch', 'embed']) {
      const { body } = await get(`/${path}/${slug}`);
      expect(body).not.toContain('<script>alert(1)');
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body.match(/<\/title>/g)).toHaveLength(1);
      expect(body).toContain(`<i>${path}</i>`);
      expect(metaOf(body)['og:title']).toBe(hostile);
      expect(dataOf(body).video).toMatchObject({ title: hostile, description: hostile });
    }
  });

  it('takes the beginning of the script where there is no description, and the name of the site', async () => {
    await changeSettings(api.core, { site_name: 'Nordlicht & Co' });
    const draft = JSON.stringify(draftContent.parse({ script: { content: 'Okay, so every winter.' } }));
    const { slug } = await aFilm(api, owner, { draft, description: '' });
    const meta = metaOf((await get(`/watch/${slug}`)).body);
    expect(meta).toMatchObject({ 'og:site_name': 'Nordlicht & Co', 'og:description': 'Okay, so every winter.' });
    await changeSettings(api.core, { site_name: '' });
  });
});

describe('the first picture, before any script runs', () => {
  const firstOf = async (slug: string, path = 'watch') => {
    const { body } = await get(`/${path}/${slug}`);
    return body.slice(body.indexOf('<body>'), body.indexOf('<script'));
  };

  it.each(['watch', 'embed'])('shows poster, title and facts on the %s page', async (path) => {
    const created_at = new Date('2026-03-04T23:30:00Z');
    const changes = { title: 'Cold brew', description: 'The autumn push', views: 1204, duration_sec: 64.6, created_at };
    const { slug } = await aFilm(api, owner, changes);
    const first = await firstOf(slug, path);
    expect(first).toContain('<h1>Cold brew</h1><b>Herald 0.5625 1:05 March 4, 2026 1,204 views</b>');
    expect(first).toContain('<p>The autumn push</p>');
    const [, poster = ''] = /<img src="([^"]+)">/.exec(first) ?? [];
    expect((await get(poster.replaceAll('&amp;', '&'))).body).toBe('a poster');
    expect(first).toContain(`<a href="/watch/${slug}/video.mp4"><u>AI-generated</u>`);
    expect(first).not.toMatch(/Loading|template|\{\{/);
  });

  it('shows where the video leads', async () => {
    const link = { link_url: 'https://www.north.co/serum?ref=ad', link_label: '' };
    const first = await firstOf((await aFilm(api, owner, link)).slug);
    expect(first).toContain('<em>https://www.north.co/serum?ref=ad Visit north.co north.co/serum</em>');
  });

  it('leaves out what there is not', async () => {
    await changeSettings(api.core, { ai_mark_enabled: false });
    const { slug } = await aFilm(api, owner, { files: null, description: '', duration_sec: null, views: 1 });
    const first = await firstOf(slug);
    expect(first).toContain('--:--');
    expect(first).toContain('1 view<');
    expect(first).not.toMatch(/<p>|<img|<a |<u>|<em>/);
    const { slug: playable } = await aFilm(api, owner);
    expect(await firstOf(playable)).not.toContain('AI-generated');
    expect(await firstOf(playable, 'embed')).toContain('AI-generated');
    await changeSettings(api.core, { ai_mark_enabled: true });
  });

  it('holds stored HTML, and what looks like a place in the page, as text', async () => {
    const title = '<b>{{film}}</b> $& {{#poster}}';
    const { slug } = await aFilm(api, owner, { title, description: '{{/description}}{{title}}' });
    const first = await firstOf(slug);
    expect(first).toContain('<h1>&lt;b&gt;{{film}}&lt;/b&gt; $&amp; {{#poster}}</h1>');
    expect(first).toContain('<p>{{/description}}{{title}}</p>');
  });

  it('is none where there is nothing for everybody', async () => {
    const { slug } = await aFilm(api, owner, { privacy: 'password', password_hash: 'x', title: 'Secret launch' });
    expect(await firstOf(slug)).toContain('Loading');
    expect(await firstOf('unknown')).toContain('Loading');
  });
});

describe('the page itself', () => {
  it('carries the video, so that nothing has to be asked for before it plays, and no cookie', async () => {
    const { id, slug } = await aFilm(api, owner, { views: 7 });
    const { body, headers } = await get(`/watch/${slug}`);
    const { video, isLocked } = dataOf(body);
    expect(isLocked).toBe(false);
    expect(video).toMatchObject({ id, slug, views: 7, is_own: false });
    expect(body).toContain(`<link rel="preload" as="image" href="${video?.thumbnail_url?.replaceAll('&', '&amp;')}"`);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it.each(['watch', 'embed'])('carries the session with which a view on the %s page counts', async (path) => {
    const { slug } = await aFilm(api, owner);
    const views = [];
    for (const remoteAddress of ['10.8.0.1', '10.8.0.2', '10.8.0.1']) {
      const page = await api.app.inject({ url: `/${path}/${slug}`, remoteAddress });
      const body = { session: dataOf(page.body).video?.session };
      // They come from another address than the page: the session tells who watches.
      views.push((await api.ask(`POST /videos/slug/${slug}/view`, { body })).body.data.views);
    }
    expect(views).toEqual([1, 2, 2]);
  });

  it('is the same for everybody, whoever asks', async () => {
    const { slug } = await aFilm(api, owner, { privacy: 'signed_in' });
    const { statusCode } = await get(`/watch/${slug}`, { authorization: `Bearer ${await aToken(api.core, owner)}` });
    expect(statusCode).toBe(404);
  });

  it('asks for the password of a locked video, says nothing about it, and is not to be listed', async () => {
    const { slug } = await aFilm(api, owner, { privacy: 'password', password_hash: 'x', title: 'Secret launch' });
    for (const path of ['watch', 'embed']) {
      const { statusCode, body } = await get(`/${path}/${slug}`);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('Secret launch');
      expect(metaOf(body)).toEqual({ robots: 'noindex' });
      expect(dataOf(body)).toMatchObject({ video: null, isLocked: true });
    }
    for (const file of ['poster.jpg', 'video.mp4', 'qr.svg', 'link.svg']) {
      expect((await get(`/watch/${slug}/${file}`)).statusCode).toBe(404);
    }
  });
});

describe('the specified not-found page, with a 404 status', () => {
  const expectMissing = async (slug: string) => {
    for (const path of ['watch', 'embed']) {
      const { statusCode, body } = await get(`/${path}/${slug}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Video Not Found · ');
      expect(body).toContain(`<i>${path}</i>`);
      expect(metaOf(body)).toEqual({ robots: 'noindex' });
      expect(dataOf(body)).toMatchObject({ video: null, isLocked: false });
    }
    for (const file of ['poster.jpg', 'video.mp4', 'qr.svg', 'link.svg']) {
      expect((await get(`/watch/${slug}/${file}`)).statusCode).toBe(404);
    }
  };

  it.each([
    ['deleted', { deleted_at: new Date() }],
    ['unfinished', { status: 'processing' }],
    ['failed', { status: 'failed' }],
    ['signed-in only', { privacy: 'signed_in' }],
  ])('for one that is %s', async (_, changes) => {
    await expectMissing(
      (await aFilm(api, owner, { title: 'Secret launch', link_url: 'https://north.co', ...changes })).slug,
    );
  });

  it('for one whose owner is banned', async () => {
    const { slug } = await aFilm(api, owner);
    await changeStatus(api.core, owner.id, 'banned');
    await expectMissing(slug);
  });

  it.each(['unknown', '%00', "'%20or%201=1", '..%2f..%2fetc', '%3Cscript%3E', 'x'.repeat(150)])(
    'for the guess %s',
    expectMissing,
  );
});

describe('the embed page', () => {
  it('may stand in a frame of any site, while the watch page may not', async () => {
    const { slug } = await aFilm(api, owner);
    const embed = (await get(`/embed/${slug}`)).headers;
    expect(embed['content-security-policy']).toContain('frame-ancestors *');
    expect(embed).not.toHaveProperty('x-frame-options');
    const watch = (await get(`/watch/${slug}`)).headers;
    expect(watch['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(watch['x-frame-options']).toBe('SAMEORIGIN');
  });
});

describe('the QR code', () => {
  it('is a picture of the page’s address that may be kept', async () => {
    const { slug } = await aFilm(api, owner);
    const { statusCode, headers, body } = await get(`/watch/${slug}/qr.svg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('max-age=86400');
    expect(body).toMatch(/^<svg[^>]*>.*<path/s);
    expect(body).not.toContain('<script');
  });

  it('of the link is another one, and there is none without a link', async () => {
    const { slug } = await aFilm(api, owner, { link_url: 'https://north.co/serum' });
    const { statusCode, headers, body } = await get(`/watch/${slug}/link.svg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toBe(renderSVG('https://north.co/serum', { border: 2 }));
    const without = await aFilm(api, owner);
    expect((await get(`/watch/${without.slug}/link.svg`)).statusCode).toBe(404);
  });
});

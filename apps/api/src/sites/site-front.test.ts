import { createHmac } from 'node:crypto';
import { changeSettings } from '@herald/core/settings';
import { aUser } from '@herald/core/testing';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, schemaOf, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
});

const film = async (title: string, changes: Record<string, unknown> = {}) =>
  (await aFilm(api, site.owner, { title, duration_sec: 15.4, ...changes })).id;

describe('the gallery', () => {
  it('shows the chosen videos in their order, and nothing that is not public, finished and their own', async () => {
    const { id } = (await site.create()).body.data;
    const [first, second] = [await film('First film'), await film('Second film')];
    const hidden = [
      await film('Secret film', { privacy: 'password' }),
      await film('Deleted film', { deleted_at: new Date() }),
      await film('Failed film', { status: 'failed' }),
      (await aFilm(api, await aUser(api.core), { title: 'Strange film' })).id,
    ];
    const cookie = await site.enter(id);
    const choices = (await site.visit('/admin/videos', { headers: { cookie } })).body;
    expect(['First', 'Secret', 'Deleted', 'Failed', 'Strange'].map((word) => choices.includes(`${word} film`))).toEqual(
      [true, false, false, false, false],
    );
    const chosen = [first, second, ...hidden].map((video): [string, string] => ['video', video]);
    const places: [string, string][] = [
      [`place-${first}`, '2'],
      [`place-${second}`, '1'],
    ];
    const saved = await site.post('/admin/videos', [...chosen, ...places], { cookie, origin: site.origin });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/admin/videos?show=site&saved=yes']);
    const { body } = await site.visit('/');
    expect(body.match(/\w+ film/g)).toEqual(['Second film', 'First film']);
    expect(body).toContain('0:15');
    const poster = body.match(/\/api\/media\/[^"]+poster[^"]+/)?.[0]?.replaceAll('&amp;', '&') ?? '';
    expect((await site.visit(poster)).body).toBe('a poster');
    await api.core.db.pool.query('update videos set deleted_at = now() where id = $1', [first]);
    expect((await site.visit('/')).body.match(/\w+ film/g)).toEqual(['Second film']);
  });

  it('each video has a page with the product’s player in its shape; others are not found', async () => {
    const { id } = (await site.create()).body.data;
    const video = await film('First film', { description: 'About <b>skin</b>', output: '{"aspect_ratio":"16:9"}' });
    const cookie = await site.enter(id);
    await site.post('/admin/videos', [['video', video]], { cookie, origin: site.origin });
    const link = (await site.visit('/')).body.match(/\/v\/[\w-]+/)?.[0] ?? '';
    const { body: page, headers } = await site.visit(link);
    expect(page).toMatch(
      /<iframe class="player of-16-9" src="http:\/\/localhost:3000\/embed\/film-[\w-]+\?link=off" title="First film"/,
    );
    expect(headers['content-security-policy']).toContain('frame-src http://localhost:3000;');
    expect(page).toContain('About &lt;b&gt;skin&lt;/b&gt;');
    expect((await site.visit('/v/nothing')).statusCode).toBe(404);
  });

  it('says of whom its videos are, filmed people among them, and nothing on pages without videos', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    const [drawn, filmed] = [await film('First film'), await film('Second film', { performer: 'cut_clip' })];
    const footerOf = async (...shown: string[]) => {
      const chosen = shown.map((video): [string, string] => ['video', video]);
      await site.post('/admin/videos', chosen, { cookie, origin: site.origin });
      return (await site.visit('/')).body.match(/<footer>(.*)<\/footer>/)?.[1];
    };
    expect(await footerOf()).not.toContain('AI-generated');
    expect(await footerOf(filmed)).toContain('a real person was filmed, their mouth, expression and voice are');
    expect(await footerOf(drawn, filmed)).toContain(
      'where a real person was filmed, their mouths, expressions and voices',
    );
    expect((await site.visit('/report')).body).not.toContain('AI-generated');
  });

  it('marks pictures of its videos, and says so in words where the operator wants no marks', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    await site.post('/admin/videos', [['video', await film('First film')]], { cookie, origin: site.origin });
    const mark = '<span class="mark">AI</span>';
    expect((await site.visit('/')).body).toContain(mark);
    await changeSettings(api.core, { ai_mark_enabled: false });
    const { body } = await site.visit('/');
    expect(body).not.toContain(mark);
    expect(body).toContain('The presenter and the voice are AI-generated.');
    await changeSettings(api.core, { ai_mark_enabled: true });
  });

  it('leads to what a video is about, by a button and by the addresses in its description', async () => {
    const { id } = (await site.create()).body.data;
    const description = 'See north.co/faq, or <b>javascript:alert(1)</b>';
    const linked = { description, link_url: 'https://north.co/serum?a=1&b="2', link_label: 'Get <the> serum' };
    const [first, second] = [await film('First film', linked), await film('Second film')];
    const cookie = await site.enter(id);
    const chosen = [first, second].map((video): [string, string] => ['video', video]);
    await site.post('/admin/videos', chosen, { cookie, origin: site.origin });
    const [toFirst = '', toSecond = ''] = (await site.visit('/')).body.match(/\/v\/[\w-]+/g) ?? [];
    const page = (await site.visit(toFirst)).body;
    const rest = 'target="_blank" rel="nofollow noopener noreferrer"';
    expect(page).toContain(
      `<p dir="auto">See <a href="https://north.co/faq" ${rest}>north.co/faq</a>, or &lt;b&gt;javascript:`,
    );
    expect(page).toContain(
      `<a class="button" href="https://north.co/serum?a=1&amp;b=&quot;2" ${rest}>Get &lt;the&gt; serum</a>`,
    );
    expect((await site.visit(toSecond)).body).not.toContain('_blank');
  });

  it('shows posters in their own shape, and titles in the direction of their writing', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    await site.post('/admin/videos', [['video', await film('قهوة باردة')]], { cookie, origin: site.origin });
    expect((await site.visit('/site.css')).body).toMatch(/\.frame img\{[^}]*object-fit:contain/);
    const look = await site.visit('/admin/look.css', { headers: { cookie } });
    expect(look.body).toMatch(/\.row img\{[^}]*object-fit:contain/);
    const front = (await site.visit('/')).body;
    expect(front).toContain('<span class="title" dir="auto">قهوة باردة</span>');
    const page = await site.visit(front.match(/\/v\/[\w-]+/)?.[0] ?? '');
    expect(page.body).toContain('<h1 dir="auto">قهوة باردة</h1>');
    const choices = await site.visit('/admin/videos', { headers: { cookie } });
    expect(choices.body).toContain('<bdi>قهوة باردة</bdi> <span class="length">0:15</span>');
  });

  it('says in the administration which videos it cannot show, and why', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    const open = async () => (await site.visit('/admin/videos', { headers: { cookie } })).body;
    const [first] = [await film('First film'), await film('Second film')];
    expect(await open()).not.toContain('not listed');
    await api.core.db.pool.query(`update videos set privacy = 'password' where id = $1`, [first]);
    expect(await open()).toContain('1 finished video is not listed, because not everyone with the link can watch.');
    await film('Third film', { privacy: 'signed_in' });
    expect(await open()).toContain('2 finished videos are not listed');
  });

  it('neither shows nor offers a video without its files', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    const empty = await film('Nothing to see', { files: '{}' });
    const choices = await site.visit('/admin/videos', { headers: { cookie } });
    expect([choices.statusCode, choices.body.includes('Nothing to see')]).toEqual([200, false]);
    await site.post('/admin/videos', [['video', empty]], { cookie, origin: site.origin });
    expect((await site.visit('/')).body).toContain('There are no videos here yet.');
  });

  it('says that it failed, not that it is gone, when something breaks', async () => {
    const { id } = (await site.create()).body.data;
    await api.core.db.pool.query(`drop table "${schemaOf(id)}".branding`);
    const page = await site.visit('/');
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('<h1>That did not work</h1>');
    expect(page.body).not.toContain('No site here');
  });

  it('runs no script, from nobody', async () => {
    await site.create({ name: `<script>alert('name')</script>` });
    const page = await site.visit('/');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });

  it('has the same policy where it has no page, and where there is no site', async () => {
    await site.create();
    const policyOf = async (path: string) => (await site.visit(path)).headers['content-security-policy'];
    const policy = await policyOf('/');
    expect(await policyOf('/no/such/page')).toBe(policy);
    const nobody = await api.app.inject({ url: '/', headers: { host: 'nobody.localhost:3000' } });
    expect([nobody.statusCode, nobody.headers['content-security-policy']]).toEqual([404, policy]);
  });

  it('tells search engines to leave its administration alone', async () => {
    await site.create();
    const { statusCode, headers, body } = await site.visit('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Disallow: /admin\n');
  });
});

describe('a link to a site', () => {
  const headOf = (page: string) => ({
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(page)?.[1],
    ...Object.fromEntries(
      [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]),
    ),
  });

  async function show(...films: string[]) {
    const { id } = (await site.create({ name: 'North & Co' })).body.data;
    const cookie = await site.enter(id);
    const chosen = films.map((video): [string, string] => ['video', video]);
    await site.post('/admin/videos', chosen, { cookie, origin: site.origin });
    const front = await site.visit('/');
    return { front: headOf(front.body), links: front.body.match(/\/v\/[\w-]+/g) ?? [] };
  }

  it('says what the site is, with the poster of its first video', async () => {
    const { front, links } = await show(await film('First film'), await film('Second film'));
    const slug = links[0]?.slice(3);
    expect(front).toMatchObject({
      canonical: `${site.origin}/`,
      description: 'North &amp; Co',
      'og:type': 'website',
      'og:title': 'North &amp; Co',
      'og:url': `${site.origin}/`,
      'og:image': `http://localhost:3000/watch/${slug}/poster.jpg`,
      'twitter:card': 'summary',
    });
  });

  it('says of a video what it is about, and where its poster and film stay', async () => {
    const draft = JSON.stringify({ script: { content: '# Start\nCold brew [pause] takes "time".' } });
    const told = await film('A <b> film', { description: 'About <i>skin</i>' });
    const silent = await film('Second film', { draft, output: '{"aspect_ratio":"16:9","resolution":720}' });
    const { links } = await show(told, silent);
    const [first, second] = await Promise.all(links.map(async (link) => headOf((await site.visit(link)).body)));
    const watch = `http://localhost:3000/watch/${links[0]?.slice(3)}`;
    expect(first).toMatchObject({
      canonical: `${site.origin}${links[0]}`,
      description: 'About &lt;i&gt;skin&lt;/i&gt;',
      'og:type': 'video.other',
      'og:site_name': 'North &amp; Co',
      'og:title': 'A &lt;b&gt; film',
      'og:image': `${watch}/poster.jpg`,
      'og:video': `${watch}/video.mp4`,
      'twitter:card': 'player',
    });
    expect(second?.description).toMatch(/^Cold brew .*takes &quot;time&quot;\.$/);
    expect(second).toMatchObject({ 'og:video:width': '1280', 'og:video:height': '720' });
  });

  it.each(['signed_in', 'password'])('tells nothing about a video with privacy %s', async (privacy) => {
    const hidden = await film('Secret film', { description: 'Secret words' });
    const { links } = await show(hidden);
    await api.core.db.pool.query('update videos set privacy = $1 where id = $2', [privacy, hidden]);
    const front = await site.visit('/');
    expect(headOf(front.body)).not.toHaveProperty('og:image');
    const page = await site.visit(links[0] ?? '');
    expect([page.statusCode, page.body.includes('Secret'), page.body.includes('og:')]).toEqual([404, false, false]);
  });

  it.each(['/icon.svg', '/favicon.ico'])('has an icon of the site’s own at %s', async (path) => {
    await site.create({ name: '<North>' });
    const { statusCode, headers, body } = await site.visit(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toContain('>&lt;</text>');
    expect((await site.visit('/')).body).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml">');
  });
});

describe('the contact form', () => {
  const message = { name: 'Lea Lead', email: 'lea@example.com', message: 'Hello\nyou' };

  it('keeps what is written in the schema of the site, and nowhere else', async () => {
    const { id } = (await site.create()).body.data;
    const answer = await site.post('/contact', message);
    expect(answer.body).toContain('Your message has arrived.');
    const cookie = await site.enter(id);
    const leads = (await site.visit('/admin/leads', { headers: { cookie } })).body;
    expect(leads).toContain('lea@example.com');
    const { rows } = await api.core.db.pool.query(`select * from ${schemaOf(id)}.leads`);
    expect(rows).toMatchObject([message]);
  });

  it('says what is missing and keeps what was typed', async () => {
    await site.create();
    const { statusCode, body } = await site.post('/contact', { ...message, email: 'nobody', name: '"><script>' });
    expect(statusCode).toBe(422);
    expect(body).toContain('Please enter a valid email address.');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('thanks programs and keeps nothing of theirs', async () => {
    const { id } = (await site.create()).body.data;
    expect((await site.post('/contact', { ...message, website: 'spam.example' })).body).toContain('Thank you');
    const { rows } = await api.core.db.pool.query(`select * from ${schemaOf(id)}.leads`);
    expect(rows).toEqual([]);
  });

  it('takes only so many from one address', async () => {
    await site.create();
    const answers = [];
    for (let n = 0; n < 21; n++) answers.push(await site.post('/contact', message, {}, '10.9.8.7'));
    expect([answers[19]?.statusCode, answers[20]?.statusCode]).toEqual([200, 429]);
  });

  it('is exported without formulas', async () => {
    const { id } = (await site.create()).body.data;
    await site.post('/contact', { ...message, name: '=HYPERLINK("http://evil")', message: 'a, "b"' });
    const cookie = await site.enter(id);
    const { body, headers } = await site.visit('/admin/leads.csv', { headers: { cookie } });
    expect(headers['content-disposition']).toBe(`attachment; filename="leads-${site.domain}.csv"`);
    expect(body.split('\r\n')[1]).toMatch(/Z,"'=HYPERLINK\(""http:\/\/evil""\)",lea@example.com,"a, ""b"""$/);
  });
});

describe('visits', () => {
  it('are counted once a day per visitor, without programs, without keeping who it was', async () => {
    const { id } = (await site.create()).body.data;
    const look = (agent: string, options: InjectOptions = {}) =>
      site.visit('/', { ...options, headers: { 'user-agent': agent, ...options.headers } });
    await look('Mozilla/5.0 A');
    await look('Mozilla/5.0 A');
    await look('Mozilla/5.0 A', { remoteAddress: '10.1.2.3' });
    await look('Googlebot/2.1');
    await look('Mozilla/5.0 C', { headers: { 'sec-purpose': 'prefetch' } });
    await site.visit('/', { method: 'HEAD' });
    await api.core.background.drain();
    const cookie = await site.enter(id);
    const { body } = await site.visit('/admin/visits', { headers: { cookie } });
    expect(body.match(/<td class="number">(\d+)<\/td><td class="number">(\d+)</)?.slice(1)).toEqual(['2', '3']);
    const { rows } = await api.core.db.pool.query(`select day::text, visitor from ${schemaOf(id)}.visits`);
    const guesses = rows.flatMap(({ day }) =>
      ['', 'Mozilla/5.0 A'].map((agent) =>
        createHmac('sha256', `${id} ${day}`).update(`127.0.0.1 ${agent}`).digest('base64url'),
      ),
    );
    expect(rows.some(({ visitor }) => guesses.some((guess) => guess.startsWith(visitor)))).toBe(false);
  });

  it('of one network with made-up browsers leave few rows', async () => {
    const { id } = (await site.create()).body.data;
    for (let n = 0; n < 60; n++) await site.visit('/', { headers: { 'user-agent': `Mozilla/5.0 Made-up/${n}` } });
    await api.core.background.drain();
    const { rows } = await api.core.db.pool.query(
      `select count(*)::integer as rows, sum(views)::integer as views from ${schemaOf(id)}.visits`,
    );
    expect(rows[0].views).toBe(60);
    expect(rows[0].rows).toBeLessThanOrEqual(32);
  });
});

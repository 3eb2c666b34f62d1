import { createHash } from 'node:crypto';
import { changeStatus } from '@herald/core';
import { aMember, aToken, aUser, type TestUser, testAdmin } from '@herald/core/testing';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aFilm } from '../testing/a-film.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let owner: TestUser;
let token: string;
let domain: string;
let count = 0;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await aUser(api.core, { planSlugs: ['UNLIMITED'] });
  token = await aToken(api.core, owner);
  count += 1;
  domain = `acme-${count}`;
});

const create = (body: object = {}, by = token) =>
  api.ask('POST /sites', { token: by, body: { name: 'Acme Skin', domain, ...body } });
const visit = (path: string, options: InjectOptions = {}) =>
  api.app.inject({
    url: path,
    ...options,
    headers: { host: `${domain}.localhost:3000`, 'user-agent': 'Mozilla/5.0', ...options.headers },
  });
const form = (values: Record<string, string> | [string, string][]) => new URLSearchParams(values).toString();
const post = (
  path: string,
  values: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) =>
  visit(path, {
    method: 'POST',
    payload: form(values),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const schemas = async () => {
  const { rows } = await api.core.db.pool.query(`select nspname from pg_namespace where nspname like 'site\\_%'`);
  return rows.map(({ nspname }) => nspname as string);
};

const film = async (title: string, changes: Record<string, unknown> = {}) =>
  (await aFilm(api, owner, { title, duration_sec: 15.4, ...changes })).id;

/** Comes in with a ticket; answers the cookie. */
async function enter(siteId: string, by = token): Promise<string> {
  const { body } = await api.ask(`POST /sites/${siteId}/admin-link`, { token: by });
  const link = new URL(body.data.url);
  const { headers, statusCode } = await visit(`${link.pathname}${link.search}`);
  expect(statusCode).toBe(303);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}
const origin = () => ({ origin: `http://${domain}.localhost:3000` });

describe('creating a site', () => {
  it('makes it real at once: listed, served on its sub-domain, with a schema of its own', async () => {
    const { status, body } = await create();
    expect([status, body.message]).toEqual([201, 'Site created successfully']);
    expect(body.data).toMatchObject({ name: 'Acme Skin', domain, url: `http://${domain}.localhost:3000` });
    expect((await api.ask('GET /sites', { token })).body.data).toEqual([body.data]);
    expect(await schemas()).toContain(`site_${body.data.id.replaceAll('-', '')}`);
    const page = await visit('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>Acme Skin</h1>');
  });

  it.each([
    [{ name: ' ' }, 'Please fill in all fields'],
    [{ domain: '' }, 'Please fill in all fields'],
    [{ domain: 'ab' }, 'A domain has 3 to 63 characters.'],
    [{ domain: 'a'.repeat(64) }, 'A domain has 3 to 63 characters.'],
    [{ domain: 'my_shop' }, 'A domain has only letters a to z, digits and hyphens.'],
    [{ domain: 'größe' }, 'A domain has only letters a to z, digits and hyphens.'],
    [{ domain: 'a.b.c' }, 'A domain has only letters a to z, digits and hyphens.'],
    [{ domain: '-shop' }, 'A domain neither starts nor ends with a hyphen.'],
    [{ domain: 'shop-' }, 'A domain neither starts nor ends with a hyphen.'],
    [{ domain: 'xn--80ak6aa92e' }, 'A domain has no hyphens in its third and fourth place.'],
    [{ domain: 'WWW' }, 'This domain is reserved. Please choose another one.'],
    [{ domain: 'admin' }, 'This domain is reserved. Please choose another one.'],
  ])('refuses %j: %s', async (wish, text) => {
    const { status, body } = await create(wish);
    expect([status, body.message]).toEqual([422, text]);
  });

  it('takes a domain once, in any letter case, however many ask at once', async () => {
    const other = await aToken(api.core, await aUser(api.core, { planSlugs: ['DFY'] }));
    const answers = await Promise.all([
      create(),
      create({ domain: domain.toUpperCase() }, other),
      create({ domain: ` ${domain} ` }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors.domain).toEqual([
      'This domain is taken. Please choose another one.',
    ]);
  });

  it('stops at what the plan allows', async () => {
    const small = await aToken(api.core, await aUser(api.core, { planSlugs: ['DFY'] }));
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => create({ domain: `${domain}-${n}` }, small)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  });

  it('needs a premium plan, and more than an editor in a team', async () => {
    const free = await aToken(api.core, await aUser(api.core));
    expect((await create({}, free)).body.code).toBe('marketplace_required');
    expect((await api.ask('GET /sites', { token: free })).body.code).toBe('marketplace_required');
    const editor = await aToken(api.core, await aMember(api.core, owner, 'editor'));
    expect((await create({}, editor)).status).toBe(403);
    expect((await api.ask('GET /sites', { token: editor })).status).toBe(200);
  });
});

describe('deleting a site', () => {
  it('drops its data, and the address answers that there is no site', async () => {
    const { id } = (await create()).body.data;
    const { body } = await api.ask(`DELETE /sites/${id}`, { token });
    expect(body.message).toBe('Site deleted successfully');
    expect(await schemas()).not.toContain(`site_${id.replaceAll('-', '')}`);
    const page = await visit('/');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('No site here');
  });

  it('is for its own account', async () => {
    const { id } = (await create()).body.data;
    const other = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
    expect((await api.ask(`DELETE /sites/${id}`, { token: other })).status).toBe(404);
    expect((await api.ask(`POST /sites/${id}/admin-link`, { token: other })).status).toBe(404);
    expect((await visit('/')).statusCode).toBe(200);
  });
});

describe('the host of a request', () => {
  it.each(['localhost:3000', 'acme.localhost:3001', 'x.acme.localhost:3000', 'acme.localhost:3000.evil.example', ''])(
    '%s is not taken for a site',
    async (host) => {
      await create({ domain: 'acme' }).catch(() => undefined);
      const { statusCode, body } = await visit('/api/health', { headers: { host } });
      expect([statusCode, JSON.parse(body).status]).toEqual([200, 'success']);
    },
  );

  it('keeps the API away from sites, and the pages of sites away from the main host', async () => {
    await create();
    for (const path of ['/api/health', '/api/auth/user', '/metrics', '/auth', '/api/docs']) {
      const page = await visit(path);
      expect([path, page.statusCode, page.headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
    }
    const direct = await api.app.inject({ url: `/_site/${domain}/`, headers: { host: 'localhost:3000' } });
    expect(direct.statusCode).toBe(404);
    const nested = await visit(`/_site/${domain}/`);
    expect(nested.statusCode).toBe(404);
  });

  it('letter case and a trailing dot do not matter', async () => {
    await create();
    for (const host of [`${domain.toUpperCase()}.LOCALHOST:3000`, `${domain}.localhost.:3000`]) {
      expect((await visit('/', { headers: { host } })).statusCode).toBe(200);
    }
  });

  it('a banned owner has no site, a suspended one keeps it', async () => {
    await create();
    await changeStatus(api.core, owner.id, 'suspended');
    expect((await visit('/')).statusCode).toBe(200);
    await changeStatus(api.core, owner.id, 'banned');
    expect((await visit('/')).statusCode).toBe(404);
  });
});

describe('the gallery', () => {
  it('shows the chosen videos in their order, and nothing that is not public, finished and their own', async () => {
    const { id } = (await create()).body.data;
    const [first, second] = [await film('First film'), await film('Second film')];
    const hidden = [
      await film('Secret film', { privacy: 'password' }),
      await film('Deleted film', { deleted_at: new Date() }),
      await film('Failed film', { status: 'failed' }),
      (await aFilm(api, await aUser(api.core), { title: 'Strange film' })).id,
    ];
    const cookie = await enter(id);
    const choices = (await visit('/admin/videos', { headers: { cookie } })).body;
    expect(['First', 'Secret', 'Deleted', 'Failed', 'Strange'].map((word) => choices.includes(`${word} film`))).toEqual(
      [true, false, false, false, false],
    );
    const chosen = [first, second, ...hidden].map((video): [string, string] => ['video', video]);
    const places: [string, string][] = [
      [`place-${first}`, '2'],
      [`place-${second}`, '1'],
    ];
    const saved = await post('/admin/videos', [...chosen, ...places], { cookie, ...origin() });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/admin/videos?saved=yes']);
    const { body } = await visit('/');
    expect(body.match(/\w+ film/g)).toEqual(['Second film', 'First film']);
    expect(body).toContain('0:15');
    const poster = body.match(/\/api\/media\/[^"]+poster[^"]+/)?.[0]?.replaceAll('&amp;', '&') ?? '';
    expect((await visit(poster)).body).toBe('a poster');
    await api.core.db.pool.query('update videos set deleted_at = now() where id = $1', [first]);
    expect((await visit('/')).body.match(/\w+ film/g)).toEqual(['Second film']);
  });

  it('each video has a page with player and captions; others are not found', async () => {
    const { id } = (await create()).body.data;
    const video = await film('First film', { description: 'About <b>skin</b>' });
    const cookie = await enter(id);
    await post('/admin/videos', [['video', video]], { cookie, ...origin() });
    const link = (await visit('/')).body.match(/\/v\/[\w-]+/)?.[0] ?? '';
    const page = (await visit(link)).body;
    expect(page).toContain('<track kind="captions"');
    expect(page).toContain('About &lt;b&gt;skin&lt;/b&gt;');
    expect((await visit('/v/nothing')).statusCode).toBe(404);
  });

  it('neither shows nor offers a video without its files', async () => {
    const { id } = (await create()).body.data;
    const cookie = await enter(id);
    const empty = await film('Nothing to see', { files: '{}' });
    const choices = await visit('/admin/videos', { headers: { cookie } });
    expect([choices.statusCode, choices.body.includes('Nothing to see')]).toEqual([200, false]);
    await post('/admin/videos', [['video', empty]], { cookie, ...origin() });
    expect((await visit('/')).body).toContain('The first videos are on their way.');
  });

  it('says that it failed, not that it is gone, when something breaks', async () => {
    const { id } = (await create()).body.data;
    await api.core.db.pool.query(`drop table "site_${id.replaceAll('-', '')}".branding`);
    const page = await visit('/');
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('<h1>That did not work</h1>');
    expect(page.body).not.toContain('No site here');
  });

  it('runs no script, from nobody', async () => {
    await create({ name: `<script>alert('name')</script>` });
    const page = await visit('/');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });
});

describe('the contact form', () => {
  const message = { name: 'Lea Lead', email: 'lea@example.com', message: 'Hello\nyou' };

  it('keeps what is written in the schema of the site, and nowhere else', async () => {
    const { id } = (await create()).body.data;
    const answer = await post('/contact', message);
    expect(answer.body).toContain('Your message has arrived.');
    const cookie = await enter(id);
    const leads = (await visit('/admin/leads', { headers: { cookie } })).body;
    expect(leads).toContain('lea@example.com');
    const { rows } = await api.core.db.pool.query(`select * from site_${id.replaceAll('-', '')}.leads`);
    expect(rows).toMatchObject([message]);
  });

  it('says what is missing and keeps what was typed', async () => {
    await create();
    const { statusCode, body } = await post('/contact', { ...message, email: 'nobody', name: '"><script>' });
    expect(statusCode).toBe(422);
    expect(body).toContain('Please enter a valid email address.');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('thanks programs and keeps nothing of theirs', async () => {
    const { id } = (await create()).body.data;
    expect((await post('/contact', { ...message, website: 'spam.example' })).body).toContain('Thank you');
    const { rows } = await api.core.db.pool.query(`select * from site_${id.replaceAll('-', '')}.leads`);
    expect(rows).toEqual([]);
  });

  it('takes only so many from one address', async () => {
    await create();
    const answers = [];
    for (let n = 0; n < 21; n++)
      answers.push(
        await visit('/contact', {
          method: 'POST',
          payload: form(message),
          remoteAddress: '10.9.8.7',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      );
    expect([answers[19]?.statusCode, answers[20]?.statusCode]).toEqual([200, 429]);
  });

  it('is exported without formulas', async () => {
    const { id } = (await create()).body.data;
    await post('/contact', { ...message, name: '=HYPERLINK("http://evil")', message: 'a, "b"' });
    const cookie = await enter(id);
    const { body, headers } = await visit('/admin/leads.csv', { headers: { cookie } });
    expect(headers['content-disposition']).toBe(`attachment; filename="leads-${domain}.csv"`);
    expect(body.split('\r\n')[1]).toMatch(/Z,"'=HYPERLINK\(""http:\/\/evil""\)",lea@example.com,"a, ""b"""$/);
  });
});

describe('the administration', () => {
  it('opens with a ticket that works once, for a minute, for this site', async () => {
    const { id } = (await create()).body.data;
    const link = async () => new URL((await api.ask(`POST /sites/${id}/admin-link`, { token })).body.data.url);
    const ticket = await link();
    expect(ticket.host).toBe(`${domain}.localhost:3000`);
    const path = `${ticket.pathname}${ticket.search}`;
    const entered = await visit(path);
    expect(entered.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await visit(path)).statusCode).toBe(403);

    const late = await link();
    api.clock.advance({ seconds: 61 });
    expect((await visit(`${late.pathname}${late.search}`)).statusCode).toBe(403);

    const first = domain;
    const foreign = await link();
    domain = `${first}-b`;
    await create();
    expect((await visit(`${foreign.pathname}${foreign.search}`)).statusCode).toBe(403);
  });

  it.each(['/admin', '/admin/videos', '/admin/leads', '/admin/visits', '/admin/leads.csv'])(
    '%s is closed without a session, with a forged one and with that of another site',
    async (path) => {
      const { id } = (await create()).body.data;
      const cookie = await enter(id);
      expect((await visit(path, { headers: { cookie } })).statusCode).toBe(200);
      const first = domain;
      domain = `${first}-b`;
      await create();
      for (const other of [cookie, 'herald_site=forged', '']) {
        expect((await visit(path, { headers: { cookie: other } })).statusCode).toBe(403);
      }
    },
  );

  it('a form of another site cannot act with the session', async () => {
    const { id } = (await create()).body.data;
    const cookie = await enter(id);
    const forms: Record<string, string>[] = [{ cookie }, { cookie, origin: 'https://evil.example' }];
    for (const headers of forms) {
      expect((await post('/admin', { headline: 'Taken over' }, headers)).statusCode).toBe(403);
    }
  });

  it('changes the look; colours and texts are checked, and shown as text', async () => {
    const { id } = (await create()).body.data;
    const cookie = await enter(id);
    const look = { headline: 'Glow <i>up</i>', tagline: 'Two drops', accent: '#00ff88', ground: '#ffffff' };
    expect((await post('/admin', look, { cookie, ...origin() })).statusCode).toBe(303);
    const page = (await visit('/')).body;
    expect(page).toContain('<h1>Glow &lt;i&gt;up&lt;/i&gt;</h1>');
    expect(page).not.toContain('Get in touch');
    const style = (await visit('/site.css')).body;
    expect(style).toContain('--ground:#ffffff;--ink:#14151a');
    const refused = { ...look, headline: 'Typed anew', accent: 'red;}body{display:none' };
    const bad = await post('/admin', refused, { cookie, ...origin() });
    expect([bad.statusCode, bad.body.includes('Please choose a colour')]).toEqual([422, true]);
    expect(bad.body).toContain('name="headline" required maxlength="120" value="Typed anew"');
    expect((await visit('/')).body).not.toContain('Typed anew');
  });

  it('leaving ends the session', async () => {
    const { id } = (await create()).body.data;
    const cookie = await enter(id);
    await post('/admin/leave', {}, { cookie, ...origin() });
    expect((await visit('/admin', { headers: { cookie } })).statusCode).toBe(403);
  });

  it('administrators of the installation may open every site', async () => {
    const { id } = (await create()).body.data;
    const cookie = await enter(id, await aToken(api.core, testAdmin));
    expect((await visit('/admin', { headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('visits', () => {
  it('are counted once a day per visitor, without programs, without keeping who it was', async () => {
    const { id } = (await create()).body.data;
    const look = (agent: string, options: InjectOptions = {}) =>
      visit('/', { ...options, headers: { 'user-agent': agent, ...options.headers } });
    await look('Mozilla/5.0 A');
    await look('Mozilla/5.0 A');
    await look('Mozilla/5.0 B');
    await look('Googlebot/2.1');
    await look('Mozilla/5.0 C', { headers: { 'sec-purpose': 'prefetch' } });
    await visit('/', { method: 'HEAD' });
    await api.core.background.drain();
    const cookie = await enter(id);
    const { body } = await visit('/admin/visits', { headers: { cookie } });
    expect(body.match(/<td class="number">(\d+)<\/td><td class="number">(\d+)</)?.slice(1)).toEqual(['2', '3']);
    const { rows } = await api.core.db.pool.query(`select visitor from site_${id.replaceAll('-', '')}.visits`);
    const plain = createHash('sha256').update('127.0.0.1').digest('base64url');
    expect(rows.some(({ visitor }) => plain.startsWith(visitor))).toBe(false);
  });
});

describe('an account that is deleted', () => {
  it('leaves no schema behind after the clean-up', async () => {
    const { id } = (await create()).body.data;
    const { purgeExpired } = await import('@herald/core');
    await api.core.db.pool.query('delete from users where id = $1', [owner.id]);
    expect(await schemas()).toContain(`site_${id.replaceAll('-', '')}`);
    await purgeExpired(api.core);
    expect(await schemas()).not.toContain(`site_${id.replaceAll('-', '')}`);
  });
});

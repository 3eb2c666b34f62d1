import { aToken, testAdmin } from '@herald/core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, type TestSite } from '../testing/test-site.ts';

let api: TestApi;
let site: TestSite;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await aTestSite(api);
});

describe('the administration', () => {
  it('opens with a ticket that works once, for a minute, for this site', async () => {
    const { id } = (await site.create()).body.data;
    const link = async () =>
      new URL((await api.ask(`POST /sites/${id}/admin-link`, { token: site.token })).body.data.url);
    const ticket = await link();
    expect(ticket.host).toBe(`${site.domain}.localhost:3000`);
    const path = `${ticket.pathname}${ticket.search}`;
    const entered = await site.visit(path);
    expect(entered.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await site.visit(path)).statusCode).toBe(403);

    const late = await link();
    api.clock.advance({ seconds: 61 });
    expect((await site.visit(`${late.pathname}${late.search}`)).statusCode).toBe(403);

    const foreign = await link();
    const other = site.beside();
    await other.create();
    expect((await other.visit(`${foreign.pathname}${foreign.search}`)).statusCode).toBe(403);
  });

  it.each(['/admin', '/admin/videos', '/admin/preview', '/admin/leads', '/admin/visits', '/admin/leads.csv'])(
    '%s is closed without a session, with a forged one and with that of another site',
    async (path) => {
      const { id } = (await site.create()).body.data;
      const cookie = await site.enter(id);
      expect((await site.visit(path, { headers: { cookie } })).statusCode).toBe(200);
      const other = site.beside();
      await other.create();
      for (const strange of [cookie, 'herald_site=forged', '']) {
        expect((await other.visit(path, { headers: { cookie: strange } })).statusCode).toBe(403);
      }
    },
  );

  it('a form of another site cannot act with the session', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    const forms: Record<string, string>[] = [{ cookie }, { cookie, origin: 'https://evil.example' }];
    for (const headers of forms) {
      expect((await site.post('/admin', { headline: 'Taken over' }, headers)).statusCode).toBe(403);
    }
  });

  it('changes the look; colours and texts are checked, and shown as text', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    const look = { headline: 'Glow <i>up</i>', tagline: 'Two drops', accent: '#00ff88', ground: '#ffffff' };
    expect((await site.post('/admin', look, { cookie, origin: site.origin })).statusCode).toBe(303);
    const page = (await site.visit('/')).body;
    expect(page).toContain('<h1 dir="auto">Glow &lt;i&gt;up&lt;/i&gt;</h1>');
    expect(page).not.toContain('Get in touch');
    const style = (await site.visit('/site.css')).body;
    expect(style).toContain('--ground:#ffffff;--ink:#14151a');
    const faint = { ...look, accent: '#ffffff', ground: '#fefefe' };
    await site.post('/admin', faint, { cookie, origin: site.origin });
    expect((await site.visit('/admin', { headers: { cookie } })).body).toContain('so buttons get an outline.</p>');
    expect((await site.visit('/site.css')).body).toContain('--accent-edge:#14151a');
    const refused = { ...look, headline: 'Typed anew', accent: 'red;}body{display:none' };
    const bad = await site.post('/admin', refused, { cookie, origin: site.origin });
    expect(bad.statusCode).toBe(422);
    expect(bad.body).toContain(
      '<p class="problem" id="accent-problem" role="alert">Please choose a color like #e8502e.</p>',
    );
    expect(bad.body).toContain('aria-invalid="true" aria-describedby="accent-problem"');
    expect(bad.body).toContain('name="headline" required maxlength="120" value="Typed anew"');
    expect((await site.visit('/')).body).not.toContain('Typed anew');
  });

  it('refuses what is no picture where the logo is chosen', async () => {
    const cookie = await site.enter((await site.create()).body.data.id);
    const boundary = 'x-x-x';
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nnot a picture\r\n--${boundary}--\r\n`;
    const headers = { cookie, origin: site.origin, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await site.visit('/admin/logo', { method: 'POST', payload, headers });
    expect([answer.statusCode, answer.body.includes('<p class="problem" id="logo-problem" role="alert">')]).toEqual([
      415,
      true,
    ]);
  });

  it('previews the front page with what is not saved yet, in no other frame', async () => {
    const cookie = await site.enter((await site.create()).body.data.id);
    const wish = new URLSearchParams({ headline: 'Soon', tagline: 'New <line>', accent: '#00ff88', ground: 'url(x)' });
    const preview = await site.visit(`/admin/preview?${wish}`, { headers: { cookie } });
    expect(preview.body).toContain('<h1 dir="auto">Soon</h1>');
    expect(preview.body).toContain('New &lt;line&gt;');
    expect(preview.body).toContain('href="/site.css?ground=%230d0f13&amp;accent=%2300ff88"');
    expect(preview.body).not.toContain('Get in touch');
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await site.visit('/')).body).toContain('<h1 dir="auto">Acme Skin</h1>');
    expect((await site.visit(`/admin/preview?${wish}`)).statusCode).toBe(403);
  });

  it('is the only place of a site where a script runs, the product’s own', async () => {
    const cookie = await site.enter((await site.create()).body.data.id);
    const page = await site.visit('/admin', { headers: { cookie } });
    expect(page.body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/admin/script.js">']);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; connect-src 'self';");
    const script = await site.visit('/admin/script.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await site.visit('/')).headers['content-security-policy']).not.toContain('script-src');
  });

  it('has the theme of the account, and that of the device without a session', async () => {
    const cookie = await site.enter((await site.create()).body.data.id);
    const look = async (headers = {}) => (await site.visit('/admin/look.css', { headers })).body;
    expect(await look({ cookie })).toContain('html{color-scheme:dark}');
    const { data } = (await api.ask('GET /user/settings/preferences', { token: site.token })).body;
    await api.ask('PUT /user/settings/preferences', { token: site.token, body: { ...data, theme: 'light' } });
    expect(await look({ cookie })).toContain('html{color-scheme:light}');
    expect(await look()).toContain('@media (prefers-color-scheme:light)');
  });

  it('leaving ends the session', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id);
    await site.post('/admin/leave', {}, { cookie, origin: site.origin });
    expect((await site.visit('/admin', { headers: { cookie } })).statusCode).toBe(403);
  });

  it('administrators of the installation may open every site of a user', async () => {
    const { id } = (await site.create()).body.data;
    const cookie = await site.enter(id, await aToken(api.core, testAdmin));
    expect((await site.visit('/admin', { headers: { cookie } })).statusCode).toBe(200);
  });
});

it('with https the session has a cookie that no other site can set', async () => {
  const core = { publicUrl: 'https://herald.example', sitesDomain: 'herald.example' };
  const secure = await createTestApi(inject('databaseServerUrl'), { core });
  const made = await aTestSite(secure);
  const { id } = (await made.create()).body.data;
  const { body } = await secure.ask(`POST /sites/${id}/admin-link`, { token: made.token });
  const { pathname, search, host } = new URL(body.data.url);
  const visit = (url: string, headers = {}) => secure.app.inject({ url, headers: { host, ...headers } });
  const cookie = String((await visit(`${pathname}${search}`)).headers['set-cookie']);
  expect([host, cookie]).toEqual([
    `${made.domain}.herald.example`,
    expect.stringMatching(/^__Host-herald_site=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=28800$/),
  ]);
  expect((await visit('/admin', { cookie: cookie.split(';', 1)[0] })).statusCode).toBe(200);
  await secure.close();
});

import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RunningApi, startApi } from '../start-api.ts';
import { rawExchange } from '../testing/raw-exchange.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { aTestSite, schemaOf, type TestSite } from '../testing/test-site.ts';

const MAIN = 'localhost:3000';
const PAGE = '<h1 dir="auto">Acme Skin</h1>';

let api: TestApi;
let site: TestSite;
let siteId: string;
let running: RunningApi;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  running = await startApi({ ...api.context, metrics: new Registry() }, { port: 0, host: '127.0.0.1' });
  site = await aTestSite(api);
  siteId = (await site.create()).body.data.id;
});
afterAll(async () => {
  await running.close();
  await api.close();
});

const send = (target: string, hosts: string[], { method = 'GET', body = '' } = {}) =>
  rawExchange(running.url, [
    `${method} ${target} HTTP/1.1\r\n`,
    ...hosts.map((host) => `host: ${host}\r\n`),
    ...(body ? ['content-type: application/x-www-form-urlencoded\r\n', `content-length: ${body.length}\r\n`] : []),
    `connection: close\r\n\r\n${body}`,
  ]);
const own = () => new URL(site.origin).host;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

/** Addresses that a router could read as the way to a site. */
const tricks = [
  '/_site/DOMAIN',
  '/%5fsite/DOMAIN',
  '/%5Fsite/DOMAIN',
  '/_%73ite/DOMAIN',
  '/%5f%73%69%74%65/DOMAIN',
  '/_site%2fDOMAIN',
  '//_site/DOMAIN',
  '/./_site/DOMAIN',
  '/x/../_site/DOMAIN',
  '/%2e/_site/DOMAIN',
  '/%5fsite/../DOMAIN',
  '/_SITE/DOMAIN',
  '/_site;/DOMAIN',
  `http://${MAIN}/_site/DOMAIN`,
  `http://${MAIN}/%5fsite/DOMAIN`,
].map((trick) => ({ trick, target: (path: string) => trick.replace('DOMAIN', site.domain) + path }));

describe('the main host', () => {
  it.each(tricks)('shows no site at $trick', async ({ target }) => {
    for (const path of ['/', '/v/film', '/site.css', '/admin']) {
      const answer = await send(target(path), [MAIN]);
      expect(statusOf(answer)).toBe(404);
      expect(answer).not.toContain('Acme');
    }
  });

  it.each(tricks)('takes no message and gives no session at $trick', async ({ target }) => {
    const body = 'name=Lea&email=lea%40example.com&message=Hello';
    expect(statusOf(await send(target('/contact'), [MAIN], { method: 'POST', body }))).toBeGreaterThanOrEqual(400);
    const { rows } = await api.core.db.pool.query(`select * from ${schemaOf(siteId)}.leads`);
    expect(rows).toEqual([]);
    const link = await api.ask(`POST /sites/${siteId}/admin-link`, { token: site.token });
    const ticket = new URL(link.body.data.url).search;
    expect(await send(target(`/admin/enter${ticket}`), [MAIN])).not.toContain('set-cookie');
  });
});

describe('the host of a site', () => {
  it('shows its pages, in either form of an address', async () => {
    expect(await send('/', [own()])).toContain(PAGE);
    expect(await send(`http://${own()}/`, [own()])).toContain(PAGE);
    expect(await send(`http://${own()}`, [own()])).toContain(PAGE);
  });

  it.each(['/api/health', '/%61pi/health', '//api/health', '/api/media/../health', '/metrics', '/_site/acme-1/'])(
    'leads nowhere else: %s',
    async (target) => {
      const answer = await send(target, [own()]);
      expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
      expect(answer).not.toMatch(/"status":"success"|herald_http/);
    },
  );
});

describe('a request that names two hosts', () => {
  it('is refused, in either order and however they are written', async () => {
    for (const hosts of [
      [MAIN, own()],
      [own(), MAIN],
      [MAIN, MAIN],
    ]) {
      expect(statusOf(await send('/', hosts))).toBe(400);
    }
    expect(statusOf(await send(`http://${own()}/`, [MAIN]))).toBe(400);
    expect(statusOf(await send(`http://${MAIN}/`, [own()]))).toBe(400);
  });
});

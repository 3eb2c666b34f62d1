import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

const face = '@font-face{font-family:Geist Variable;src:url(/assets/geist-latin-wght-normal-Ab_1-x.woff2)}';
let api: TestApi;
let webRoot: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'herald-typefaces-'));
  await mkdir(join(webRoot, 'assets'));
  const page = '<head><link rel="stylesheet" crossorigin href="/assets/watch-1.css"></head><body></body>';
  await writeFile(join(webRoot, 'watch.html'), page);
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'assets', 'watch-1.css'), `.a{color:red}${face}.b{color:blue}`);
  await writeFile(join(webRoot, 'assets', 'geist-latin-wght-normal-Ab_1-x.woff2'), 'a typeface');
  await writeFile(join(webRoot, 'assets', 'app.js'), 'a script');
  api = await createTestApi(inject('databaseServerUrl'), { context: { webRoot } });
  const token = await aToken(api.core, await aUser(api.core, { planSlugs: ['UNLIMITED'] }));
  await api.ask('POST /sites', { token, body: { name: 'Acme', domain: 'acme' } });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});

const visit = (url: string, domain = 'acme') =>
  api.app.inject({ url, headers: { host: `${domain}.localhost:3000`, 'user-agent': 'Mozilla/5.0' } });

it.each(['acme', 'nobody'])(
  'a page of %s is set in the typefaces of the product, and in nothing else of it',
  async (domain) => {
    const { statusCode, body } = await visit('/site.css', domain);
    expect(statusCode).toBe(200);
    expect(body.startsWith(`${face}:root{`)).toBe(true);
    expect(body).not.toContain('color:red');
    expect(body).toContain('font:16px/1.55 "Geist Variable"');
  },
);

it('their files come from the host of the site itself, may be kept, and its pages may load them', async () => {
  const file = await visit('/assets/geist-latin-wght-normal-Ab_1-x.woff2');
  expect([file.statusCode, file.body]).toEqual([200, 'a typeface']);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await visit('/')).headers['content-security-policy']).toContain("font-src 'self'");
});

it.each(['/assets/app.js', '/assets/watch-1.css', '/assets/../index.html', '/watch.html'])(
  'nothing else of the product is served there: %s',
  async (path) => {
    expect((await visit(path)).statusCode).toBe(404);
  },
);

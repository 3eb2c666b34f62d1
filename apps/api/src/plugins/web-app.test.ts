import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { changeSettings } from '@herald/core/settings';
import { aToken, aUser } from '@herald/core/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let webRoot: string;
const inline = `document.documentElement.dataset.theme = 'dark'`;
const head = '<meta name="description" content="Short videos." /><title>Herald</title>';
const entry = `<!doctype html>${head}<script>${inline}</script><script type="module" src="/assets/app-1a2b.js"></script>`;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'herald-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), entry);
  await writeFile(join(webRoot, 'favicon.svg'), '<svg/>');
  await writeFile(join(webRoot, 'assets/app-1a2b.js'), 'console.log(1)');
  await writeFile(join(webRoot, 'assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'));
  api = await createTestApi(inject('databaseServerUrl'), { context: { webRoot } });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('the head of the app', () => {
  it('has the name and the description of the installation, as text', async () => {
    const head = async () => /<meta.*<\/title>/.exec((await get('/')).body)?.[0];
    await changeSettings(api.core, { site_name: '</title><script>$&', site_description: 'For "small" <b>shops</b>' });
    expect(await head()).toBe(
      '<meta name="description" content="For &quot;small&quot; &lt;b&gt;shops&lt;/b&gt;" /><title>&lt;/title&gt;&lt;script&gt;$&amp;</title>',
    );
    await changeSettings(api.core, { site_name: '', site_description: '' });
    expect((await get('/')).body).toContain('<!doctype html><title>Herald</title>');
    await changeSettings(api.core, { site_description: 'Short videos.' });
    expect((await get('/')).body).toBe(entry);
  });
});

describe('the AI editor', () => {
  const framesOf = async () => {
    const policy = String((await get('/ai-editor')).headers['content-security-policy']);
    return /frame-src ([^;]*)/.exec(policy)?.[1];
  };
  const readEditor = async () => {
    const token = await aToken(api.core, await aUser(api.core));
    return (await api.ask('GET /ai-editor', { token })).body.data;
  };

  it('is not there until an address is set, and then may be shown, and nothing else', async () => {
    expect(await readEditor()).toEqual({ url: null, name: '' });
    await changeSettings(api.core, { ai_editor_url: 'https://editor.example/app?theme=dark' });
    expect(await readEditor()).toEqual({ url: 'https://editor.example/app?theme=dark', name: 'editor.example' });
    expect(await framesOf()).toBe("'self' https://www.youtube-nocookie.com https://editor.example");
    await changeSettings(api.core, { ai_editor_url: '' });
    expect(await framesOf()).toBe("'self' https://www.youtube-nocookie.com");
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', "https://x.example; script-src 'unsafe-inline'", 'nonsense'])(
    'is never shown at %s',
    async (address) => {
      await changeSettings(api.core, { ai_editor_url: address });
      expect(await readEditor()).toEqual({ url: null, name: '' });
      expect(await framesOf()).toBe("'self' https://www.youtube-nocookie.com");
    },
  );
});

describe('the web app', () => {
  it.each([
    ['/', 200],
    ['/auth?next=1', 200],
    ['/page/about.us', 200],
    ['/no/such/screen', 404],
    ['/wp-login.php?x=1', 404],
  ])('answers %s with the app and %i', async (url, status) => {
    const { statusCode, body, headers } = await get(url, { accept: 'text/html' });
    expect([statusCode, body, headers['cache-control']]).toEqual([status, entry, 'no-cache']);
  });

  it('tells search engines to leave answers to programs alone, but not pictures of shared videos', async () => {
    const { statusCode, headers, body } = await get('/robots.txt', { accept: '*/*' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe('User-agent: *\nAllow: /api/media/\nDisallow: /api/\n');
  });

  it('leads password managers to where a password is changed', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/settings?tab=security']);
    expect(
      (await get('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')).statusCode,
    ).toBe(404);
  });

  it('lets hashed assets be kept for ever, compressed where the browser can', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect([plain.statusCode, plain.body]).toEqual([200, 'console.log(1)']);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('javascript');
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/assets/gone.js', '/api/nowhere', '/api'])('does not answer %s with the app', async (url) => {
    const { statusCode, headers } = await get(url, { accept: '*/*' });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  it('does not answer other methods, or who wants no page, with the app', async () => {
    expect((await api.app.inject({ method: 'POST', url: '/auth' })).statusCode).toBe(404);
    expect((await get('/missing.png', { accept: 'image/png' })).statusCode).toBe(404);
  });

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/%2e%2e/%2e%2e/etc/passwd'])(
    'does not leave its folder for %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toContain('"dependencies"');
      expect(body).not.toContain('root:');
    },
  );
});

describe('the content security policy', () => {
  it('allows the app, its workers and its media, and nothing from elsewhere', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const directives = Object.fromEntries(
      policy.split(';').map((part) => {
        const [name = '', ...sources] = part.trim().split(' ');
        return [name, sources.join(' ')];
      }),
    );
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(directives).toMatchObject({
      'default-src': "'self'",
      'script-src': `'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
      'media-src': "'self' data: blob:",
      'worker-src': "'self' blob:",
      'img-src': "'self' data: blob:",
      'connect-src': "'self' data: blob:",
      'frame-src': "'self' https://www.youtube-nocookie.com",
      'object-src': "'none'",
      'frame-ancestors': "'self'",
    });
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  it('is not weakened by headers that break plain http on a home network', async () => {
    const { headers } = await get('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
  });
});

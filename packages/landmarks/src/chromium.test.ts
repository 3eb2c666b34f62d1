import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portraitPixels } from '../testing/portraits.ts';
import type { PortraitAnalysis } from './analysis.ts';
import { createNodeLandmarker } from './node/node-landmarker.ts';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable'];
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const types: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm', json: 'application/json' };

let browser: Browser;
let server: Server;

const pageSource = `
  import { createLandmarker, readFromUrl } from './index.ts';
  globalThis.analyse = async (text, width, height) => {
    const data = Uint8ClampedArray.from(atob(text), (letter) => letter.charCodeAt(0));
    const landmarker = await createLandmarker(readFromUrl('/vendor'));
    return landmarker.analyse({ width, height, data });
  };
`;

async function bundle(): Promise<string> {
  const result = await build({
    stdin: { contents: pageSource, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text;
}

beforeAll(async () => {
  const script = await bundle();
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    response.setHeader('content-type', types[path.split('.').at(-1)!] ?? 'text/html');
    if (path === '/page.js') response.end(script);
    else if (path.startsWith('/vendor/')) response.end(readFileSync(new URL(`..${path}`, import.meta.url)));
    else response.end('<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  browser = await chromium.launch({ executablePath, args: flags });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

describe('the detector in a browser', () => {
  it('finds the same points as in Node', async () => {
    const pixels = await portraitPixels('eu_f28');
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const order = { text: Buffer.from(pixels.data).toString('base64'), width: pixels.width, height: pixels.height };
    await page.waitForFunction('globalThis.analyse');
    const inBrowser = (await page.evaluate(({ text, width, height }) => {
      const { analyse } = globalThis as unknown as { analyse(...order: unknown[]): Promise<unknown> };
      return analyse(text, width, height);
    }, order)) as PortraitAnalysis;
    const inNode = await (await createNodeLandmarker()).analyse(pixels);
    expect(inBrowser.points).toEqual(inNode.points);
    expect(inBrowser).toEqual(inNode);
  });
});

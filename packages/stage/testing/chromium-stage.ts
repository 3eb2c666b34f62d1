import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { drawableFont } from '#scene/text/font-file.ts';

const require = createRequire(import.meta.url);
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Canvases live with the graphics process even without a card: were it to end alone, they would silently be empty.
  '--in-process-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface InPage {
  stage: {
    open(spec: unknown, pictures: Record<string, string>, keep: boolean): Promise<number>;
    pixels(tSec: number): string;
    play(seconds: number): Promise<number>;
  };
}

/** The stage in a real browser without a graphics card, for comparing pictures and measuring playback. */
export class ChromiumStage {
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #page: Page;
  readonly #files: Map<string, Buffer>;

  private constructor(parts: { browser: Browser; server: Server; page: Page; files: Map<string, Buffer> }) {
    this.#browser = parts.browser;
    this.#server = parts.server;
    this.#page = parts.page;
    this.#files = parts.files;
  }

  static async open(browserPath?: string): Promise<ChromiumStage> {
    const files = new Map<string, Buffer>([['/stage.js', await bundleStage()]]);
    const server = await serve(files);
    const browser = await chromium.launch({ executablePath: chromiumPath(browserPath), args: FLAGS });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return new ChromiumStage({ browser, server, page, files });
  }

  /** Prepares a scene in the page, with parts of the one before where they are kept; returns how long that took there, in ms. */
  async openScene(
    spec: unknown,
    pictures: Record<string, Buffer> = {},
    options: { keepParts?: boolean } = {},
  ): Promise<number> {
    const urls = Object.fromEntries(Object.keys(pictures).map((name) => [name, `/pictures/${name}`]));
    for (const [name, bytes] of Object.entries(pictures)) this.#files.set(`/pictures/${name}`, bytes);
    const order = { spec, urls, keep: options.keepParts ?? false };
    return this.#page.evaluate(
      ({ spec, urls, keep }) => (globalThis as unknown as InPage).stage.open(spec, urls, keep),
      order as { spec: object; urls: Record<string, string>; keep: boolean },
    );
  }

  /** Every byte of the picture of one moment, RGBA. */
  async pixels(tSec: number): Promise<Uint8Array> {
    const text = await this.#page.evaluate((at) => (globalThis as unknown as InPage).stage.pixels(at), tSec);
    return Buffer.from(text, 'base64');
  }

  /** Plays the scene and returns the pictures shown per second. */
  play(seconds: number): Promise<number> {
    return this.#page.evaluate((length) => (globalThis as unknown as InPage).stage.play(length), seconds);
  }

  /** What Chromium calls the processes it runs in. */
  async processKinds(): Promise<string[]> {
    const session = await this.#browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    return processInfo.map(({ type }) => type);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

function chromiumPath(given: string | undefined): string {
  const found = given ?? PLACES.find((place) => existsSync(place)) ?? chromium.executablePath();
  if (existsSync(found)) return found;
  throw new Error('No Chromium found. Set CHROMIUM_PATH, or run `npx playwright-core install chromium`.');
}

async function bundleStage(): Promise<Buffer> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./stage-in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    logLevel: 'silent',
  });
  return Buffer.from(result.outputFiles[0].contents);
}

function serve(files: Map<string, Buffer>): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><meta charset="utf-8"><body><script src="/stage.js"></script>');
      return;
    }
    const font = path.startsWith('/fonts/@fontsource') ? path.slice('/fonts/'.length) : null;
    const body = font ? drawableFont(readFileSync(require.resolve(font))) : files.get(path);
    response.statusCode = body ? 200 : 404;
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The widths that the screens are designed for. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

interface NewPage extends BrowserContextOptions {
  /** the browser's storage at the start */
  localStorage?: Record<string, string>;
}

export interface TestBrowser {
  /** Opens a page in a context of its own, with no cookies and only the given storage. */
  newPage(options?: NewPage): Promise<Page>;
}

/** One browser for all files of a worker: starting one takes longer than most looks at a screen. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const known = await shared;
  if (known?.isConnected()) return known;
  shared = launch([]);
  return shared;
}

function launch(moreFlags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromiumPath'), args: [...flags, ...moreFlags] });
}

interface BrowserWish {
  /** for a browser of its own in place of the worker's */
  flags?: () => string[];
  /** Pages stay open until the last test of the file. */
  keepsPages?: boolean;
}

/** Opens pages for the tests of a file and closes each after its test. */
export function useBrowser({ flags: ownFlags, keepsPages = false }: BrowserWish = {}): TestBrowser {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const closePages = async () => void (await Promise.all(contexts.splice(0).map((context) => context.close())));

  beforeAll(async () => {
    browser = await (ownFlags ? launch(ownFlags()) : sharedBrowser());
  });
  afterEach(async ({ task }) => {
    const { state, errors = [] } = task.result ?? {};
    if (state === 'fail') for (const error of errors) error.message += await whatIsShown(contexts);
    if (!keepsPages) await closePages();
  });
  afterAll(async () => {
    await closePages();
    if (ownFlags) await browser.close();
  });

  return {
    async newPage({ localStorage = {}, ...options } = {}) {
      const context = await browser.newContext({
        baseURL: inject('productUrl'),
        viewport: sizes.desktop,
        reducedMotion: 'reduce',
        ...options,
      });
      contexts.push(context);
      await context.addInitScript((entries) => {
        // Set once, so that changes by the app survive a reload.
        if (sessionStorage.getItem('remembered')) return;
        sessionStorage.setItem('remembered', 'yes');
        for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
      }, localStorage);
      const page = await context.newPage();
      // This is long enough for a busy machine; nothing waits longer than it has to.
      page.setDefaultTimeout(45_000);
      return page;
    },
  };
}

/** The text on the screens, for the report: it explains a test that waited for something else. */
async function whatIsShown(contexts: readonly BrowserContext[]): Promise<string> {
  const screens = contexts
    .flatMap((context) => context.pages())
    .map(async (page) => {
      const text = await page
        .locator('body')
        .ariaSnapshot({ timeout: 5_000 })
        .catch(() => 'nothing that can be read');
      return `\nOn ${page.url()} stood:\n${text.slice(0, 4000)}`;
    });
  return (await Promise.all(screens)).join('');
}

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Widths the screens are drawn for. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

interface NewPage extends BrowserContextOptions {
  /** What the browser remembers from before. */
  localStorage?: Record<string, string>;
}

export interface TestBrowser {
  /** A page in a browser of its own: no cookies, no storage but what is given. */
  newPage(options?: NewPage): Promise<Page>;
}

/** One browser for the tests of a file; every page is closed after its test. */
export function useBrowser(): TestBrowser {
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: flags });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());

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
        // Given once, so that what the app writes afterwards survives a reload.
        if (sessionStorage.getItem('remembered')) return;
        sessionStorage.setItem('remembered', 'yes');
        for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
      }, localStorage);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      return page;
    },
  };
}

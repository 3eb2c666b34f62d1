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

/** Uses one browser for the tests of a file and closes every page after its test. */
export function useBrowser(moreFlags: () => string[] = () => []): TestBrowser {
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: [...flags, ...moreFlags()] });
  });
  afterEach(async ({ task }) => {
    const { state, errors = [] } = task.result ?? {};
    if (state === 'fail') for (const error of errors) error.message += await whatIsShown(contexts);
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

import type { Browser, Page } from 'playwright-core';

export interface LentPage {
  page: Page;
  /** Empties the page for the next test. Closes it if that is not wanted, or not certain to work. */
  giveBack(mayKeep: boolean): Promise<void>;
}

/** What was added to a page before a test got it. */
export interface Prepared {
  dispose(): Promise<void>;
}

/** A small file of the product: on its address, and without anything of the app. */
const STILL_PAGE = '/favicon.svg';
/** Who reaches for one of these can leave something behind that the next test would meet. */
const TRACES = new Set<string | symbol>([
  'addInitScript',
  'addLocatorHandler',
  'clock',
  'context',
  'exposeBinding',
  'exposeFunction',
  'routeWebSocket',
]);
/** What tests listen to. Playwright itself listens to others. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];
const STORAGE = 'local_storage,indexeddb,service_workers,cache_storage';

/**
 * Pages that wait for the next test of this worker. A page of its own is a new process that reads and compiles the whole app
 * again: 1.8 s of processor time for the wizard, against 0.4 s in a page that has shown it before.
 */
let idle: { page: Page; home: string }[] = [];

export interface Lender {
  browser: Browser;
  /** The address of the product that the page is for. */
  home: string;
  open(): Promise<Page>;
  prepare(page: Page): Promise<Prepared>;
}

/** Lends an empty page: a kept one of this product, or a new one where none waits. */
export async function lendPage({ browser, home, open, prepare }: Lender): Promise<LentPage> {
  idle = idle.filter(({ page }) => !page.isClosed() && page.context().browser() === browser);
  const known = idle.findLast((one) => one.home === home);
  idle = idle.filter((one) => one !== known);
  const page = known?.page ?? (await open());
  const prepared = await prepare(page);
  const { shown, areFound } = watchTraces(page, home);
  return {
    page: shown,
    async giveBack(mayKeep) {
      const isKept = mayKeep && !areFound() && (await empty(page, { home, prepared }));
      if (isKept) idle.push({ page, home });
      else await page.context().close();
    },
  };
}

/** Closes the pages that wait for a product which ends with its file. */
export async function closePagesOfOthers(home: string): Promise<void> {
  const others = idle.filter((one) => one.home !== home);
  idle = idle.filter((one) => one.home === home);
  await Promise.all(others.map(({ page }) => page.context().close()));
}

/** A page for a test, which notices whether it reaches for something that cannot be undone, or leaves the address that is emptied. */
function watchTraces(page: Page, home: string): { shown: Page; areFound(): boolean } {
  let areFound = false;
  const { origin } = new URL(home);
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    if (!url.startsWith('about:') && new URL(url).origin !== origin) areFound = true;
  });
  const shown = new Proxy(page, {
    get(target, name) {
      if (TRACES.has(name)) areFound = true;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { shown, areFound: () => areFound };
}

/** Returns whether nothing of the last test is left. */
async function empty(page: Page, { home, prepared }: { home: string; prepared: Prepared }): Promise<boolean> {
  const context = page.context();
  if (page.isClosed() || context.pages().length > 1) return false;
  try {
    await prepared.dispose();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(STILL_PAGE);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: home, storageTypes: STORAGE });
    await page.goto('about:blank');
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: null });
    await page.mouse.move(0, 0);
    return true;
  } catch {
    return false;
  }
}

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { closePagesOfOthers, type LentPage, lendPage, type Prepared } from './kept-pages.ts';
import { keepStageStill } from './still-stage.ts';

/** The suggestions below the address bar are two pages of Chromium's own in each window, which cost more than most looks at a screen. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright switches off that matters here. Chromium obeys only the last of such lists, so ours repeats it. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const flags = [
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...SUGGESTIONS].join(',')}`,
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
  /** Scenes are drawn, for stories of what is seen of them. */
  drawsStage?: boolean;
}

export interface TestBrowser {
  /** Opens a page with no cookies and only the given storage, which shares nothing with other open ones. */
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
  /** Nothing of the app was ever loaded: for tests that count what is. */
  isFirstVisit?: boolean;
}

/** Adds what every document of a page starts with. */
async function begin(page: Page, localStorage: Record<string, string>, drawsStage: boolean): Promise<Prepared> {
  const context = page.context();
  const added = [await context.addInitScript(remember, localStorage)];
  if (!drawsStage) added.push(await context.addInitScript(keepStageStill));
  return {
    async dispose() {
      for (const script of added) await script.dispose();
    },
  };
}

/** Entries of the browser's storage. They are set once, so that changes by the app survive a reload. */
function remember(entries: Record<string, string>): void {
  if (sessionStorage.getItem('remembered')) return;
  sessionStorage.setItem('remembered', 'yes');
  for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
}

/** Opens pages for the tests of a file and closes each after its test, or empties it for the next one. */
export function useBrowser(wish: BrowserWish = {}): TestBrowser {
  const { flags: ownFlags, keepsPages = false, isFirstVisit = false } = wish;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const lent: LentPage[] = [];
  const closePages = async (mayKeep: boolean) => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    for (const one of lent.splice(0)) await one.giveBack(mayKeep);
  };

  beforeAll(async () => {
    browser = await (ownFlags ? launch(ownFlags()) : sharedBrowser());
  });
  afterEach(async ({ task }) => {
    const { state, errors = [] } = task.result ?? {};
    const open = [...contexts.flatMap((context) => context.pages()), ...lent.map(({ page }) => page)];
    if (state === 'fail') for (const error of errors) addShown(error, await whatIsShown(open));
    if (!keepsPages) await closePages(state !== 'fail');
  });
  afterAll(async () => {
    await closePages(true);
    await closePagesOfOthers(inject('productUrl'));
    if (ownFlags) await browser.close();
  });

  const openPage = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      viewport: sizes.desktop,
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    // This is long enough for a busy machine; nothing waits longer than it has to.
    page.setDefaultTimeout(90_000);
    return page;
  };

  return {
    async newPage({
      localStorage = {},
      viewport = sizes.desktop,
      drawsStage = false,
      baseURL = inject('productUrl'),
      ...options
    } = {}) {
      if (ownFlags || isFirstVisit || Object.keys(options).length > 0) {
        const page = await openPage({ ...options, baseURL, viewport });
        contexts.push(page.context());
        await begin(page, localStorage, drawsStage);
        return page;
      }
      const one = await lendPage({
        ...{ browser, home: baseURL },
        open: () => openPage({ baseURL, viewport }),
        async prepare(page) {
          if (viewport) await page.setViewportSize(viewport);
          return begin(page, localStorage, drawsStage);
        },
      });
      lent.push(one);
      return one.page;
    },
  };
}

/** The report of a run is made of the stack, and what is printed meanwhile of the message. */
function addShown(error: { message: string; stack?: string }, shown: string): void {
  error.message += shown;
  error.stack = `${error.stack ?? ''}${shown}`;
}

/** The text on the screens, for the report: it explains a test that waited for something else. */
async function whatIsShown(pages: readonly Page[]): Promise<string> {
  const screens = pages.map(async (page) => {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch(() => 'nothing that can be read');
    return `\nOn ${page.url()} stood:\n${text.slice(0, 4000)}`;
  });
  return (await Promise.all(screens)).join('');
}

import type { ModerationItem } from '@herald/contract/endpoints/admin-moderation';
import { SCREEN_PATHS } from '@herald/contract/screen-paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInLooks, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, grantPlan, impersonating, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { portraitFile, tab } from './support/wizard.ts';

const browser = useBrowser({ keepsPages: true });

let account: TestAccount;
let teamAccount: TestAccount;
let admin: TestAccount;
beforeAll(async () => {
  [account, teamAccount, admin] = await Promise.all([anAccount(), anAccount('Tess Team'), theAdmin()]);
  await grantPlan(teamAccount, 'UNLIMITED');
});

interface Screen {
  name: string;
  path: string;
  as?: 'user' | 'user with a team' | 'admin' | 'admin as user';
  /** Brings the screen into the state that is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** As on an installation with more pages than fit into a line below a form. */
const withManyPages = (page: Page) =>
  page.route('**/api/pages', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { id: string; name: string }[] };
    const more = ['Imprint', 'Privacy', 'Terms of service', 'Prices for agencies', 'Our studio', 'Help', 'News'];
    const added = more.flatMap((name) => data.slice(0, 1).map((entry) => ({ ...entry, id: name, name })));
    await route.fulfill({ response, json: { ...rest, data: [...added, ...data] } });
  });

/** As on an installation with hundreds of pages of content. */
const withLongQueue = async (page: Page) => {
  await page.route('**/api/admin/moderation?**', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object };
    const list = { current_page: 1, last_page: 647, total: 9704, from: 1, to: 1, data: [aFilmToReview] };
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...list } } });
  });
  await page.reload();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
};

const aFilmToReview: ModerationItem = {
  id: '019a0001-0000-7000-8000-000000000001',
  type: 'video',
  title: 'Three reasons why our customers came back last winter and will come back this one',
  creator: 'Quick Results of the North',
  status: 'pending',
  flag_reason: 'Reported: spam',
  ...{ is_appeal: true, views: 1904, downloads: 87, reports: 3, thumbnail_url: null, version: 1 },
  ...{ decided_by: null, decided_at: null, removed_at: null, created_at: '2026-11-20T13:21:00.000Z' },
};

/** The rows or fields of a tab of the back office are there. */
const untilRead = (page: Page) =>
  page.getByRole('tabpanel').locator('tbody tr, li, input').filter({ visible: true }).first().waitFor();

/** What is asked for is there, if it is only a sentence that nothing is. */
const untilSettled = (page: Page) =>
  page
    .getByRole('tabpanel')
    .locator('tbody tr, li, input, h3')
    .or(page.getByRole('heading', { name: /^No .* found$/ }))
    .filter({ visible: true })
    .first()
    .waitFor();

const screens: Screen[] = [
  { name: 'login', path: '/auth' },
  {
    name: 'signup with problems',
    path: '/auth',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Name required').waitFor();
    },
  },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'reset password', path: '/reset-password?email=dana%40herald.test&token=abc' },
  { name: 'join a team', path: '/join-team?email=dana%40herald.test&token=abc' },
  { name: 'confirm email', path: '/verify-email?email=dana%40herald.test&token=abc' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'connection test', path: '/api-test' },
  { name: 'start', path: '/' },
  { name: 'mails that can be ended', path: '/unsubscribe?token=abc' },
  { name: 'public page', path: '/page/done-for-you' },
  { name: 'projects', path: '/projects', as: 'user' },
  { name: 'brand kit', path: '/settings/brand-kit', as: 'user' },
  { name: 'my data', path: '/settings/my-data', as: 'user' },
  { name: 'sites', path: '/sites', as: 'user' },
  { name: 'templates', path: '/templates', as: 'user' },
  { name: 'a template', path: '/templates/019a0001-0000-7000-8000-000000000001', as: 'user' },
  { name: 'batches', path: '/batches', as: 'user' },
  { name: 'the template of a new batch', path: '/batches/new', as: 'user' },
  {
    ...{ name: 'a table of a new batch', as: 'user' },
    path: '/batches/new?template=019a0001-0000-7000-8000-000000000001',
    prepare: (page) => page.getByRole('table', { name: 'Rows' }).waitFor(),
  },
  {
    ...{ name: 'variants of a new batch', as: 'user' },
    path: '/batches/new?template=019a0001-0000-7000-8000-000000000001&kind=matrix',
    prepare: async (page) => {
      for (const [axis, words] of [
        ['hook', 'Tired of winter?'],
        ['call', 'Tap below.'],
      ]) {
        await page.getByRole('button', { name: `Add ${axis}` }).click();
        await page.keyboard.type(words ?? '');
      }
      await page.getByRole('button', { name: 'h1 c1' }).waitFor();
    },
  },
  { name: 'a batch that is not there', path: '/batches/019a0001-0000-7000-8000-000000000001', as: 'user' },
  {
    name: 'a re-make of a video that is not there',
    path: '/videos/019a0001-0000-7000-8000-000000000001/remake',
    as: 'user',
  },
  { name: 'what was removed', path: '/removed', as: 'user' },
  { name: 'editor that is not connected', path: '/ai-editor', as: 'user' },
  { name: 'team', path: '/team-members', as: 'user with a team' },
  { name: 'another way to the back office', path: '/admin', as: 'admin' },
  {
    ...{ name: 'page editor', path: '/admin/pages/new', as: 'admin' },
    // The editor is loaded after the fields around it.
    prepare: (page) => page.getByRole('textbox', { name: 'Page Content' }).waitFor(),
  },
  { name: 'dashboard', path: '/dashboard', as: 'user' },
  { name: 'dashboard in admin mode', path: '/dashboard', as: 'admin as user' },
  { name: 'admin dashboard', path: '/dashboard', as: 'admin', prepare: untilRead },
  ...['plans', 'pages', 'templates', 'webhooks', 'analytics', 'content', 'monitoring', 'settings'].map(
    (tab): Screen => ({ name: `${tab} tab`, path: `/dashboard?tab=${tab}`, as: 'admin', prepare: untilSettled }),
  ),
  { name: 'a long queue of content', path: '/dashboard?tab=content', as: 'admin', prepare: withLongQueue },
  { name: 'profile', path: '/settings', as: 'user' },
  { name: 'preferences', path: '/settings?tab=preferences', as: 'user' },
  { name: 'security', path: '/settings?tab=security', as: 'user' },
  { name: 'unfinished screen', path: '/api-setup', as: 'user' },
  {
    name: 'wizard with something missing',
    path: '/create',
    as: 'user',
    prepare: async (page) => {
      await tab(page, 'Create Custom').click();
      await page.getByRole('button', { name: 'Generate avatar' }).click();
      await page.getByText('Please describe your character.').waitFor();
    },
  },
  {
    name: 'avatar library',
    path: '/create',
    as: 'user',
    prepare: async (page) => {
      await tab(page, 'AI Influencer Library').click();
      await page.getByRole('radio', { name: 'Kofi' }).click();
      await page.getByRole('img', { name: 'Kofi' }).waitFor();
    },
  },
  {
    name: 'face studio',
    path: '/create',
    as: 'user',
    prepare: async (page) => {
      await tab(page, 'Face Studio').click();
      await page.getByText('No preview yet').waitFor();
    },
  },
  {
    name: 'photo with its points',
    path: '/create',
    as: 'user',
    prepare: async (page) => {
      await tab(page, 'Your photo').click();
      await page.locator('input[type=file]').setInputFiles(portraitFile);
      await page.getByText('This photo can talk').waitFor();
      await page.getByRole('button', { name: 'Use this photo' }).click();
      await page.getByText('Please confirm that you may use this face.').waitFor();
    },
  },
  {
    name: 'list of shortcuts',
    path: '/dashboard',
    as: 'user',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** One page for each person, because a new one loads the whole application again. */
const pages = new Map<Screen['as'], Page>();

async function storageOf(person: Screen['as']): Promise<Record<string, string>> {
  if (person === 'user') return signedIn(account);
  if (person === 'user with a team') return signedIn(teamAccount);
  if (person === 'admin') return signedIn(admin);
  return person === 'admin as user' ? impersonating(admin, account) : {};
}

async function open({ path, as, prepare }: Screen): Promise<Page> {
  const known = pages.get(as);
  const page = known ?? (await browser.newPage({ localStorage: await storageOf(as) }));
  if (!as && !known) await withManyPages(page);
  pages.set(as, page);
  await page.setViewportSize(sizes.desktop);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page);
  return page;
}

const pathOf = ({ path }: Screen) => path.split('?', 1)[0] ?? '';

test('no screen of the app is left out', () => {
  const isLookedAt = (screen: string) => {
    const pattern = new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}$`);
    return screens.some((one) => pattern.test(pathOf(one)));
  };
  expect(SCREEN_PATHS.filter((screen) => !isLookedAt(screen))).toEqual([]);
});

test('no tab of the back office is left out', async () => {
  const page = await open({ name: 'tabs', path: '/dashboard', as: 'admin' });
  const looked = screens.filter((one) => pathOf(one) === '/dashboard' && one.as === 'admin');
  const addresses = new Set(looked.map(({ path }) => path));
  expect(addresses.size).toBe(await page.getByRole('tablist', { name: 'Administration' }).getByRole('tab').count());
});

describe.each(screens)('$name', (screen) => {
  test('has no accessibility problem in either theme at any width, and never scrolls sideways', async () => {
    await expectAccessibleInLooks(await open(screen));
  });
});

test('the open menu of a small screen has no accessibility problem and fits 360 px', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, localStorage: signedIn(account) });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test('the figures of any column fit a phone', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, localStorage: await signedIn(admin) });
  await page.goto('/dashboard?tab=analytics');
  await page.getByRole('radio', { name: 'Users' }).click();
  const chart = page.getByRole('slider', { name: 'Users over time' });
  await chart.focus();
  for (const key of ['End', ...new Array<string>(6).fill('ArrowLeft')]) {
    await page.keyboard.press(key);
    await expectNoSidewaysScrolling(page, key);
    const box = await chart.getByText('New users').first().boundingBox();
    expect(box?.x).toBeGreaterThan(0);
  }
});

test('columns that have not been drawn for a new width yet do not widen the page', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, localStorage: await signedIn(admin) });
  await page.addInitScript(neverMeasure);
  await page.goto('/dashboard?tab=analytics');
  await page.getByRole('radio', { name: 'Users' }).click();
  await page.locator('svg[data-chart]').first().waitFor();
  await expectNoSidewaysScrolling(page);
});

/** As in the moment after a resize, when nothing has been told of the new width. */
function neverMeasure() {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

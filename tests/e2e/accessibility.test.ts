import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { expectAccessible, expectAccessibleInLooks, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, impersonating, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { portraitFile, tab } from './support/wizard.ts';

const browser = useBrowser({ keepsPages: true });

let account: TestAccount;
let admin: TestAccount;
beforeAll(async () => {
  [account, admin] = await Promise.all([anAccount(), theAdmin()]);
});

interface Screen {
  name: string;
  path: string;
  as?: 'user' | 'admin' | 'admin as user';
  /** Brings the screen into the state that is looked at. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** The rows or fields of a tab of the back office are there. */
const untilRead = (page: Page) =>
  page.getByRole('tabpanel').locator('tbody tr, li, input').filter({ visible: true }).first().waitFor();

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
  { name: 'dashboard', path: '/dashboard', as: 'user' },
  { name: 'dashboard in admin mode', path: '/dashboard', as: 'admin as user' },
  { name: 'admin dashboard', path: '/dashboard', as: 'admin', prepare: untilRead },
  ...['plans', 'pages', 'monitoring', 'settings'].map(
    (tab): Screen => ({ name: `${tab} tab`, path: `/dashboard?tab=${tab}`, as: 'admin', prepare: untilRead }),
  ),
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
      await page.getByText('This photo can talk').waitFor({ timeout: 60_000 });
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
  if (person === 'admin') return signedIn(admin);
  return person === 'admin as user' ? impersonating(admin, account) : {};
}

async function open({ path, as, prepare }: Screen): Promise<Page> {
  const page = pages.get(as) ?? (await browser.newPage({ localStorage: await storageOf(as) }));
  pages.set(as, page);
  await page.setViewportSize(sizes.desktop);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page);
  return page;
}

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

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount, impersonating, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  { name: 'confirm email', path: '/verify-email?email=dana%40herald.test&token=abc' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'connection test', path: '/api-test' },
  { name: 'dashboard', path: '/dashboard', as: 'user' },
  { name: 'dashboard in admin mode', path: '/dashboard', as: 'admin as user' },
  { name: 'admin dashboard', path: '/dashboard', as: 'admin' },
  { name: 'settings', path: '/settings', as: 'user' },
  { name: 'unfinished screen', path: '/create', as: 'user' },
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

async function open({ path, as, prepare }: Screen): Promise<Page> {
  const localStorage =
    as === 'user'
      ? signedIn(account)
      : as === 'admin'
        ? signedIn(admin)
        : as === 'admin as user'
          ? await impersonating(admin, account)
          : {};
  const page = await browser.newPage({ localStorage });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepare?.(page);
  return page;
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each(screens)('$name', (screen) => {
  test('has no accessibility problem in either theme at any width, and never scrolls sideways', async () => {
    const page = await open(screen);
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      for (const theme of ['dark', 'light']) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
        expect(told, `${size}, ${theme}`).toEqual([]);
      }
      expect(await isTooWide(page), size).toBe(false);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await isTooWide(page), '360 px').toBe(false);
  });
});

test('the open menu of a small screen has no accessibility problem and fits 360 px', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, localStorage: signedIn(account) });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
});

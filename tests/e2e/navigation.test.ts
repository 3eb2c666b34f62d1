import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAccount, grantPlan, impersonating, signedIn, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();

const pages = [
  { id: '1', name: 'Guides', slug: 'guides', link: null, is_special: false },
  { id: '2', name: 'Script ideas', slug: 'ideas', link: 'https://example.com/ideas', is_special: false },
  { id: '3', name: 'Go Unlimited', slug: 'unlimited', link: null, is_special: true },
];

const withPages = (page: Page) =>
  page.route('**/api/pages', (route) => route.fulfill({ json: { status: 'success', data: pages } }));

const namesIn = (page: Page, label: string) =>
  page.getByRole('navigation', { name: label }).locator('a:visible, button:visible').allInnerTexts();

describe('the bar', () => {
  test('signed out: public pages, Upgrades, Sign In and Start Free Trial, both to /auth', async () => {
    const page = await browser.newPage();
    await withPages(page);
    await page.goto('/api-test');
    await page.getByRole('link', { name: 'Guides' }).waitFor();
    expect(await namesIn(page, 'Main')).toEqual([
      'Guides',
      expect.stringContaining('Script ideas'),
      'Upgrades',
      'Sign In',
      'Start Free Trial',
    ]);
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await page.waitForURL('**/auth');
    await page.getByRole('heading', { name: 'Get Started' }).waitFor();
  });

  test('an external page opens in a new tab, the others at /page/{slug}; special pages are in Upgrades', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await withPages(page);
    await page.goto('/settings');
    const external = page.getByRole('link', { name: /Script ideas/ });
    await external.waitFor();
    expect(await external.getAttribute('target')).toBe('_blank');
    expect(await external.getAttribute('href')).toBe('https://example.com/ideas');
    expect(await page.getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/page/guides');
    await page.getByRole('button', { name: 'Upgrades' }).click();
    await page.getByRole('menuitem', { name: 'Go Unlimited' }).click();
    await page.waitForURL('**/page/unlimited');
  });

  test('no special pages, no Upgrades', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.route('**/api/pages', (route) => route.fulfill({ json: { status: 'success', data: [] } }));
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
    expect(await namesIn(page, 'Main')).toEqual(['Dashboard', 'Create Video', 'Settings', 'Sign Out']);
  });

  test("on /create the toggle reads 'My Projects' and goes to /projects", async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.goto('/create');
    expect(await page.getByRole('link', { name: 'Create Video' }).count()).toBe(0);
    await page.getByRole('link', { name: 'My Projects' }).click();
    await page.waitForURL('**/projects');
    await page.getByRole('link', { name: 'Create Video' }).waitFor();
  });

  test('Team Members is there only when the permission is granted', async () => {
    const account = await anAccount();
    await grantPlan(account, 'UNLIMITED');
    const page = await browser.newPage({ localStorage: signedIn(account) });
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Team Members' }).waitFor();
  });

  test('Sign Out ends the session, even when the server cannot be told', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

describe('small screens', () => {
  test('a collapsible menu shows the same items, closes with Escape and gives the focus back', async () => {
    const page = await browser.newPage({ viewport: sizes.phone, localStorage: signedIn(await anAccount()) });
    await withPages(page);
    await page.goto('/settings');
    const toggle = page.getByRole('button', { name: 'Menu' });
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await page.getByRole('link', { name: 'Guides' }).waitFor();
    expect(await namesIn(page, 'Menu')).toEqual([
      'Dashboard',
      'Create Video',
      'Guides',
      expect.stringContaining('Script ideas'),
      'Go Unlimited',
      'Settings',
      'Sign Out',
      'Dark',
      'Light',
      'Auto',
    ]);
    await page.keyboard.press('Escape');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('the menu closes when a place is chosen', async () => {
    const page = await browser.newPage({ viewport: sizes.phone, localStorage: signedIn(await anAccount()) });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Create Video' }).click();
    await page.waitForURL('**/create');
    await page.getByRole('button', { name: 'Menu', expanded: false }).waitFor();
  });
});

describe('the dashboard', () => {
  test('shows name, email and plan, My Projects by default, and no Marketplace without a premium plan', async () => {
    const account = await anAccount('Hannah Osei');
    const page = await browser.newPage({ localStorage: signedIn(account) });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Welcome back, Hannah Osei' }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['My Projects', 'AI Video Editor']);
    await page.getByRole('heading', { name: 'Your Video Library' }).waitFor();
    await page.getByText('No videos found').waitFor();
    await page.getByText('Start creating your first UGC video!').waitFor();
    await page.getByRole('button', { name: 'Account of Hannah Osei' }).click();
    const menu = page.getByRole('menu');
    await menu.getByText(account.email).waitFor();
    await menu.getByText('Free Edition').waitFor();
  });

  test("selecting Marketplace without access: 'Marketplace Access Required', and the way back", async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.goto('/dashboard?tab=sites');
    await page.getByRole('heading', { name: 'Marketplace Access Required' }).waitFor();
    await page.getByRole('button', { name: 'Back to My Projects' }).click();
    await page.getByRole('heading', { name: 'Your Video Library' }).waitFor();
  });

  test("administrators see 'Administrator'", async () => {
    const page = await browser.newPage({ localStorage: signedIn(await theAdmin()) });
    await page.goto('/dashboard');
    await page.getByText('Administrator', { exact: true }).first().waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('impersonation', () => {
  test("an 'Admin Mode' banner names the viewed user; 'Return to Admin' goes back and forgets the saved profile", async () => {
    const [admin, account] = await Promise.all([theAdmin(), anAccount('Chidi Okafor')]);
    const page = await browser.newPage({ localStorage: await impersonating(admin, account) });
    await page.goto('/dashboard');
    const banner = page.getByRole('region', { name: 'Admin Mode' });
    await banner.getByText(`Viewing as Chidi Okafor, ${account.email}`).waitFor();
    await banner.getByRole('button', { name: 'Return to Admin' }).click();

    await page.getByRole('heading', { name: `Welcome back, ${admin.name}` }).waitFor();
    expect(await page.getByRole('region', { name: 'Admin Mode' }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('admin_user'))).toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: `Welcome back, ${admin.name}` }).waitFor();
  });

  test("without a saved administrator: 'No admin session found'", async () => {
    const [admin, account] = await Promise.all([theAdmin(), anAccount()]);
    const page = await browser.newPage({
      localStorage: { ...(await impersonating(admin, account)), admin_user: '{"broken' },
    });
    await page.goto('/settings');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Return to Admin' }).click();
    await page.getByText('No admin session found').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('admin_user'))).toBeNull();
  });

  test("when the server refuses: 'Failed to return to admin account'", async () => {
    const [admin, account] = await Promise.all([theAdmin(), anAccount()]);
    const page = await browser.newPage({ localStorage: await impersonating(admin, account) });
    await page.route('**/api/auth/return-to-admin', (route) =>
      route.fulfill({ status: 403, json: { status: 'error', message: 'Access denied.' } }),
    );
    await page.goto('/settings');
    await page.getByRole('region', { name: 'Admin Mode' }).getByRole('button').click();
    await page.getByText('Failed to return to admin account').waitFor();
  });
});

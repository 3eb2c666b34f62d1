import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAccount, impersonating, signedIn, theAdmin } from './support/accounts.ts';
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
  test('shows public pages, Upgrades, Sign In and Start Free Trial to signed-out visitors', async () => {
    const page = await browser.newPage();
    await withPages(page);
    await page.goto('/api-test');
    await page.getByRole('link', { name: 'Guides' }).waitFor();
    await expect
      .poll(() => namesIn(page, 'Main'))
      .toEqual(['Guides', expect.stringContaining('Script ideas'), 'Upgrades', 'Sign In', 'Start Free Trial']);
    await page.getByRole('link', { name: 'Start Free Trial' }).click();
    await page.waitForURL('**/auth');
    await page.getByRole('heading', { name: 'Get Started' }).waitFor();
  });

  test('opens external pages in a new tab and others at /page/{slug}, and lists special pages in Upgrades', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await withPages(page);
    await page.goto('/settings');
    const external = page.getByRole('link', { name: /Script ideas/ });
    await external.waitFor();
    await expect.poll(() => external.getAttribute('target')).toBe('_blank');
    await expect.poll(() => external.getAttribute('href')).toBe('https://example.com/ideas');
    await expect.poll(() => page.getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe('/page/guides');
    await page.getByRole('button', { name: 'Upgrades' }).click();
    await page.getByRole('menuitem', { name: 'Go Unlimited' }).click();
    await page.waitForURL('**/page/unlimited');
  });

  test.each([1280, 1440, 1900])('cuts no name to nothing for an administrator at %s px', async (width) => {
    const page = await browser.newPage({ localStorage: signedIn(await theAdmin()), viewport: { width, height: 900 } });
    await withPages(page);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Upgrades' }).waitFor();
    const cut = () =>
      page.locator('header nav :is(a, button):visible').evaluateAll((items) =>
        items
          .map((item) => item.querySelector('span') ?? item)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut).toEqual([]);
    const end = await page.getByRole('navigation', { name: 'Main' }).evaluate((bar) => {
      const { right } = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('a, button')].filter((item) => item.getBoundingClientRect().right > right + 1);
    });
    expect(end).toEqual([]);
  });

  test("shows 'My Projects' on /create, which leads to /projects", async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.goto('/create');
    await expect.poll(() => page.getByRole('link', { name: 'Create Video' }).count()).toBe(0);
    await page.getByRole('link', { name: 'My Projects' }).click();
    await page.waitForURL('**/projects');
    await page.getByRole('link', { name: 'Create Video' }).waitFor();
  });
});

describe('small screens', () => {
  test('show the same items in a menu that closes with Escape and restores the focus', async () => {
    const page = await browser.newPage({ viewport: sizes.phone, localStorage: signedIn(await anAccount()) });
    await withPages(page);
    await page.goto('/settings');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    await page.getByRole('link', { name: 'Guides' }).waitFor();
    await expect
      .poll(() => namesIn(page, 'Menu'))
      .toEqual([
        'Dashboard',
        'Create Video',
        'Templates',
        'Batches',
        'Guides',
        expect.stringContaining('Script ideas'),
        'Go Unlimited',
        'Settings',
        'API keys',
        'Sign Out',
        'Dark',
        'Light',
        'Auto',
      ]);
    await page.keyboard.press('Escape');
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('the dashboard', () => {
  test('shows name, email and plan, the first video alone, and no Marketplace without a premium plan', async () => {
    const account = await anAccount('Hannah Osei');
    const page = await browser.newPage({ localStorage: signedIn(account) });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Your first video is one press away' }).waitFor();
    await page.getByText('Welcome back, Hannah Osei').waitFor();
    await expect.poll(() => page.getByRole('heading').allInnerTexts()).toEqual(['Your first video is one press away']);
    await expect.poll(() => page.getByRole('tab').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Marketplace' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Account of Hannah Osei' }).click();
    const menu = page.getByRole('menu');
    await menu.getByText(account.email).waitFor();
    await menu.getByText('Free Edition').waitFor();
    await page.goto('/projects');
    await page.getByRole('heading', { name: 'Your Video Library' }).waitFor();
    await page.getByText('No videos found').waitFor();
    await page.getByText('Start creating your first UGC video!').waitFor();
  });
});

describe('impersonation', () => {
  test("shows the viewed user in an 'Admin Mode' banner, and 'Return to Admin' goes back and removes the saved profile", async () => {
    const [admin, account] = await Promise.all([theAdmin(), anAccount('Chidi Okafor')]);
    const page = await browser.newPage({ localStorage: await impersonating(admin, account) });
    await page.goto('/dashboard');
    const banner = page.getByRole('region', { name: 'Admin Mode' });
    await banner.getByText(`Viewing as Chidi Okafor, ${account.email}`).waitFor();
    await banner.getByRole('button', { name: 'Return to Admin' }).click();

    await page.getByRole('heading', { name: `Welcome back, ${admin.name}` }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Admin Mode' }).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('admin_user'))).toBeNull();
    await page.reload();
    await page.getByRole('heading', { name: `Welcome back, ${admin.name}` }).waitFor();
  });
});

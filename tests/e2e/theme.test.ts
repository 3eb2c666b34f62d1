import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

test('before a sign-in the device decides, afterwards dark is the default', async () => {
  const stranger = await browser.newPage({ colorScheme: 'light' });
  await stranger.goto('/auth');
  await expect.poll(() => themeOf(stranger)).toBe('light');
  await stranger.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(stranger)).toBe('dark');

  const member = await browser.newPage({ colorScheme: 'light', localStorage: signedIn(await anAccount()) });
  await member.goto('/dashboard');
  await member.getByRole('button', { name: /Account of/ }).waitFor();
  await expect.poll(() => themeOf(member)).toBe('dark');
});

test('a visitor sees a shared page in the theme of the device until a choice or sign-in changes it', async () => {
  const watch = async (localStorage: Record<string, string>, colorScheme: 'dark' | 'light') => {
    const page = await browser.newPage({ colorScheme, localStorage });
    await page.goto('/watch/never-made');
    await page.getByRole('heading', { name: 'Video Not Found' }).waitFor();
    return page;
  };
  const stranger = await watch({}, 'light');
  await expect.poll(() => themeOf(stranger)).toBe('light');
  await stranger.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(stranger)).toBe('dark');
  const chosen = await watch({ theme: 'dark' }, 'light');
  await expect.poll(() => themeOf(chosen)).toBe('dark');
  const member = await watch(signedIn(await anAccount()), 'light');
  await expect.poll(() => themeOf(member)).toBe('dark');
});

test('the choice applies at once, and before the first paint the next time', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/settings?tab=preferences');
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Light' }).click();
  await expect.poll(() => themeOf(page)).toBe('light');

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('Auto follows the device even while the page is open', async () => {
  const page = await browser.newPage({ colorScheme: 'dark', localStorage: { theme: 'auto' } });
  await page.goto('/auth');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await expect.poll(() => themeOf(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('the user menu chooses a theme too, by keyboard alone', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await page.keyboard.press('t');
  await page.locator('[role=menuitem]:focus', { hasText: 'Theme' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[role=menuitemradio]:focus').waitFor();
  await page.keyboard.press('l');
  await page.locator('[role=menuitemradio]:focus', { hasText: 'Light' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => themeOf(page)).toBe('light');
});

test('buttons and what is chosen have an edge where the colors are those of the system', async () => {
  const page = await browser.newPage({ forcedColors: 'active', localStorage: signedIn(await anAccount()) });
  await page.goto('/settings');
  const edgeOf = (element: HTMLElement) => {
    const { borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element);
    return { borderTopWidth, outline: `${outlineStyle} ${outlineWidth}` };
  };
  const tab = page.getByRole('tab', { selected: true });
  await tab.waitFor();
  await expect.poll(() => tab.evaluate(edgeOf)).toMatchObject({ outline: 'solid 2px' });
  await page.goto('/create');
  const next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  await expect.poll(() => next.evaluate(edgeOf)).toMatchObject({ borderTopWidth: '1px' });
});

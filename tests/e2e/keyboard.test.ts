import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anAccount, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

async function dashboard(account?: TestAccount): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(account ?? (await anAccount())) });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

test('`?` lists the shortcuts, and Escape closes the list and restores the focus', async () => {
  const page = await dashboard();
  await page.getByRole('link', { name: 'Start with my own idea' }).focus();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByText('Create a video').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Start with my own idea');
});

test('`c` opens /create, but not while the user is typing', async () => {
  const page = await dashboard();
  await page.goto('/api-test');
  // Before the server has said who is signed in, the key has no meaning.
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.getByLabel('Full Name').pressSequentially('c?');
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('c?');
  expect(new URL(page.url()).pathname).toBe('/api-test');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByLabel('Full Name').blur();
  await page.keyboard.press('c');
  await page.waitForURL(/\/create(\?step=1)?$/);
});

test('shortcuts can be turned off and stay off', async () => {
  const page = await dashboard();
  await page.goto('/settings?tab=preferences');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.reload();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).waitFor();
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/settings');
});

test('the first Tab reaches a skip link that leads to the content', async () => {
  const page = await dashboard();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('after a change of page the focus is on the new heading and the title names it', async () => {
  const page = await dashboard();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Account Settings');
  await expect.poll(() => page.title()).toBe('Account Settings · Herald');
});

test('tabs react to the arrow keys', async () => {
  const account = await anAccount();
  await grantPlan(account, 'UNLIMITED');
  const page = await dashboard(account);
  await page.getByRole('tab', { name: 'My Projects' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Marketplace', selected: true }).waitFor();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

/** As if an administrator had given the installation this name. */
async function callIt(page: Page, site_name: string): Promise<void> {
  await page.route('**/api/site', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, site_name } } });
  });
}

test('the sign-in screen and its tab show the name of the installation', async () => {
  const page = await browser.newPage();
  await callIt(page, 'Nordlicht & Co');
  await page.goto('/auth');
  await page.getByText('New to Nordlicht & Co?').waitFor();
  await page.getByRole('link', { name: 'Nordlicht & Co' }).waitFor();
  await expect.poll(() => page.title()).toBe('Sign in · Nordlicht & Co');
});

test('screens of a signed-in user show the name of the installation', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await callIt(page, 'Nordlicht & Co');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Nordlicht & Co' }).waitFor();
  await expect.poll(() => page.title()).toBe('Account Settings · Nordlicht & Co');
});

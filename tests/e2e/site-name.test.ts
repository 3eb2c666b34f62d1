import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, signedIn, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

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

test.each([
  { what: 'the sign-in screen', path: '/auth', isSignedIn: false },
  { what: 'the bar of a signed-in user', path: '/settings', isSignedIn: true },
])('$what cuts the longest name instead of scrolling sideways', async ({ path, isSignedIn }) => {
  const longest = 'Nordlicht & Partner Filmproduktion für kleine Unternehmen AG';
  const page = await browser.newPage(isSignedIn ? { localStorage: signedIn(await anAccount()) } : {});
  await callIt(page, longest);
  await page.goto(path);
  const name = page.getByRole('link', { name: longest }).getByTitle(longest);
  await name.waitFor();
  for (const viewport of [{ width: 360, height: 640 }, ...Object.values(sizes)]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScrolling(page, `${viewport.width} px`);
  }
});

test.each([1280, 1440])('the bar of an administrator shows a short name whole at %i px', async (width) => {
  const page = await browser.newPage({ localStorage: signedIn(await theAdmin()), viewport: { width, height: 900 } });
  await callIt(page, 'Our Studio');
  await page.goto('/dashboard?tab=plans');
  await page.getByRole('button', { name: 'Upgrades' }).waitFor();
  const name = page.getByRole('link', { name: 'Our Studio' }).getByTitle('Our Studio');
  await expect.poll(() => name.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('screens of a signed-in user show the name of the installation', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await callIt(page, 'Nordlicht & Co');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Nordlicht & Co' }).waitFor();
  await expect.poll(() => page.title()).toBe('Account Settings · Nordlicht & Co');
});

import type { PageEntry } from '@herald/contract/endpoints/pages';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { linkInMail } from './support/mails.ts';

const browser = useBrowser();

/** Holds back the pages that visitors may read. Returns a function that lets them come. */
async function holdPages(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const imprint: PageEntry = { id: '1', name: 'Imprint', slug: 'imprint', link: null, is_special: false };
  await page.route('**/api/pages', async (route) => {
    await promise;
    await route.fulfill({ json: { status: 'success', data: [imprint] } });
  });
  return resolve;
}

test('the link that Herald keeps when it sends no mail opens the account', async () => {
  const { email, name } = await anAccount();
  const page = await browser.newPage();
  const showPages = await holdPages(page);
  await page.goto('/auth');
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  const place = await forgot.boundingBox();
  showPages();
  await page.getByRole('link', { name: 'Imprint' }).waitFor();
  // A press on what moves away before it ends is no press.
  await expect.poll(() => forgot.boundingBox()).toEqual(place);
  await forgot.click();
  await page.waitForURL('**/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('This Herald sends no mail.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/forgot-password');

  await page.goto(await linkInMail(email));
  await page.getByLabel('New Password', { exact: true }).fill('a brand new password');
  await page.getByLabel('Confirm New Password').fill('a brand new password');
  await page.getByRole('button', { name: 'Reset Password' }).click();

  await page.waitForURL('**/auth');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByText('Password reset successfully!').waitFor();
  await page.getByText('You can now log in with your new password.').waitFor();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a brand new password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText(`Welcome back, ${name}`).waitFor();
});

test('the token of a mailed link leaves the address bar', async () => {
  const page = await browser.newPage();
  await page.goto('/reset-password?email=dana%40herald.test&token=abc123');
  await page.getByText('For dana@herald.test').waitFor();
  await page.waitForURL((url) => url.search === '');
  await page.reload();
  await page.getByText('For dana@herald.test').waitFor();
});

test('a used or invented link is refused with a message', async () => {
  const { email } = await anAccount();
  const page = await browser.newPage();
  await page.goto(`/reset-password?email=${encodeURIComponent(email)}&token=made-up-token`);
  await page.getByLabel('New Password', { exact: true }).fill('a brand new password');
  await page.getByLabel('Confirm New Password').fill('a brand new password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  const box = page.locator('form').getByRole('alert');
  await expect.poll(() => box.textContent()).toContain('invalid or has expired');
});

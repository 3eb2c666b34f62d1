import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { freshEmail } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

/** Holds the answers of a call back until they are released. */
async function hold(page: Page, path: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await released.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  return released.resolve;
}

describe('while an answer is on its way', () => {
  test("signup reads 'Creating account...'", async () => {
    const page = await browser.newPage();
    const release = await hold(page, '/auth/register');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill('Dana Whitfield');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create Account' }).click();
    const busy = page.getByRole('button', { name: 'Creating account...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    release();
    await page.getByText('Signup failed').waitFor();
  });

  test("forgot reads 'Sending reset link...', and a failure without words says 'Failed to send reset link'", async () => {
    const page = await browser.newPage();
    const release = await hold(page, '/auth/forgot-password');
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByRole('button', { name: 'Sending reset link...' }).waitFor();
    release();
    await page.getByText('Failed to send reset link').first().waitFor();
  });

  test("reset reads 'Resetting password...', and a failure without words says 'Failed to reset password'", async () => {
    const page = await browser.newPage();
    const release = await hold(page, '/auth/reset-password');
    await page.goto('/reset-password?email=dana%40herald.test&token=abc123');
    await page.getByLabel('New Password', { exact: true }).fill('a brand new password');
    await page.getByLabel('Confirm New Password').fill('a brand new password');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('button', { name: 'Resetting password...' }).waitFor();
    release();
    await page.getByText('Failed to reset password').first().waitFor();
  });
});

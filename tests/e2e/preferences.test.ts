import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { anAccount, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

async function openSettings(account: TestAccount, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await prepare?.(page);
  await page.goto('/settings?tab=preferences');
  return page;
}

test('preferences are saved and apply in another browser', async () => {
  const account = await anAccount();
  const page = await openSettings(account);
  await page.getByLabel('Default Background').click();
  await page.getByRole('option', { name: 'Outdoor' }).click();
  await page.getByLabel('Confirm Before Delete').click();
  await page.getByText('2 changes are not saved').waitFor();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await page.getByText('Preferences Saved').waitFor();
  await page.getByText('Your preferences have been updated successfully.').waitFor();

  const other = await openSettings(account);
  await other.getByLabel('Default Background').filter({ hasText: 'Outdoor' }).waitFor();
  await expect.poll(() => other.getByLabel('Confirm Before Delete').getAttribute('aria-checked')).toBe('false');

  await other.getByRole('button', { name: 'Reset to Defaults' }).click();
  await other.getByText('Preferences Reset').waitFor();
  await other.getByText('All preferences have been reset to default values.').waitFor();
  await other.getByLabel('Default Background').filter({ hasText: 'Modern Office' }).waitFor();
});

test('the voice speed moves by keyboard between 0.5x (Slow) and 2.0x (Fast)', async () => {
  const page = await openSettings(await anAccount());
  await page.getByText('0.5x (Slow)').waitFor();
  await page.getByText('2.0x (Fast)').waitFor();
  await page.getByRole('slider', { name: 'Voice Speed' }).press('ArrowRight');
  await page.getByText('1.1x', { exact: true }).waitFor();
});

test('a theme applies at once and is stored on save', async () => {
  const page = await openSettings(await anAccount());
  await page.getByLabel('Theme').click();
  await page.getByRole('option', { name: 'Light' }).click();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
  await expectAccessible(page);
});

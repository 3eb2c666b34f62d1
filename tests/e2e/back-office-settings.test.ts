import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInLooks } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

const browser = useBrowser();
/** Maintenance and a closed registration would stop every other story. */
const product = useOwnProduct();

async function openSettings(section = ''): Promise<Page> {
  const page = await browser.newPage({ localStorage: await product.administrator() });
  await page.goto(`${product.url}/dashboard?tab=settings${section && `&section=${section}`}`);
  await page.getByLabel('Site Name').waitFor();
  return page;
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await page.getByText('Settings Saved').first().waitFor();
  await page.getByText(/changes? not saved/).waitFor({ state: 'detached' });
}

async function aPerson(email: string): Promise<{ auth_token: string }> {
  const person = { name: 'Dana Whitfield', email, password: 'correct horse battery' };
  return { auth_token: (await product.call<{ token: string }>('POST', '/auth/register', person)).token };
}

test('what an administrator saves holds for people, and the audit log has the old and the new value', async () => {
  const page = await openSettings();
  await page.getByLabel('Site Name').fill('Nordlicht');
  await page.getByRole('switch', { name: 'Registration' }).click();
  await page.getByText('2 changes are not saved: Site Name, Registration').waitFor();
  await page.getByText('was on').waitFor();
  await save(page);
  const visitor = await browser.newPage();
  await visitor.goto(`${product.url}/auth`);
  await visitor.getByRole('link', { name: 'Nordlicht' }).waitFor();
  await expect.poll(() => visitor.title()).toBe('Sign in · Nordlicht');
  await expect.poll(() => visitor.getByText('New to Nordlicht?').count()).toBe(0);
  await expect(aPerson('late@herald.test')).rejects.toThrow('answered 403');

  await page.goto(`${product.url}/dashboard?tab=monitoring&action=setting.update&target=registration`);
  await page.getByRole('button', { name: 'setting.update' }).first().click();
  await page.getByRole('row', { name: /value\s+(on|true|yes)\s+(off|false|no)/i }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${product.url}/dashboard?tab=settings`);
  await page.getByRole('switch', { name: 'Registration' }).click();
  await page.getByLabel('Site Name').fill('');
  await save(page);
});

test('maintenance keeps people out until it ends, and lets administrators work', async () => {
  const person = await aPerson('dana@herald.test');
  const page = await openSettings('system');
  await page.getByText('It would keep 1 person out.').waitFor();
  await page.getByRole('switch', { name: 'Maintenance mode' }).click();
  await save(page);
  const visitor = await browser.newPage({ localStorage: person });
  await visitor.goto(`${product.url}/dashboard`);
  await visitor.getByRole('heading', { name: 'Back in a moment' }).waitFor();
  await page.getByRole('switch', { name: 'Maintenance mode' }).click();
  await save(page);
  await visitor.getByRole('button', { name: 'Try again' }).click();
  await visitor.getByRole('heading', { name: /^Welcome/ }).waitFor();
});

test('what is typed survives a refusal, a reload of the settings and the question before leaving', async () => {
  const page = await openSettings();
  const length = page.getByLabel('Max Video Length');
  await length.fill('9999');
  await page.getByRole('button', { name: 'Save All Settings' }).click();
  await page.getByText('Please enter a number from 0 to 3,600.').first().waitFor();
  await expect.poll(() => length.inputValue()).toBe('9999');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Settings Reloaded').waitFor();
  await page.getByRole('button', { name: 'Clear Cache' }).click();
  await page.getByText('Cache Cleared').waitFor();
  await expect.poll(() => length.inputValue()).toBe('9999');
  await page.getByRole('tab', { name: 'User Management' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => length.inputValue()).toBe('9999');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect.poll(() => length.inputValue()).toBe('300');
  await page.getByRole('tab', { name: 'User Management' }).click();
  await page.getByRole('searchbox').first().waitFor();
});

test('the settings are accessible and fit at every width', async () => {
  const page = await openSettings();
  await page.getByLabel('Site Description').fill('Videos for our shop');
  await page.getByText('1 change is not saved: Site Description').waitFor();
  await expectAccessibleInLooks(page);
});

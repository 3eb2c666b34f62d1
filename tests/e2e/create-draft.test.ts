import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAccount, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { description, draftIsSaved, draftOf, next, openWizard, tab } from './support/wizard.ts';

const browser = useBrowser();

async function wizardOf(account: TestAccount): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await openWizard(page);
  return page;
}

const said = (page: Page) => description(page).inputValue();

describe('the draft', () => {
  test('is restored after a reload and on another device', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await description(page).fill('Warm and a little dry');
    await draftIsSaved(page);
    await page.reload();
    await expect.poll(() => said(page)).toBe('Warm and a little dry');
    const again = await wizardOf(account);
    await expect.poll(() => said(again)).toBe('Warm and a little dry');
  });

  test('loses nothing when the page is reloaded in the middle of a word', async () => {
    const page = await wizardOf(await anAccount());
    await page.route('**/api/draft', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await description(page).pressSequentially('Half a sen');
    await page.reload();
    await expect.poll(() => said(page)).toBe('Half a sen');
  });

  test('stays in the browser after the session ended and is saved after the next sign-in', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await page.route('**/api/draft', (route) =>
      route.fulfill({
        status: 401,
        json: { status: 'error', message: 'You are not authorized to perform this action.' },
      }),
    );
    await description(page).fill('Typed when the session ended');
    await page.getByText('Your session has ended.', { exact: false }).waitFor();
    await page.unroute('**/api/draft');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/create**');
    await expect.poll(() => said(page)).toBe('Typed when the session ended');
    await draftIsSaved(page);
    await expect.poll(async () => (await draftOf(account)).avatar.description).toBe('Typed when the session ended');
  });

  test('is cleared by Start over after a confirmation', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await description(page).fill('Warm and a little dry');
    await draftIsSaved(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => said(page)).toBe('Warm and a little dry');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => said(page)).toBe('');
    expect((await draftOf(account)).avatar.description).toBe('');
  });
});

describe('two places at once', () => {
  /** Both have the same draft open; the first saves a change, the second has one of its own. */
  async function twoVersions(account: TestAccount): Promise<Page> {
    const [first, second] = [await wizardOf(account), await wizardOf(account)];
    await description(first).fill('From the first');
    await draftIsSaved(first);
    await description(second).fill('From the second');
    await second.getByText('This draft was changed somewhere else').waitFor();
    return second;
  }

  test('a conflict offers the other version and loads it', async () => {
    const account = await anAccount();
    const page = await twoVersions(account);
    expect((await draftOf(account)).avatar.description).toBe('From the first');
    await page.getByRole('button', { name: 'Use the other version' }).click();
    await expect.poll(() => said(page)).toBe('From the first');
    await draftIsSaved(page);
  });

  test('a conflict offers to keep this version and saves it', async () => {
    const account = await anAccount();
    const page = await twoVersions(account);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await draftIsSaved(page);
    expect((await draftOf(account)).avatar.description).toBe('From the second');
  });

  test('a second tab without changes follows at once', async () => {
    const account = await anAccount();
    const first = await wizardOf(account);
    const second = await first.context().newPage();
    await openWizard(second);
    await description(first).fill('From the first');
    await expect.poll(() => said(second)).toBe('From the first');
    await expect.poll(() => second.getByText('This draft was changed somewhere else').count()).toBe(0);
  });
});

describe('the steps', () => {
  test('are part of the address: a link too far ahead leads back, Back works, and focus moves to the step', async () => {
    const page = await wizardOf(await anAccount());
    await page.goto('/create?step=3');
    await page.waitForURL('**/create?step=1');
    await tab(page, 'AI Influencer Library').click();
    await page.getByRole('radio', { name: 'Kofi' }).click();
    await next(page).click();
    await page.waitForURL('**/create?step=2');
    const heading = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(heading).toBe('Step 2 of 3: Voice. Choose your AI voice');
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    await page.goBack();
    await page.waitForURL('**/create?step=1');
    await expect.poll(heading).toBe('Step 1 of 3: Avatar. Describe your character');
    await expect.poll(() => page.getByRole('button', { name: 'Previous', exact: true }).isDisabled()).toBe(true);
  });

  test('can be changed with the keys n and p', async () => {
    const page = await wizardOf(await anAccount());
    await page.keyboard.press('n');
    await tab(page, 'AI Influencer Library').click();
    await page.getByRole('radio', { name: 'Kofi' }).click();
    await page.keyboard.press('n');
    await page.waitForURL('**/create?step=2');
    // The address changes before the step is drawn.
    await page.getByRole('heading', { name: 'Step 2 of 3' }).waitFor();
    await page.keyboard.press('p');
    await page.waitForURL('**/create?step=1');
  });
});

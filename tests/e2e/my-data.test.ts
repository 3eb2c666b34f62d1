import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { anAccount, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { insertVideos, putMedia } from './support/videos.ts';
import { openWizard, portraitFile, tab } from './support/wizard.ts';

const browser = useBrowser();
/** Drawing takes seconds where the machine does something else as well. */
const drawingMs = 240_000;

/** Uploads a portrait, agrees and keeps it as an avatar. */
async function makePhotoAvatar(page: Page, name: string): Promise<void> {
  await openWizard(page);
  await tab(page, 'Your photo').click();
  await page.locator('input[type=file]').setInputFiles(portraitFile);
  await page.getByText('This photo can talk').waitFor({ timeout: drawingMs });
  await page.getByLabel('Name').fill(name);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await page.getByText(`${name} is on the stage`).waitFor({ timeout: drawingMs });
}

const accountIdOf = async ({ id }: TestAccount): Promise<string> =>
  (await inDatabase((db) => db.query('select id from accounts where owner_id = $1', [id]))).rows[0].id;

/** A finished film with the only avatar of the account. */
async function aFilmWithFace(account: TestAccount): Promise<string> {
  const accountId = await accountIdOf(account);
  return inDatabase(async (db) => {
    const [id = ''] = await insertVideos(db, account.id, [{ title: 'Cold brew' }]);
    const key = `accounts/${accountId}/videos/${id}/video.mp4`;
    const video = await putMedia(inject('productDataFolder'), key, Buffer.from('a film'));
    await db.query(
      `update videos set files = $2, ingredients = jsonb_build_object('avatarId', avatars.id)
       from avatars where videos.id = $1 and avatars.account_id = videos.account_id`,
      [id, JSON.stringify({ video })],
    );
    return id;
  });
}

async function storedFiles(accountId: string): Promise<string[]> {
  const folder = join(inject('productDataFolder'), 'media', 'objects', 'accounts', accountId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a revoked consent takes the avatar, its picture and its films along, after one question', {
  timeout: 900_000,
}, async () => {
  const account = await anAccount();
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await makePhotoAvatar(page, 'Ingrid');
  await aFilmWithFace(account);
  const accountId = await accountIdOf(account);
  await expect.poll(() => storedFiles(accountId)).toHaveLength(2);

  await page.goto('/settings');
  await page.getByRole('link', { name: 'My data' }).click();
  await page.getByText('1 film', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke the consent of Ingrid' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Revoke the consent of Ingrid?' });
  await dialog.getByText(/and with them the 1 film made from it\./).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke and delete' }).click();
  await page.getByText('Consent revoked').waitFor();
  await page.getByText('Removed', { exact: true }).waitFor();
  await expect.poll(() => storedFiles(accountId), { timeout: drawingMs }).toEqual([]);

  await page.goto('/projects');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('Cold brew').count()).toBe(0);
});

test('a deleted account is closed at once, and signing in takes it back', async () => {
  const account = await anAccount();
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await page.goto('/settings/my-data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('a guess');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByText('This is not your current password.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Your account is closed').waitFor();
  await page.waitForURL('**/auth');

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('an export is ordered with the password, packed while one waits, downloaded and deleted', {
  timeout: 900_000,
}, async () => {
  const account = await anAccount();
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await page.goto('/settings/my-data');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your data' });
  await dialog.getByLabel('Your password').fill('a guess');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByText('This is not your current password.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await link.waitFor({ timeout: drawingMs });
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^herald-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.includes(`"email": "${account.email}"`)).toBe(true);
  await page.getByRole('button', { name: 'Delete the file' }).click();
  await page.getByRole('button', { name: 'Export my data' }).waitFor();
  expect(await storedFiles(await accountIdOf(account))).toEqual([]);
});

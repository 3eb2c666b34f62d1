import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { cardOf, openLibrary, shownTitles } from './support/library.ts';
import { insertVideos } from './support/videos.ts';
import { openWizard } from './support/wizard.ts';

const browser = useBrowser();

const banner = (page: Page) => page.getByRole('region', { name: 'Herald isn’t answering' });

/** From now on nothing comes back from the server. */
const loseServer = (page: Page) => page.route('**/api/**', (route) => route.abort());

test('the library says that the server is away, keeps what it shows, and goes on by itself', async () => {
  const account = await anAccount();
  const { page } = await openLibrary(browser, { videos: [{ title: 'Before' }], account });
  await cardOf(page, 'Before').waitFor();
  await loseServer(page);
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await banner(page).waitFor();
  await banner(page)
    .getByText(/Trying again/)
    .waitFor();
  await expect.poll(() => shownTitles(page)).toEqual(['Before']);
  expect(await page.locator('body').textContent()).not.toContain('Failed to fetch');

  await inDatabase((db) => insertVideos(db, account.id, [{ title: 'Meanwhile', createdAt: new Date() }]));
  await page.unroute('**/api/**');
  await page.getByRole('region', { name: 'Herald is back' }).waitFor();
  await cardOf(page, 'Meanwhile').waitFor();
});

test('the wizard keeps what is typed while the server is away, and saves it when it is back', async () => {
  const { page } = await openLibrary(browser, { account: await anAccount() });
  await openWizard(page);
  await loseServer(page);
  await page.getByLabel('Description').fill('A friendly woman in a mustard sweater');
  await page.getByText('Not saved, kept in this browser').waitFor();
  await banner(page).waitFor();
  await page.unroute('**/api/**');
  await page.getByText('Draft saved').waitFor();
});

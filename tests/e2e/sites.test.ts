import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();
let count = 0;
const freshDomain = () => `shop-${process.pid}-${Date.now().toString(36)}-${count++}`;

async function anOwner(): Promise<TestAccount> {
  const owner = await anAccount('Olive Owner');
  await grantPlan(owner, 'UNLIMITED');
  return owner;
}

async function openSites(account: TestAccount): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await page.goto('/sites');
  await page.getByRole('heading', { name: 'Marketplace', level: 1 }).waitFor();
  return page;
}

async function create(page: Page, name: string, domain = freshDomain()): Promise<string> {
  await page.getByRole('button', { name: /^Create (Your First )?Site$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Site' });
  await dialog.getByLabel('Site Name').fill(name);
  await dialog.getByLabel('Domain').fill(domain);
  await dialog.getByText(`The site will be at ${domain}.${new URL(inject('productUrl')).host}`).waitFor();
  await dialog.getByRole('button', { name: 'Create Site' }).click();
  await page.getByText('Site created successfully').waitFor();
  return domain;
}

test('the toast of a new site shows its whole title', async () => {
  const page = await openSites(await anOwner());
  await create(page, 'North Skin');
  const title = page.locator('[data-toast]').getByTitle('Site created successfully');
  expect(await title.evaluate((line) => line.scrollHeight > line.clientHeight)).toBe(false);
});

test('a site can be created, visited, contacted, administered and deleted', async () => {
  const page = await openSites(await anOwner());
  await page.getByText('No sites yet').waitFor();
  await page.getByText('Create your first website to get started').waitFor();
  const domain = await create(page, 'North Skin');

  const [site] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Visit' }).click()]);
  await site.getByRole('heading', { name: 'North Skin', level: 1 }).waitFor();
  expect(new URL(site.url()).hostname).toBe(`${domain}.localhost`);
  await site.getByLabel('Name').fill('Lea Lead');
  await site.getByLabel('Email').fill('lea@example.com');
  await site.getByLabel('Message').fill('Do you ship to Oslo?');
  await site.getByRole('button', { name: 'Send' }).click();
  await site.getByText('Your message has arrived.').waitFor();

  const [admin] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Manage' }).click()]);
  await admin.getByLabel('Headline').fill('Two drops a day');
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.getByText('Saved.').waitFor();
  await admin.getByRole('link', { name: 'Leads' }).click();
  await admin.getByText('Do you ship to Oslo?').waitFor();
  await admin.getByRole('link', { name: 'View site' }).click();
  await admin.getByRole('heading', { name: 'Two drops a day' }).waitFor();

  await page.getByRole('button', { name: 'Delete North Skin' }).click();
  await page
    .getByText(
      'Are you sure you want to delete "North Skin"? This action cannot be undone and will also delete the associated database.',
    )
    .waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Site deleted successfully').waitFor();
  await page.getByText('No sites yet').waitFor();
  await site.reload();
  await site.getByRole('heading', { name: 'No site here' }).waitFor();
});

test('an empty form, an invalid domain and a taken domain get different messages', async () => {
  const owner = await anOwner();
  const page = await openSites(owner);
  const domain = await create(page, 'First');
  await page.getByRole('button', { name: 'Create Site' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Site' }).click();
  await page.getByText('Please fill in all fields').first().waitFor();
  await dialog.getByLabel('Site Name').fill('Second');
  await dialog.getByLabel('Domain').fill('www');
  await dialog.getByRole('button', { name: 'Create Site' }).click();
  await dialog.getByText('This domain is reserved. Please choose another one.').waitFor();
  await dialog.getByLabel('Domain').fill(domain);
  await dialog.getByRole('button', { name: 'Create Site' }).click();
  await dialog.getByText('This domain is taken. Please choose another one.').waitFor();
});

test.each(['phone', 'desktop'] as const)('screen, site and its administration are accessible on a %s', async (size) => {
  const page = await openSites(await anOwner());
  const domain = await create(page, 'North Skin');
  await page.setViewportSize(sizes[size]);
  const [admin] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Manage' }).click()]);
  await admin.getByLabel('Headline').waitFor();
  const site = await page.context().newPage();
  await site.goto(inject('productUrl').replace('//', `//${domain}.`));
  for (const shown of [page, admin, site]) {
    await expectAccessible(shown);
    await expectNoSidewaysScrolling(shown);
  }
});

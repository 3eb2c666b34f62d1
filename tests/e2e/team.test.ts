import type { Page } from 'playwright-core';
import { beforeEach, expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, freshEmail, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { insertVideos } from './support/videos.ts';

const browser = useBrowser();
let owner: TestAccount;

beforeEach(async () => {
  owner = await anAccount('Olive Owner');
  await grantPlan(owner, 'UNLIMITED');
});

async function openTeam(account = owner): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await page.goto('/team-members');
  await page.getByRole('heading', { name: 'Team Members', level: 1 }).waitFor();
  return page;
}

interface Person {
  name: string;
  email?: string;
  password?: string;
  role?: string;
}

async function add(page: Page, { name, email = freshEmail(), password, role }: Person): Promise<string> {
  await page.getByRole('button', { name: 'Add Team Member' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  if (password) await dialog.getByLabel('Password', { exact: true }).fill(password);
  else await dialog.getByLabel('Send an invitation instead').click();
  if (role) {
    await dialog.getByLabel('Role').click();
    await page.getByRole('option', { name: role }).click();
  }
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  const said = password
    ? `${name} has been added to your team.`
    : `Mail is not set up, so send ${name} the link yourself.`;
  await page.getByText(said).waitFor();
  return email;
}

const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name });

test('an empty team offers to add the first member, who can be edited, found and removed', async () => {
  const page = await openTeam();
  await page.getByText('No team members found').waitFor();
  await page.getByText('Get started by adding your first team member.').waitFor();

  await add(page, { name: 'Mia Member', password: 'a good password' });
  await page.getByText('Team Member Added').waitFor();
  await card(page, 'Mia Member').getByText('Viewer', { exact: true }).waitFor();
  await add(page, { name: 'Ed Editor', password: 'a good password', role: 'Editor' });

  await page.getByRole('button', { name: 'Edit Mia Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Team Member' });
  await dialog.getByLabel('Password (leave blank to keep current)').waitFor();
  await dialog.getByLabel('Name').fill('Mia Madrid');
  await dialog.getByRole('button', { name: 'Update Member' }).click();
  await page.getByText('Team Member Updated').waitFor();
  await card(page, 'Mia Madrid').waitFor();

  await page.getByLabel('Search members').fill('MADRID');
  await card(page, 'Ed Editor').waitFor({ state: 'detached' });
  await page.getByLabel('Search members').fill('nobody');
  await page.getByText('Try adjusting your filters or search terms.').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await page.getByLabel('Filter by role').click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await card(page, 'Mia Madrid').waitFor({ state: 'detached' });
  await card(page, 'Ed Editor').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();

  await page.getByRole('button', { name: 'Remove Mia Madrid' }).click();
  await page.getByText('Team Member Removed').waitFor();
  await page.getByText('Mia Madrid has been removed from the team.').waitFor();
});

test('an invited person chooses a password, signs in and works in the account of the owner', async () => {
  const page = await openTeam();
  await add(page, { name: 'Ina Invited', role: 'Editor' });
  const dialog = page.getByRole('dialog', { name: 'Ina Invited can join now' });
  const link = new URL(await dialog.getByLabel('Link to join').inputValue());
  await dialog.getByRole('button', { name: 'Done' }).click();
  await card(page, 'Ina Invited').getByText('Pending').waitFor();
  await card(page, 'Ina Invited').getByRole('button', { name: 'Copy the link of Ina Invited' }).waitFor();

  const invitation = `${link.pathname}${link.search}`;
  const guest = await browser.newPage();
  await guest.goto(invitation);
  await guest.getByText('Olive Owner would like to make videos with you, Ina Invited.').waitFor();
  await guest.getByLabel('Choose a password').fill('my own password');
  await guest.getByRole('button', { name: 'Join the team' }).click();
  await guest.getByText('Welcome, Ina Invited').waitFor();

  await guest.goto(invitation);
  await guest.getByText('This invitation is invalid or has expired. Please ask for a new one.').waitFor();
});

test.each(['phone', 'desktop'] as const)(
  'the team page is accessible and does not scroll sideways on a %s',
  async (size) => {
    const page = await openTeam();
    await add(page, { name: 'Mia Member', password: 'a good password' });
    await page.setViewportSize(sizes[size]);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  },
);

test('recent activity is listed, and older activity loads on demand', async () => {
  const videos = Array.from({ length: 12 }, (_, index) => ({ title: `Take ${index + 1}` }));
  const [id] = await inDatabase((db) => insertVideos(db, owner.id, videos));
  await fetch(`${inject('productUrl')}/api/videos/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ title: 'The better take' }),
  });
  const page = await openTeam();
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await activity.getByText('Olive Owner renamed a video to "The better take"').waitFor();
  await expect.poll(() => activity.getByRole('listitem').count()).toBe(10);
  await activity.getByRole('button', { name: 'Show 3 more' }).click();
  await expect.poll(() => activity.getByRole('listitem').count()).toBe(13);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInLooks } from './support/accessibility.ts';
import { anAccount, freshEmail, grantPlan, signedIn, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();
const password = 'a harbour in the morning';

async function openMails(): Promise<Page> {
  const page = await browser.newPage({
    localStorage: signedIn(await theAdmin()),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/dashboard?tab=settings&section=mail');
  await page.getByText('No mail server: mails are kept here and can be read').waitFor();
  return page;
}

const rowOf = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Mails' }).getByRole('listitem').filter({ hasText: email }).first();

/** Somebody invites by the team screen, where they see the link too. */
async function invite(email: string): Promise<{ link: string }> {
  const owner = await anAccount('Olive Owner');
  await grantPlan(owner, 'UNLIMITED');
  const page = await browser.newPage({ localStorage: signedIn(owner) });
  await page.goto('/team-members');
  await page.getByRole('button', { name: 'Add Team Member' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Team Member' });
  await dialog.getByLabel('Name').fill('Lee Park');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Send an invitation instead').click();
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  return { link: await page.getByLabel('Link to join').inputValue() };
}

test('without a mail server, an administrator copies the link of an invitation, and the person joins with it', async () => {
  const email = freshEmail();
  const { link } = await invite(email);
  const page = await openMails();
  await rowOf(page, email).getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(`Send it to ${email}.`).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(link);

  const guest = await browser.newPage();
  await guest.goto(copied);
  await guest.getByLabel('Choose a password').fill(password);
  await guest.getByRole('button', { name: 'Join the team' }).click();
  await guest.waitForURL(/\/dashboard|\/projects/);
  await page.reload();
  await page.getByRole('list', { name: 'Mails' }).or(page.getByText('All mails were sent.')).waitFor();
  await expect.poll(() => rowOf(page, email).count()).toBe(0);
});

test('without a mail server, an administrator shows the link of a reset, which the audit log has', async () => {
  const account = await anAccount('Kim Seo');
  const guest = await browser.newPage();
  await guest.goto('/forgot-password');
  await guest.getByLabel('Email').fill(account.email);
  await guest.getByRole('button', { name: 'Send Reset Link' }).click();
  await guest.getByText('This Herald sends no mail.').waitFor();

  const page = await openMails();
  await rowOf(page, account.email)
    .getByRole('button', { name: /^Reset your/ })
    .click();
  const mail = page.getByRole('complementary', { name: 'Mail' });
  await mail.getByText('Hello Kim Seo,').waitFor();
  expect(await mail.textContent()).not.toContain('token=');
  await mail.getByRole('button', { name: 'Show link' }).click();
  await guest.goto(await mail.getByLabel('Link', { exact: true }).inputValue());
  await guest.getByLabel('New Password', { exact: true }).fill(password);
  await guest.getByLabel('Confirm New Password').fill(password);
  await guest.getByRole('button', { name: 'Reset Password' }).click();
  await guest.waitForURL(/\/auth|\/dashboard/);

  await page.goto('/dashboard?tab=monitoring&action=mail.read');
  await page.getByRole('table', { name: 'Audit log' }).getByRole('button', { name: 'mail.read' }).first().click();
  const entry = page.getByRole('dialog', { name: 'mail.read' });
  await entry.waitFor();
  expect(await entry.textContent()).not.toContain('token=');
});

test('the mails are accessible and fit at every width', async () => {
  await invite(freshEmail());
  const page = await openMails();
  await page.getByRole('list', { name: 'Mails' }).waitFor();
  await expectAccessibleInLooks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('button', { name: /invites you to/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show link' }).waitFor();
  await expectAccessible(page);
});

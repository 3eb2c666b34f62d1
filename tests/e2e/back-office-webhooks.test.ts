import { expect, inject, test } from 'vitest';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { freshEmail, signedIn, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();
const KEY = 'the-security-key-of-a-shop';

/** As WarriorPlus posts it. */
async function post(action: string, item: string, email: string): Promise<number> {
  const fields = {
    WP_ACTION: action,
    WP_ITEM_NUMBER: item,
    WP_BUYER_EMAIL: email,
    WP_BUYER_NAME: 'Refilwe Mbeki',
    WP_SALE: `sale_${email}`,
    WP_TXNID: `txn_${email}`,
    WP_SALE_AMOUNT: '67.00',
    WP_SALE_CURRENCY: 'USD',
    IPN_ID: `ipn_${action}_${email}`,
    WP_SECURITYKEY: KEY,
  };
  const response = await fetch(`${inject('productUrl')}/api/webhooks/warriorplus`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return response.status;
}

test('an administrator sets a seller up, mends an unknown item, and the buyer gets in until the refund', async () => {
  const email = freshEmail();
  const item = `wso_${email.split('@')[0]}`;
  const page = await browser.newPage({ localStorage: signedIn(await theAdmin()) });
  await page.goto('/dashboard?tab=webhooks');
  await page.getByRole('button', { name: 'Sources' }).click();
  await page.getByRole('button', { name: /^(Set up|Replace the secret of) WarriorPlus$/ }).click();
  await page.getByRole('textbox', { name: /^(Secret|New secret)/ }).fill(KEY);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('•••• shop').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  await expect.poll(() => post('sale', item, email)).toBe(200);
  const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'sale' });
  const refresh = async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    return row.first().textContent({ timeout: 2_000 });
  };
  await expect.poll(refresh, { timeout: 60_000, interval: 1_000 }).toContain('failed');
  await row.getByRole('button', { name: /^View event/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`No plan has the item number ${item}.`, { exact: true }).waitFor();
  await expectAccessibleInLooks(page);
  await dialog.getByRole('combobox', { name: 'Plan for this item' }).click();
  await page.getByRole('option', { name: 'Done For You' }).click();
  await dialog.getByRole('button', { name: 'Add the number and retry' }).click();
  await dialog.getByText('Granted Done For You to a new account.').first().waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/dashboard?tab=settings&section=mail');
  const mail = page.getByRole('list', { name: 'Mails' }).getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('button', { name: /account is ready/ }).click();
  await page.getByRole('button', { name: 'Show link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const buyer = await browser.newPage();
  await buyer.goto(link);
  await buyer.getByLabel('New Password', { exact: true }).fill('a harbour in the morning');
  await buyer.getByLabel('Confirm New Password').fill('a harbour in the morning');
  await buyer.getByRole('button', { name: 'Reset Password' }).click();
  await buyer.getByText('Password reset successfully!').waitFor();
  await buyer.getByLabel('Email').fill(email);
  await buyer.getByLabel('Password', { exact: true }).fill('a harbour in the morning');
  await buyer.getByRole('button', { name: 'Sign In', exact: true }).click();
  await buyer.getByText('Welcome, Refilwe Mbeki').waitFor();

  expect(await post('refund', item, email)).toBe(200);
  await page.goto(`/dashboard?tab=webhooks&customer_email=${encodeURIComponent(email)}&event_type=refund`);
  await page.getByRole('button', { name: /^View event/ }).click();
  await dialog.getByText('success: Took back Done For You. No plan remains.').waitFor();
});

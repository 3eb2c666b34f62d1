import { afterAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

let mailServer: MailServer;
const browser = useBrowser();
const product = useOwnProduct(async () => {
  mailServer = await startMailServer('refuses');
  return { SMTP_URL: mailServer.url };
});
afterAll(() => mailServer?.stop());

test('a mail that the server refused is sent again, and a test mail shows what the server says', async () => {
  const guest = { name: 'Dana Whitfield', email: 'dana@herald.test', password: 'correct horse battery' };
  await product.call('POST', '/auth/register', guest);
  const page = await browser.newPage({ localStorage: await product.administrator() });
  await page.goto(`${product.url}/dashboard?tab=settings&section=mail`);
  const row = page.getByRole('list', { name: 'Mails' }).getByRole('listitem').filter({ hasText: guest.email });
  await row.getByText('Failed', { exact: true }).waitFor();
  await row.getByText('refused the mail: 550 No such mailbox').waitFor();
  await page.getByRole('link', { name: 'Mail 1 not sent' }).waitFor();

  await page.getByLabel('Send a test mail to').fill('sam@herald.test');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await page.getByRole('alert').filter({ hasText: '550 No such mailbox' }).waitFor();
  mailServer.behave('accepts');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await page.getByText(/^Accepted by 127\.0\.0\.1:\d+\.$/).waitFor();

  await row.getByRole('button', { name: 'Resend' }).click();
  await page.getByText(`The mail to ${guest.email} is being sent.`).waitFor();
  await page.getByText('All mails were sent.').waitFor();
  await expect.poll(() => mailServer.received.map(({ to }) => to)).toEqual([['sam@herald.test'], [guest.email]]);
  await page.getByRole('radio', { name: 'Sent', exact: true }).click();
  await row.getByText('Sent', { exact: true }).waitFor();
  await expect.poll(() => row.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
  await row.getByRole('button', { name: /^Confirm your/ }).click();
  await page.getByText('This mail was sent, so its link is no longer kept here.').waitFor();
});

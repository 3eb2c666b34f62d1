import { expect, test } from 'vitest';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

test('a screen whose code cannot be loaded says so, keeps the navigation bar, and recovers with Try again', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/create');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/assets/settings-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'This screen stopped working' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).waitFor();

  await page.unroute('**/assets/settings-page-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
});

test('maintenance does not sign the user out, and the session continues afterwards', async () => {
  const account = await anAccount();
  const page = await browser.newPage({ localStorage: signedIn(account) });
  let isClosed = true;
  const message = 'We are making improvements. Please come back in a little while.';
  await page.route('**/api/auth/user', (route) =>
    isClosed
      ? route.fulfill({ status: 503, json: { status: 'error', code: 'maintenance', message } })
      : route.continue(),
  );
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Back in a moment' }).waitFor();
  await page.getByText(message).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBe(account.token);
  isClosed = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(`Welcome back, ${account.name}`).waitFor();
});

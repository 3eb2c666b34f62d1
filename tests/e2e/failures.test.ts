import { expect, test } from 'vitest';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

test('a screen whose code cannot be loaded says so in its place, the bar stays, and Try again mends it', async () => {
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

test('a content page that could not be loaded can be tried again in place', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  let isDown = true;
  await page.route('**/api/pages/guides', (route) =>
    isDown
      ? route.fulfill({ status: 403, json: { status: 'error', message: 'Access denied.' } })
      : route.fulfill({
          json: {
            status: 'success',
            data: { id: '1', name: 'Guides', slug: 'guides', link: null, is_special: false, content: '' },
          },
        }),
  );
  await page.goto('/page/guides');
  await page.getByRole('main').getByText('Failed to load page.').waitFor();
  await page.getByText('Access denied.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No content available for this page.').waitFor();
});

test('a session check that fails only for a moment does not sign anybody out', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  let calls = 0;
  await page.route('**/api/auth/user', (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 503, json: { status: 'error', message: 'Server error occurred.' } })
      : route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(calls).toBe(2);
});

test('maintenance signs nobody out: the session waits and goes on', async () => {
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
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(account.token);
  isClosed = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: `Welcome back, ${account.name}` }).waitFor();
});

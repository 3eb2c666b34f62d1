import { expect, test } from 'vitest';
import { anAccount, grantPlan, signedIn, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();

const protectedPaths = [
  '/dashboard',
  '/projects',
  '/admin',
  '/create',
  '/settings',
  '/team-members',
  '/sites',
  '/api-setup',
  '/page/guides',
  '/ai-editor',
];

test.each(protectedPaths)('%s sends a signed-out visitor to /auth', async (path) => {
  const page = await browser.newPage();
  await page.goto(path);
  await page.waitForURL('**/auth');
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
});

test.each(['/', '/auth', '/forgot-password', '/reset-password'])(
  '%s sends a signed-in user to /dashboard',
  async (path) => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  },
);

test("while the session is being checked a 'Loading' spinner shows", async () => {
  const page = await browser.newPage({ localStorage: { auth_token: 'whatever' } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor();
  release();
  await page.waitForURL('**/auth');
});

test('a stored token that leads to nobody is cleared', async () => {
  const page = await browser.newPage({ localStorage: { auth_token: 'forged' } });
  await page.goto('/dashboard');
  await page.waitForURL('**/auth');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a 401 in the middle of a session clears the token and leads to /auth', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  await page.route('**/api/pages/guides', (route) =>
    route.fulfill({
      status: 401,
      json: { status: 'error', message: 'You are not authorized to perform this action.' },
    }),
  );
  await page.evaluate(() => {
    history.pushState(null, '', '/page/guides');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForURL('**/auth');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('/admin sends somebody who is no administrator to /dashboard, and lets the administrator in', async () => {
  const user = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await user.goto('/admin');
  await user.waitForURL('**/dashboard');

  const admin = await browser.newPage({ localStorage: signedIn(await theAdmin()) });
  await admin.goto('/admin');
  await admin.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(admin.url()).pathname).toBe('/admin');
});

test("/team-members shows 'Checking plan access...', then sends a plan without it to /dashboard", async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/limits', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/team-members');
  await page.getByText('Checking plan access...').waitFor();
  release();
  await page.waitForURL('**/dashboard');
});

test('/team-members opens with a plan that allows it', async () => {
  const account = await anAccount();
  await grantPlan(account, 'UNLIMITED');
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await page.goto('/team-members');
  await page.getByRole('heading', { name: 'Team Members', level: 1 }).waitFor();
});

test('a failure fetching the limits means no access', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
  await page.route('**/api/user/limits', (route) =>
    route.fulfill({ status: 403, json: { status: 'error', message: 'Access denied.' } }),
  );
  await page.goto('/team-members');
  await page.waitForURL('**/dashboard');
});

import { expect, test } from 'vitest';
import { anAccount, signedIn, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();
const openAs = async (account: Parameters<typeof signedIn>[0], path: string, viewport = sizes.desktop as object) => {
  const page = await browser.newPage({ localStorage: signedIn(account), viewport: viewport as typeof sizes.desktop });
  await page.goto(path);
  return page;
};

test.each(['/admin', '/dashboard'])('%s shows an administrator the back office', async (path) => {
  const page = await openAs(await theAdmin(), path);
  await page.getByRole('tablist', { name: 'Administration' }).waitFor();
  await page.getByRole('tab', { name: 'User Management', selected: true }).waitFor();
});

test('a tab is in the address, survives a reload, and Back leads to the one before', async () => {
  const page = await openAs(await theAdmin(), '/dashboard');
  await page.getByRole('tab', { name: 'Monitoring' }).click();
  await page.waitForURL(/\?tab=monitoring$/);
  await page.getByRole('heading', { name: 'System Monitoring' }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Monitoring', selected: true }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'User Management', selected: true }).waitFor();
});

test('the arrow keys change the tab', async () => {
  const page = await openAs(await theAdmin(), '/dashboard?tab=monitoring');
  const monitoring = page.getByRole('tab', { name: 'Monitoring' });
  await monitoring.focus();
  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'User Management', selected: true }).waitFor();
});

test('somebody else is led from /admin to their dashboard', async () => {
  const page = await openAs(await anAccount(), '/admin');
  await page.waitForURL(/\/dashboard$/);
  await expect.poll(() => page.getByRole('tablist', { name: 'Administration' }).count()).toBe(0);
});

test('a demoted administrator loses the back office with the next question', async () => {
  const [admin, account] = await Promise.all([theAdmin(), anAccount()]);
  const ask = (path: string, token: string, body?: object) =>
    fetch(`${new URL(page.url()).origin}/api${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const page = await openAs(admin, '/dashboard');
  await ask(`/admin/users/${account.id}`, admin.token, { role: 'admin' });
  expect((await ask('/admin/audit-log', account.token)).status).toBe(200);
  await ask(`/admin/users/${account.id}`, admin.token, { role: 'user' });
  expect((await ask('/admin/audit-log', account.token)).status).toBe(403);
});

test('the library and a new video are one click away from the back office', async () => {
  const page = await openAs(await theAdmin(), '/dashboard');
  const navigation = page.getByRole('navigation').filter({ hasText: 'My Projects' }).first();
  await navigation.getByRole('link', { name: 'My Projects' }).click();
  await page.waitForURL(/projects|library|dashboard\?/);
  await navigation.getByRole('link', { name: 'Create Video' }).click();
  await page.waitForURL(/\/create/);
});

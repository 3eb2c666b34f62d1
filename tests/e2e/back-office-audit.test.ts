import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { anAccount, impersonating, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();
const SCRIPT = '<img src=x onerror="document.title=1">';

async function call(method: string, path: string, token: string, body?: object): Promise<void> {
  const response = await fetch(`${inject('productUrl')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
}

/** The rows about one account. */
async function openLog(admin: TestAccount, target: string): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(admin) });
  await page.goto(`/dashboard?tab=monitoring&target=${target}`);
  await page.getByRole('table', { name: 'Audit log' }).waitFor();
  return page;
}

test('what an administrator does is found with old and new values, as text, and exported', async () => {
  const [admin, account] = await Promise.all([theAdmin(), anAccount()]);
  await call('PUT', `/admin/users/${account.id}`, admin.token, { name: SCRIPT });
  await call('PUT', `/admin/users/${account.id}`, admin.token, { status: 'suspended' });
  const page = await openLog(admin, account.id);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('combobox', { name: 'Filter by action' }).click();
  await page.getByRole('option', { name: 'user.update', exact: true }).click();
  await page.waitForURL(/action=user\.update/);
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await page.getByRole('button', { name: 'user.update' }).click();
  const changes = page.getByRole('table', { name: 'What changed' });
  await changes.getByRole('cell', { name: 'Dana Whitfield' }).waitFor();
  await changes.getByRole('cell', { name: SCRIPT }).waitFor();
  expect(await page.title()).not.toBe('1');
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  await page.getByText('Export Successful').waitFor();
  expect(download.suggestedFilename()).toMatch(/^audit_log_[\d-]+\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',user.update,user,');
  expect(lines[1]).toContain(account.id);
});

test('what an administrator does as somebody else is found with their own name', async () => {
  const [admin, account] = await Promise.all([theAdmin(), anAccount('Ines Kowalczyk')]);
  const { auth_token } = await impersonating(admin, account);
  await call('POST', '/auth/logout', auth_token ?? '');
  const page = await openLog(admin, account.id);
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByRole('button', { name: 'impersonation.start' }).waitFor();
  const end = log.getByRole('row').filter({ hasText: 'impersonation.end' });
  await expect.poll(() => end.textContent()).toContain(admin.name);
  await expect.poll(() => end.textContent()).toContain('Ines Kowalczyk');
});

test('the log is accessible and fits at every width', async () => {
  const [admin, account] = await Promise.all([theAdmin(), anAccount()]);
  await call('PUT', `/admin/users/${account.id}`, admin.token, { name: 'A long name '.repeat(4).trim() });
  const page = await openLog(admin, account.id);
  await expectAccessibleInLooks(page);
});

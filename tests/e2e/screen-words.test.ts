import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';

const browser = useBrowser();
let owner: TestAccount;

beforeAll(async () => {
  owner = await anAccount('Olive Owner');
  await grantPlan(owner, 'UNLIMITED');
});

/** A screen whose call is not answered before it is told to be. */
async function openHeld(path: string, call: string): Promise<{ page: Page; release: () => void }> {
  const page = await browser.newPage({ localStorage: signedIn(owner) });
  const released = Promise.withResolvers<void>();
  await page.route(`**/api${call}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(path);
  return { page, release: released.resolve };
}

describe('a screen says what it is and that it loads', () => {
  test.each([
    ['/team-members', '/team-members**', 'Loading team members...'],
    ['/sites', '/sites', 'Loading sites...'],
    ['/page/nothing-here', '/pages/**', 'Loading page...'],
  ])('%s', async (path, call, words) => {
    const { page, release } = await openHeld(path, call);
    await page.getByText(words).first().waitFor();
    release();
    await page.getByText(words).waitFor({ state: 'detached' });
  });

  test.each([
    ['/team-members', 'Team Members', 'Manage your team members and their access to your account'],
    ['/sites', 'Marketplace', 'Manage your websites and domains'],
    ['/settings', 'Account Settings', 'Manage your account, security, and preferences'],
    ['/create', 'Create Your UGC Video', '3-step'],
  ])('%s is called %s', async (path, title, subtitle) => {
    const page = await browser.newPage({ localStorage: signedIn(owner) });
    await page.goto(path);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('main').textContent()).toContain(subtitle);
  });
});

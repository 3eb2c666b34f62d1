import { readFile } from 'node:fs/promises';
import { draftContent } from '@herald/contract/draft';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, grantPlan, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { draftOf } from './support/wizard.ts';

const browser = useBrowser();
const LOCKED = 'This avatar is available on higher-tier plans. Please choose another one, or a plan that includes it.';

/** A call of the customer's own, for what other stories show on screens. */
async function call<Data>(account: TestAccount, call: string, body?: object): Promise<Data> {
  const [method = 'GET', path] = call.split(' ');
  const response = await fetch(`${inject('productUrl')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${account.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** A customer with the whole library in the draft and a site with a message on it. */
async function aCustomer() {
  const customer = await anAccount('Dora Downgrade');
  await grantPlan(customer, 'UNLIMITED');
  const domain = `down-${process.pid}-${Date.now().toString(36)}`;
  await call(customer, 'POST /sites', { name: 'North Skin', domain });
  const address = inject('productUrl').replace('//', `//${domain}.`);
  const [premium] = await call<{ id: string; display_name: string }[]>(customer, 'GET /a2e/avatars/custom');
  if (!premium) throw new Error('The library has no premium avatar.');
  const avatar = { avatarType: 'library', selectedAvatarId: premium.id, selectedAvatar: premium.display_name };
  await call(customer, 'PUT /draft', { version: 0, content: draftContent.parse({ avatar }) });
  return { customer, address, premium };
}

/** Through the screens of the back office. */
async function takePlanAway(customer: TestAccount): Promise<void> {
  const page = await browser.newPage({ localStorage: signedIn(await theAdmin()) });
  await page.goto(`/dashboard?search=${encodeURIComponent(customer.email)}`);
  await page.getByRole('button', { name: `Actions for ${customer.name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit User' }).click();
  await page.getByRole('checkbox', { name: /UNLIMITED/ }).click();
  await page.getByRole('button', { name: 'Update User' }).click();
  await page.getByText('User Updated').waitFor();
}

async function leaveMessage(site: Page): Promise<void> {
  await site.getByLabel('Name').fill('Lea Lead');
  await site.getByLabel('Email').fill('lea@example.com');
  await site.getByLabel('Message').fill('Do you ship to Oslo?');
  await site.getByRole('button', { name: 'Send' }).click();
  await site.getByText('Your message has arrived.').waitFor();
}

async function expectFits(page: Page): Promise<void> {
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);
}

test('after an administrator takes the plan away, nothing is lost and nothing stays open', async () => {
  const { customer, address, premium } = await aCustomer();
  const site = await browser.newPage();
  await site.goto(address);
  await leaveMessage(site);
  await takePlanAway(customer);

  expect((await site.goto(address))?.status()).toBe(503);
  await site.getByRole('heading', { name: 'This website is offline' }).waitFor();
  await expectFits(site);

  const page = await browser.newPage({ localStorage: signedIn(customer) });
  await page.goto('/create');
  await page.getByText(`${LOCKED} Your draft keeps ${premium.display_name} until then.`).waitFor();
  await page.getByRole('link', { name: 'See upgrades' }).waitFor();
  await expectFits(page);
  expect((await draftOf(customer)).avatar).toMatchObject({ selectedAvatarId: premium.id });

  await page.goto('/sites');
  await page.getByText('Your sites are offline because your plan does not include the marketplace.').waitFor();
  await page.getByText('Offline', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Create Site' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Manage' }).count()).toBe(0);
  await expectFits(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export leads of North Skin' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('Do you ship to Oslo?');
  await page.getByRole('button', { name: 'Delete North Skin' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Site deleted successfully').waitFor();
  await site.reload();
  await site.getByRole('heading', { name: 'No site here' }).waitFor();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, signedIn, theAdmin } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();
const SCRIPT = '<script>document.title="taken"</script><b>Spring</b>';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, plan: string, deed: string) {
  await page.getByRole('button', { name: `Actions for ${plan}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

test('a plan is created, changed, given, shown a page, and deleted with its people moved', async () => {
  const admin = await theAdmin();
  const account = await anAccount('Pia Planholder');
  const page = await browser.newPage({ localStorage: signedIn(admin) });
  await page.goto('/dashboard?tab=plans');

  await page.getByRole('button', { name: 'Create Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(SCRIPT);
  await expect
    .poll(() => dialog.getByLabel('Slug').inputValue())
    .toMatch(/^script_document_title_taken_script_b_spring_b$/);
  await dialog.getByLabel('Slug').fill('spring_launch');
  await dialog.getByLabel('Description').fill(SCRIPT);
  await dialog.getByLabel('Features', { exact: true }).fill(SCRIPT);
  await dialog.getByLabel('Features', { exact: true }).press('Enter');
  await dialog.getByLabel('WarriorPlus item numbers').fill(SCRIPT);
  await dialog.getByLabel('Purchase link').fill('https://shop.example/spring');
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create Plan' }).click();
  await page.getByText('Plan Created').waitFor();
  await rowOf(page, 'spring_launch').getByText(SCRIPT).first().waitFor();
  expect(await page.title()).not.toBe('taken');

  await choose(page, SCRIPT, 'Edit Plan');
  await dialog.getByLabel('Name', { exact: true }).fill('Spring launch');
  await expect.poll(() => dialog.getByLabel('Slug').inputValue()).toBe('spring_launch');
  await dialog.getByLabel('Video seconds').fill('45');
  await dialog.getByRole('button', { name: 'Update Plan' }).click();
  await page.getByText('Plan Updated').waitFor();
  await rowOf(page, 'spring_launch').getByText('45 s').waitFor();

  await choose(page, 'Spring launch', 'Manage Special Pages');
  await page.getByRole('switch', { name: 'Done For You' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Special page assignments updated successfully.').waitFor();

  await page.goto(`/dashboard?search=${encodeURIComponent(account.email)}`);
  await choose(page, account.name, 'Edit User');
  await page.getByRole('checkbox', { name: /Spring launch/ }).click();
  await page.getByRole('button', { name: 'Update User' }).click();
  await page.getByText('User Updated').waitFor();

  await page.goto('/dashboard?tab=plans');
  await rowOf(page, 'spring_launch').getByRole('link', { name: '1' }).waitFor();
  await choose(page, 'Spring launch', 'Delete Plan');
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Move them to').click();
  await page.getByRole('option', { name: 'Unlimited' }).click();
  await question.getByRole('row', { name: /Longest video 45 s becomes 3 min/ }).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Move 1 person and delete' }).click();
  await page.getByText('Plan Deleted').waitFor();
  await rowOf(page, 'spring_launch').waitFor({ state: 'detached' });

  const customer = await browser.newPage({ localStorage: signedIn(account) });
  await customer.goto('/page/unlimited');
  await customer.getByText('Your account has this plan.').waitFor();
});

test('a plan that nobody holds is deleted after one question', async () => {
  const page = await browser.newPage({ localStorage: signedIn(await theAdmin()) });
  await page.goto('/dashboard?tab=plans');
  await page.getByRole('button', { name: 'Create Plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Nobody has it');
  await dialog.getByLabel('Description').fill('A mistake');
  await dialog.getByRole('button', { name: 'Create Plan' }).click();
  await rowOf(page, 'nobody_has_it').waitFor();
  await choose(page, 'Nobody has it', 'Delete Plan');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Plan' }).click();
  await page.getByText('Plan Deleted').waitFor();
  await rowOf(page, 'nobody_has_it').waitFor({ state: 'detached' });
});

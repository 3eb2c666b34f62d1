import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { anAccount, freshEmail, grantPlan, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';

const browser = useBrowser();
let admin: TestAccount;

beforeEach(async () => {
  admin = await theAdmin();
});

/** Everybody of one test has a word of their own, so that a search finds them and nobody else. */
let run = 0;
function aWord(): string {
  run += 1;
  return `zq${process.pid}x${Date.now().toString(36)}${run}`;
}

async function openUsers(query = ''): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(admin) });
  await page.goto(`/dashboard${query}`);
  await users(page).waitFor();
  return page;
}

const users = (page: Page) => page.getByRole('table', { name: 'Users' });
const row = (page: Page, name: string) => users(page).getByRole('row').filter({ hasText: name });
const namesOf = (page: Page) => users(page).locator('tbody tr td:first-child').allInnerTexts();

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function statusOf({ id }: TestAccount): Promise<string | undefined> {
  const text = 'select status from users where id = $1';
  return inDatabase(async (client) => (await client.query(text, [id])).rows[0]?.status);
}

describe('the list of users', () => {
  it('is searched, filtered, sorted and paged by its address', async () => {
    const word = aWord();
    const [ann, bo] = [await anAccount(`Ann ${word}`), await anAccount(`Bo ${word}`)];
    await grantPlan(bo, 'DFY');
    await inDatabase((client) => client.query(`update users set status = 'suspended' where id = $1`, [ann.id]));
    const page = await openUsers();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(word);
    await page.getByText('Showing 1 to 2 of 2 results').waitFor();
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page.waitForURL(/sort_by=name/);
    await expect.poll(() => namesOf(page)).toEqual([`Ann ${word}`, `Bo ${word}`]);
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page.waitForURL((url) => !url.search.includes('sort_order=asc'));
    await expect.poll(() => namesOf(page)).toEqual([`Bo ${word}`, `Ann ${word}`]);
    await page.getByRole('combobox', { name: 'Filter by status' }).click();
    await page.getByRole('option', { name: 'Suspended' }).click();
    await expect.poll(() => namesOf(page)).toEqual([`Ann ${word}`]);
    await page.getByRole('combobox', { name: 'Filter by status' }).click();
    await page.getByRole('option', { name: 'All Status' }).click();
    await page.getByRole('button', { name: 'Advanced Filters' }).click();
    await page.getByRole('combobox', { name: 'Plan' }).click();
    await page.getByRole('option', { name: 'Done For You' }).click();
    await page.getByRole('combobox', { name: 'Per page' }).click();
    await page.getByRole('option', { name: '50', exact: true }).click();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await page.getByText('Filters Applied').waitFor();
    await expect.poll(() => namesOf(page)).toEqual([`Bo ${word}`]);
    expect(page.url()).toContain('per_page=50');
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual([`Bo ${word}`]);
  });
});

describe('an administrator', () => {
  it('creates a user, who can sign in, and edits them with a plan', async () => {
    const word = aWord();
    const email = freshEmail();
    const page = await openUsers();
    await page.getByRole('button', { name: 'Create User' }).click();
    const creation = page.getByRole('dialog', { name: 'Create New User' });
    await creation.getByLabel('Name').fill(`New ${word}`);
    await creation.getByLabel('Email').fill(email);
    await creation.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await creation.getByRole('button', { name: 'Create User' }).click();
    await page.getByText('User Created').waitFor();
    await page.getByRole('searchbox', { name: 'Search users' }).fill(word);
    await row(page, `New ${word}`).waitFor();
    await choose(page, `New ${word}`, 'Edit User');
    const edition = page.getByRole('dialog', { name: 'Edit User' });
    await edition.getByLabel('Name').fill(`Other ${word}`);
    await edition.getByRole('checkbox', { name: /Done For You/ }).click();
    await edition.getByText('2 changes are not saved').waitFor();
    await edition.getByRole('button', { name: 'Update User' }).click();
    await page.getByText('User Updated').waitFor();
    await row(page, `Other ${word}`).getByText('DFY').waitFor();
    const person = await browser.newPage();
    await person.goto('/auth');
    await person.getByLabel('Email').fill(email);
    await person.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await person.keyboard.press('Enter');
    await person.waitForURL('**/dashboard');
  });

  it('suspends, activates and bans', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?search=${word}`);
    await choose(page, ann.name, 'Suspend User');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend User' }).click();
    await page.getByText('User Suspended', { exact: true }).waitFor();
    await row(page, ann.name).getByText('Suspended').waitFor();
    await expect.poll(() => statusOf(ann)).toBe('suspended');
    await choose(page, ann.name, 'Activate User');
    await page.getByText('User Activated', { exact: true }).waitFor();
    await row(page, ann.name).getByText('Active').waitFor();
    await choose(page, ann.name, 'Edit User');
    await page.getByRole('radio', { name: 'Banned' }).click();
    await page.getByText('Banned: cannot sign in, and the address cannot be used again.').waitFor();
    await page.getByRole('button', { name: 'Update User' }).click();
    await row(page, ann.name).getByText('Banned').waitFor();
    await expect.poll(() => statusOf(ann)).toBe('banned');
  });

  it('logs in as a user and returns', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?search=${word}`);
    await choose(page, ann.name, 'Login as User');
    await page.getByText('Admin Mode').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Return to Admin' }).click();
    await users(page).waitFor();
    await page.getByText('Admin Mode').waitFor({ state: 'detached' });
  });

  it('exports whom the filters find, and nothing in it runs as a formula', async () => {
    const word = aWord();
    const formula = `=HYPERLINK("evil","${word}")`;
    const ann = await anAccount(formula);
    const page = await openUsers(`?search=${word}`);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    const download = await coming;
    await page.getByText('Export Successful').waitFor();
    expect(download.suggestedFilename()).toMatch(/^users_\d{4}-\d\d-\d\d\.csv$/);
    const [head, line, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(head).toBe('ID,Name,Email,Role,Status,Plans,Videos,Joined,Last seen');
    expect(line).toContain(`${ann.id},"'=HYPERLINK(""evil"",""${word}"")",${ann.email},user,active,FE,0,`);
    expect(rest).toEqual(['']);
  });

  it('deletes a user after typing the address, and the user is gone', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?search=${word}`);
    await choose(page, ann.name, 'Delete User');
    const dialog = page.getByRole('alertdialog', { name: 'Delete User' });
    await dialog.getByText('The audit log keeps the name and address.').waitFor();
    await expect
      .poll(() =>
        dialog.getByRole('button', { name: 'Cancel' }).evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
    await expectAccessible(page);
    await expect.poll(() => dialog.getByRole('button', { name: 'Delete User' }).isDisabled()).toBe(true);
    await dialog.getByLabel(`Type ${ann.email} to delete`).fill(ann.email);
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await page.getByText('User Deleted').waitFor();
    await page.getByText('No users found').waitFor();
    await expect.poll(() => statusOf(ann)).toBeUndefined();
    const person = await browser.newPage({ localStorage: signedIn(ann) });
    await person.goto('/dashboard');
    await person.waitForURL('**/auth**');
  });
});

describe('the details of a user', () => {
  const details = (page: Page, name: string) => page.getByRole('region', { name });

  it('open beside the list, follow a ban with its reason, and go on with the keyboard', async () => {
    const word = aWord();
    const [ann, bo] = [await anAccount(`Ann ${word}`), await anAccount(`Bo ${word}`)];
    const page = await openUsers(`?search=${word}&sort_by=name&sort_order=asc`);
    await row(page, ann.name).getByText(ann.email).click();
    const drawer = details(page, ann.name);
    await drawer.getByText('Their own sign-up').waitFor();
    await drawer.getByText('From the sign-up').waitFor();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Edit User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByRole('radio', { name: 'Banned' }).click();
    await dialog.getByText('1 session ends at once.').waitFor();
    await dialog.getByLabel('Reason').fill('Sold the account');
    await dialog.getByRole('button', { name: 'Update User' }).click();
    await drawer.getByText('Banned by Administrator').waitFor();
    await drawer.getByText('Sold the account', { exact: true }).waitFor();
    await drawer.getByText('user.ban').waitFor();
    await page.keyboard.press('j');
    await details(page, bo.name).getByText('Their own sign-up').waitFor();
    await page.keyboard.press('Escape');
    await details(page, bo.name).waitFor({ state: 'detached' });
    await expect
      .poll(() => row(page, bo.name).getByRole('button', { name: bo.name, exact: true }).evaluate(hasFocus))
      .toBe(true);
  });

  it('lead to the audit log of the user', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?user=${ann.id}`);
    await details(page, ann.name).getByRole('button', { name: 'Suspend User' }).click();
    await page
      .getByRole('dialog', { name: `Suspend ${ann.name}?` })
      .getByRole('button', { name: 'Suspend User' })
      .click();
    await page.getByText('User Suspended', { exact: true }).waitFor();
    await details(page, ann.name).getByRole('link', { name: 'done to them' }).click();
    await page.getByRole('table', { name: 'Audit log' }).getByText('user.suspend').waitFor();
  });
});

const hasFocus = (element: Element) => element === document.activeElement;

describe('the dialog of a user', () => {
  it('gives a plan until a day', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?search=${word}`);
    await choose(page, ann.name, 'Edit User');
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByRole('checkbox', { name: /Done For You/ }).click();
    await dialog.getByRole('combobox', { name: 'End of Done For You' }).click();
    await page.getByRole('option', { name: 'on a day' }).click();
    await dialog.getByLabel('Last day of Done For You').fill('2099-12-20');
    await dialog.getByRole('button', { name: 'Update User' }).click();
    await page.getByText('User Updated').waitFor();
    await row(page, ann.name).getByRole('button', { name: ann.name, exact: true }).click();
    await page.getByText('ends Dec 20, 2099').waitFor();
  });

  it('asks before a click outside or a reload forgets what was typed', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?search=${word}`);
    await choose(page, ann.name, 'Edit User');
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('Name').fill(`Other ${word}`);
    await page.mouse.click(5, 5);
    await page.getByRole('alertdialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(`Other ${word}`);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => {
      setTimeout(() => location.reload());
    });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(`Other ${word}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row(page, ann.name).waitFor();
  });
});

describe('a password link', () => {
  it('is passed on by hand without a mail server, and lets the user choose a password', async () => {
    const word = aWord();
    const ann = await anAccount(`Ann ${word}`);
    const page = await openUsers(`?search=${word}`);
    await choose(page, ann.name, 'Send a password link');
    const link = await page.getByLabel('Password link').inputValue();
    const person = await browser.newPage();
    await person.goto(new URL(link).pathname + new URL(link).search);
    await person.getByLabel('New Password', { exact: true }).fill('a fresh uncommon phrase');
    await person.getByLabel('Confirm New Password').fill('a fresh uncommon phrase');
    await person.keyboard.press('Enter');
    await person.waitForURL('**/auth**');
    await person.getByLabel('Email').fill(ann.email);
    await person.getByLabel('Password', { exact: true }).fill('a fresh uncommon phrase');
    await person.keyboard.press('Enter');
    await person.waitForURL('**/dashboard');
  });
});

describe('markup in the fields of a user', () => {
  it('is shown as text', async () => {
    const word = aWord();
    const name = `<img src=x onerror="document.title='evil'"> ${word} <script>document.title='evil'</script>`;
    const ann = await anAccount(name);
    const page = await openUsers(`?search=${word}`);
    await expect.poll(() => namesOf(page)).toEqual([name]);
    await choose(page, name, 'Edit User');
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(name);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, name, 'Delete User');
    await page.getByText(`Are you sure you want to delete ${name}?`).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, name, 'Suspend User');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend User' }).click();
    await page.getByTitle(`${name} has been suspended.`).waitFor();
    expect(await page.title()).not.toContain('evil');
    await expect.poll(() => users(page).locator('img').count()).toBe(0);
    await expect.poll(() => statusOf(ann)).toBe('suspended');
  });
});

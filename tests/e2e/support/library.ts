import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { anAccount, signedIn, type TestAccount } from './accounts.ts';
import type { TestBrowser } from './browser.ts';
import { inDatabase } from './database.ts';
import { insertVideos, removeVideos, type VideoWish } from './videos.ts';

export interface OpenLibrary {
  page: Page;
  account: TestAccount;
  /** ids in the order of the requested videos */
  ids: string[];
}

interface LibraryWish {
  videos?: readonly VideoWish[];
  account?: TestAccount;
  path?: string;
  /** prepares the page before it is opened */
  prepare?: (page: Page) => Promise<unknown>;
  browserOptions?: Parameters<TestBrowser['newPage']>[0];
}

/** One account for all tests of a file, because the rate limit refuses many sign-ups from one address. */
let ownAccount: Promise<TestAccount> | undefined;

async function emptied(account: TestAccount): Promise<TestAccount> {
  await inDatabase((db) => removeVideos(db, account.id));
  return account;
}

/** Opens a library with these videos, newest first, in the given account or a new one. */
export async function openLibrary(browser: TestBrowser, wish: LibraryWish = {}): Promise<OpenLibrary> {
  ownAccount ??= anAccount();
  const account = wish.account ?? (await emptied(await ownAccount));
  const videos = wish.videos ?? [];
  const ids = videos.length > 0 ? await inDatabase((db) => insertVideos(db, account.id, videos)) : [];
  const page = await browser.newPage({ ...wish.browserOptions, localStorage: signedIn(account) });
  await wish.prepare?.(page);
  await page.goto(wish.path ?? '/projects');
  await page.getByRole('heading', { name: 'Your Video Library' }).waitFor();
  return { page, account, ids };
}

export const cardOf = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

export const shownTitles = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Videos' }).getByRole('heading').allInnerTexts();

/** Opens the menu of a card and chooses an item; a second name goes into the submenu of the first. */
export async function chooseInMenu(page: Page, title: string, item: string, subitem?: string): Promise<void> {
  await cardOf(page, title)
    .getByRole('button', { name: `Menu of ${title}` })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
  if (subitem) await page.getByRole('menuitem', { name: subitem, exact: true }).click();
}

/** Waits for a toast with all these texts. */
export async function seeToast(page: Page, ...words: string[]): Promise<Locator> {
  let toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  for (const text of words) toast = toast.filter({ hasText: text });
  await toast.first().waitFor();
  return toast.first();
}

/** Makes these calls fail with this error. */
export async function refuse(page: Page, path: string, { status, message }: { status: number; message: string }) {
  await page.route(path, (route) => route.fulfill({ status, json: { status: 'error', message } }));
}

/** The screen shows a change at once, but a reload before the server has it would take it back. */
export async function onceSaved(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const [answer] = await Promise.all([page.waitForResponse(path), act()]);
  expect(answer.status()).toBe(200);
}

import type { Frame } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sizes, useBrowser } from './support/browser.ts';

const browser = useBrowser();

/** Pages are lent in turn, so each of these tests follows the one before. */
let first: Frame | undefined;

test('a story may leave everything in its page', async () => {
  const page = await browser.newPage({ localStorage: { left: 'at the start' }, viewport: sizes.phone });
  first = page.mainFrame();
  await page.route('**/api/site', (route) => route.abort());
  await page.goto('/auth');
  const found = await page.evaluate(async () => {
    const atStart = localStorage.getItem('left');
    sessionStorage.setItem('left', 'yes');
    await cookieStore.set('left', 'yes');
    window.name = 'left';
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
    return atStart;
  });
  expect(found).toBe('at the start');
});

test('the next story gets the same page and finds nothing of it', async () => {
  const page = await browser.newPage();
  expect(page.mainFrame()).toBe(first);
  const site = page.waitForResponse('**/api/site');
  await page.goto('/auth');
  const found = await page.evaluate(async () => ({
    stored: localStorage.getItem('left') ?? sessionStorage.getItem('left'),
    cookie: document.cookie,
    name: window.name,
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
    width: innerWidth,
  }));
  expect(found).toEqual({ stored: null, cookie: '', name: '', databases: [], width: sizes.desktop.width });
  expect((await site).ok()).toBe(true);
  await page.context().grantPermissions(['clipboard-read']);
});

test('a page whose story reached for its context is not lent again', async () => {
  const page = await browser.newPage();
  expect(page.mainFrame()).not.toBe(first);
});

/** Of the same product, but nothing that a page keeps there is known here. */
const otherAddress = () => inject('productUrl').replace('localhost', '127.0.0.1');
let elsewhere: Frame | undefined;

test('a story may have its page at another address', async () => {
  const page = await browser.newPage({ baseURL: otherAddress() });
  elsewhere = page.mainFrame();
  await page.goto('/auth');
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

test('which is lent again for that address alone', async () => {
  const [here, there] = [await browser.newPage(), await browser.newPage({ baseURL: otherAddress() })];
  expect(here.mainFrame()).not.toBe(elsewhere);
  expect(there.mainFrame()).toBe(elsewhere);
});

import { beforeAll, expect, test } from 'vitest';
import { anAccount, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { cardOf, openLibrary, shownTitles } from './support/library.ts';
import { insertVideos } from './support/videos.ts';

const browser = useBrowser();
const count = 5_000;
let account: TestAccount;
beforeAll(async () => {
  account = await anAccount();
  const videos = Array.from({ length: count }, (_, index) => ({ title: `Take ${index + 1}`, views: index }));
  await inDatabase((db) => insertVideos(db, account.id, videos));
});

test('a library of 5,000 videos is searched, sorted and opened without delay', async () => {
  const { page } = await openLibrary(browser, { account });
  await page.getByText('12 of 5,000').waitFor();
  await page.getByRole('searchbox').fill('4321');
  await expect.poll(() => shownTitles(page)).toEqual(['Take 4321']);
  await page.goto('/projects?sort=popular');
  await cardOf(page, 'Take 5000').waitFor();
});

test('only cards near the viewport are rendered, and End reaches the last one', async () => {
  const { page } = await openLibrary(browser, { account });
  await page.getByRole('button', { name: 'Load More Videos' }).click();
  const list = page.getByRole('list', { name: 'Videos' });
  const drawn = () => list.getByRole('listitem').count();
  const loaded = () => list.getByRole('listitem').first().getAttribute('aria-setsize').then(Number);
  while ((await loaded()) < 600) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => drawn()).toBeLessThan(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await cardOf(page, 'Take 1')
    .getByRole('button', { name: /^Preview/ })
    .focus();
  await page.getByText('Loading videos...').waitFor({ state: 'hidden' });
  const last = await loaded();
  await page.keyboard.press('End');
  const focused = () => page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet));
  await expect.poll(focused).toBe(last);
  await expect.poll(loaded).toBeGreaterThan(last);
  await page.getByText('Loading videos...').waitFor({ state: 'hidden' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await focused(), 'what was loaded after it leaves it where it is').toBe(last);
  await expect.poll(drawn).toBeLessThan(60);
});

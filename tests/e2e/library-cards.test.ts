import { describe, expect, test } from 'vitest';
import { anAccount, grantPlan } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { cardOf, chooseInMenu, onceSaved, openLibrary, seeToast, shownTitles } from './support/library.ts';
import type { VideoWish } from './support/videos.ts';

const browser = useBrowser();
const title = 'Cold brew';
const brew: VideoWish = { title, description: 'The autumn push', views: 7 };
const failed: VideoWish = {
  title: 'Broken one',
  status: 'failed',
  failure: { stage: 'drawing', reason: 'Lips were 46 ms behind the sound.', next_step: 'Try it again.' },
};

/** Keeps what is opened instead of opening it. */
const keepWindows = () => {
  const opened: string[][] = [];
  Object.assign(window, { opened, open: (...args: string[]) => void opened.push(args) });
};
const windowsOf = (page: import('playwright-core').Page) =>
  page.evaluate(() => (window as unknown as { opened: string[][] }).opened);

describe('Download', () => {
  test("shows 'Failed to download video. Please try again.' after a failure and opens the address itself", async () => {
    const { page } = await openLibrary(browser, {
      videos: [{ ...brew, files: { video: 'nowhere/film.mp4' } }],
      prepare: (opened) => opened.addInitScript(keepWindows),
    });
    await chooseInMenu(page, title, 'Download');
    await seeToast(page, 'Download Started');
    await seeToast(page, 'Download Failed', 'Failed to download video. Please try again.');
    expect((await windowsOf(page))[0]?.[0]).toContain('/api/media/nowhere/film.mp4');
  });
});

test('the places to share a video at fit beside the menu of its card on a phone', async () => {
  const { page } = await openLibrary(browser, {
    videos: [brew],
    browserOptions: { viewport: { width: 360, height: 740 } },
  });
  await chooseInMenu(page, title, 'Share');
  const last = page.getByRole('menuitem', { name: 'More Options' });
  await last.getByText('addtoany.com').waitFor();
  const ends = await last.locator('span').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThan(360);
});

describe('Video Settings', () => {
  test("saves title and description with 'Settings Updated' / 'Video updated successfully' and offers Undo", async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await chooseInMenu(page, title, 'Settings');
    const dialog = page.getByRole('dialog', { name: 'Video Settings' });
    for (const name of ['Voice Configuration', 'Avatar Description', 'Background Setting', 'Script Content'])
      await dialog.getByText(name).waitFor();
    await dialog.getByText('Generation settings cannot be modified after creation.').waitFor();
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('The autumn push');
    await dialog.getByLabel('Video Title').fill('Colder brew');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const toast = await seeToast(page, 'Settings Updated', 'Video updated successfully');
    await cardOf(page, 'Colder brew').waitFor();
    const undo = toast.getByRole('button', { name: 'Undo' });
    await onceSaved(page, '**/api/videos/*', () => undo.click());
    await cardOf(page, title).waitFor();
    await page.reload();
    await cardOf(page, title).waitFor();
  });

  test('sets who can watch: a password set here is asked of visitors', async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await chooseInMenu(page, title, 'Settings');
    const dialog = page.getByRole('dialog', { name: 'Video Settings' });
    await dialog.getByLabel('Who can watch').click();
    await page.getByRole('option', { name: 'Anyone with the password' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Please enter a password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Settings Updated', 'Video updated successfully');
    await page.reload();
    await chooseInMenu(page, title, 'Settings');
    await dialog.getByLabel('Who can watch').filter({ hasText: 'Anyone with the password' }).waitFor();
    await dialog.getByLabel('Password (leave blank to keep current)').waitFor();
  });
});

describe('Delete', () => {
  test("asks first, shows 'Video Deleted' / 'Video deleted successfully', and restores with Undo", async () => {
    const { page } = await openLibrary(browser, { videos: [brew, failed] });
    await chooseInMenu(page, title, 'Delete');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(`Are you sure you want to delete "${title}"? It stays in the trash for 30 days.`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => shownTitles(page)).toEqual([title, 'Broken one']);
    await chooseInMenu(page, title, 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const toast = await seeToast(page, 'Video Deleted', 'Video deleted successfully');
    await expect.poll(() => shownTitles(page)).toEqual(['Broken one']);
    const undo = toast.getByRole('button', { name: 'Undo' });
    await onceSaved(page, '**/api/videos/*/restore', () => undo.click());
    await expect.poll(() => shownTitles(page)).toEqual([title, 'Broken one']);
    await page.reload();
    await expect.poll(() => shownTitles(page)).toEqual([title, 'Broken one']);
  });
});

describe('a failed video', () => {
  test("restarts in place with 'Video generation restarted'", async () => {
    const account = await anAccount();
    await grantPlan(account, 'UNLIMITED');
    const { page } = await openLibrary(browser, { account, videos: [failed] });
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/video-generation/retry/*'),
      cardOf(page, 'Broken one').getByRole('button', { name: 'Retry Generation' }).click(),
    ]);
    expect(answer.status()).toBe(200);
    await seeToast(page, 'Video generation restarted');
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sizes, useBrowser } from './support/browser.ts';
import { cardOf, chooseInMenu, onceSaved, openLibrary, seeToast, shownTitles } from './support/library.ts';
import { putMedia, type VideoWish } from './support/videos.ts';

const browser = useBrowser();
const takes: VideoWish[] = Array.from({ length: 8 }, (_, index) => ({ title: `Take ${index + 1}` }));

const select = (page: Page, title: string) => cardOf(page, title).getByRole('checkbox').check({ force: true });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected videos' });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

describe('several videos at once', () => {
  test('are deleted together and restored together', async () => {
    const { page } = await openLibrary(browser, { videos: takes });
    await select(page, 'Take 2');
    await select(page, 'Take 5');
    await toolbar(page).getByText('2 selected').waitFor();
    await toolbar(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete 2 videos? They stay in the trash for 30 days.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const toast = await seeToast(page, 'Videos Deleted', '2 videos are in the trash.');
    await expect.poll(() => shownTitles(page)).not.toContain('Take 5');
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownTitles(page)).toEqual(takes.map(({ title }) => title));
  });

  test('are downloaded as one zip file', async () => {
    const files = { video: await putMedia(inject('productDataFolder'), 'films/zipped.mp4', Buffer.from('a film')) };
    const { page } = await openLibrary(browser, { videos: takes.map((take) => ({ ...take, files })) });
    await select(page, 'Take 1');
    await toolbar(page).getByRole('button', { name: 'Select all' }).click();
    await toolbar(page).getByText('8 selected').waitFor();
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/videos/zip'),
      toolbar(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(answer.status()).toBe(200);
    await seeToast(page, 'Download Started', '8 videos as one zip');
  });

  test('are deselected with Escape', async () => {
    const { page } = await openLibrary(browser, { videos: takes });
    await select(page, 'Take 1');
    await toolbar(page).waitFor();
    await page.keyboard.press('Escape');
    await toolbar(page).waitFor({ state: 'detached' });
  });
});

describe('the trash', () => {
  test('can be opened on a phone even if the library is empty', async () => {
    const videos = [{ title: 'The last one', deletedAt: daysAgo(1) }];
    const { page } = await openLibrary(browser, { videos, browserOptions: { viewport: sizes.phone } });
    await page.getByRole('button', { name: 'Trash 1' }).click();
    await cardOf(page, 'The last one').waitFor();
  });

  const trashed: VideoWish[] = [
    { title: 'Kept' },
    { title: 'Old take', deletedAt: daysAgo(2.5) },
    { title: 'Older take', deletedAt: daysAgo(29.5) },
  ];

  test('says when each video will be deleted for good, and restores it', async () => {
    const { page } = await openLibrary(browser, { videos: trashed });
    await expect.poll(() => shownTitles(page)).toEqual(['Kept']);
    await page.getByRole('button', { name: 'Trash 2' }).click();
    await cardOf(page, 'Old take').getByText('28 days left').waitFor();
    await cardOf(page, 'Older take').getByText('1 day left').waitFor();
    await chooseInMenu(page, 'Old take', 'Restore');
    await seeToast(page, 'Video Restored');
    await expect.poll(() => shownTitles(page)).toEqual(['Older take']);
    await page.getByRole('button', { name: 'Back to the library' }).click();
    await expect.poll(() => shownTitles(page)).toEqual(['Kept', 'Old take']);
  });

  test('can be emptied after a confirmation', async () => {
    const { page } = await openLibrary(browser, { videos: trashed });
    await page.getByRole('button', { name: 'Trash 2' }).click();
    await select(page, 'Old take');
    await select(page, 'Older take');
    await toolbar(page).getByRole('button', { name: 'Delete forever' }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    await onceSaved(page, '**/api/videos/bulk', () => confirm.click());
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  });
});

describe('the keyboard', () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  test('moves through the grid with arrows, previews with Enter, renames with F2, selects with x and deletes with Delete', async () => {
    const { page } = await openLibrary(browser, { videos: takes });
    await cardOf(page, 'Take 1')
      .getByRole('button', { name: /^Preview/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toContain('Take 2,');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toContain('Take 8,');
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page)).toContain('Take 1,');

    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Take 1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Take 1' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toContain('Take 1,');

    await page.keyboard.press('F2');
    await page.getByLabel('New title of Take 1').fill('Best take');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Settings Updated', 'Video updated successfully');
    await expect.poll(() => focused(page)).toContain('Best take,');

    await page.keyboard.press('x');
    await toolbar(page).getByText('1 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await page.getByText('Are you sure you want to delete "Best take"? It stays in the trash for 30 days.').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => shownTitles(page)).not.toContain('Best take');
  });

  test('focuses the search with `/`', async () => {
    const { page } = await openLibrary(browser, { videos: takes });
    await cardOf(page, 'Take 1').waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('Search videos');
  });
});

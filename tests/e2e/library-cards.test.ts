import { describe, expect, test } from 'vitest';
import { anAccount, grantPlan } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { cardOf, chooseInMenu, openLibrary, refuse, seeToast, shownTitles } from './support/library.ts';
import type { VideoWish } from './support/videos.ts';

const browser = useBrowser();
const title = 'Cold brew';
const brew: VideoWish = { title, description: 'The autumn push', views: 7 };
const failed: VideoWish = {
  title: 'Broken one',
  status: 'failed',
  failure: { stage: 'drawing', reason: 'Lips were 46 ms behind the sound.', next_step: 'Try it again.' },
};
const down = { status: 500, message: 'Server error occurred. Please try again later.' };

/** Keeps what is opened instead of opening it. */
const keepWindows = () => {
  const opened: string[][] = [];
  Object.assign(window, { opened, open: (...args: string[]) => void opened.push(args) });
};
const windowsOf = (page: import('playwright-core').Page) =>
  page.evaluate(() => (window as unknown as { opened: string[][] }).opened);

describe('the menu of a card', () => {
  test('offers Preview, Download, Share, Settings and Delete; Retry Generation only for failed videos', async () => {
    const { page } = await openLibrary(browser, { videos: [brew, failed] });
    const itemsOf = async (name: string) => {
      await cardOf(page, name)
        .getByRole('button', { name: `Menu of ${name}` })
        .click();
      const items = (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.split('\n')[0]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      return items;
    };
    expect(await itemsOf(title)).toEqual(['Preview', 'Download', 'Share', 'Settings', 'Rename', 'Delete']);
    expect(await itemsOf('Broken one')).toContain('Retry Generation');
  });
});

describe('Share', () => {
  test.each([
    ['Facebook', 'https://www.facebook.com/'],
    ['WhatsApp', 'https://wa.me/'],
    ['Twitter', 'https://twitter.com/'],
    ['More Options', 'https://www.addtoany.com/'],
  ])("%s opens a 600x400 window with the link and 'Check out this video: {title}'", async (target, site) => {
    const { page } = await openLibrary(browser, {
      videos: [brew],
      prepare: (opened) => opened.addInitScript(keepWindows),
    });
    await chooseInMenu(page, title, 'Share', target);
    const [window] = await windowsOf(page);
    expect(window?.[0]).toMatch(new RegExp(`^${site}`));
    const carried = [...new URL(window?.[0] ?? '').searchParams.values()].join(' ');
    expect(carried).toContain(`Check out this video: ${title}`);
    expect(carried).toContain(`${new URL(page.url()).origin}/watch/video-`);
    expect(window?.[2]).toContain('width=600,height=400');
  });

  test("Copy Link: 'Link Copied'", async () => {
    const { page } = await openLibrary(browser, {
      videos: [brew],
      browserOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await chooseInMenu(page, title, 'Share', 'Copy Link');
    await seeToast(page, 'Link Copied', 'Video link copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/watch\/video-/);
  });
});

describe('Download', () => {
  test("without a video: 'Download Failed' / 'Video URL not available'", async () => {
    const { page } = await openLibrary(browser, { videos: [failed] });
    await chooseInMenu(page, 'Broken one', 'Download');
    await seeToast(page, 'Download Failed', 'Video URL not available');
  });

  test("on failure: 'Failed to download video. Please try again.', and the address itself is opened", async () => {
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

describe('Video Settings', () => {
  test("title and description can be changed: 'Settings Updated' / 'Video updated successfully', with a way back", async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await chooseInMenu(page, title, 'Settings');
    const dialog = page.getByRole('dialog', { name: 'Video Settings' });
    for (const name of ['Voice Configuration', 'Avatar Description', 'Background Setting', 'Script Content'])
      await dialog.getByText(name).waitFor();
    await dialog.getByText('Generation settings cannot be modified after creation.').waitFor();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('The autumn push');
    await dialog.getByLabel('Video Title').fill('Colder brew');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    const toast = await seeToast(page, 'Settings Updated', 'Video updated successfully');
    await cardOf(page, 'Colder brew').waitFor();
    await toast.getByRole('button', { name: 'Undo' }).click();
    await cardOf(page, title).waitFor();
    await page.reload();
    await cardOf(page, title).waitFor();
  });

  test('says who can watch: a password is asked for, and then asked of visitors', async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await chooseInMenu(page, title, 'Settings');
    const dialog = page.getByRole('dialog', { name: 'Video Settings' });
    await dialog.getByLabel('Who can watch').click();
    await page.getByRole('option', { name: 'Whoever knows a password' }).click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Please enter a password.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('open sesame');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await seeToast(page, 'Settings Updated', 'Video updated successfully');
    await page.reload();
    await chooseInMenu(page, title, 'Settings');
    await dialog.getByLabel('Who can watch').filter({ hasText: 'Whoever knows a password' }).waitFor();
    await dialog.getByLabel('Password (leave blank to keep current)').waitFor();
  });

  test('asks for a title, and Cancel changes nothing', async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await chooseInMenu(page, title, 'Settings');
    const dialog = page.getByRole('dialog', { name: 'Video Settings' });
    await dialog.getByLabel('Video Title').fill('  ');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText('Please enter a title.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await shownTitles(page)).toEqual([title]);
  });

  test("a refusal takes the change back: 'Failed to update video'", async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await refuse(page, '**/api/videos/*', down);
    await chooseInMenu(page, title, 'Rename');
    await page.getByLabel(`New title of ${title}`).fill('Colder brew');
    await page.keyboard.press('Enter');
    await seeToast(page, 'Failed to update video', down.message);
    expect(await shownTitles(page)).toEqual([title]);
  });
});

describe('Delete', () => {
  test("asks, then 'Video Deleted' / 'Video deleted successfully', and Undo brings it back", async () => {
    const { page } = await openLibrary(browser, { videos: [brew, failed] });
    await chooseInMenu(page, title, 'Delete');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await shownTitles(page)).toEqual([title, 'Broken one']);
    await chooseInMenu(page, title, 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const toast = await seeToast(page, 'Video Deleted', 'Video deleted successfully');
    expect(await shownTitles(page)).toEqual(['Broken one']);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownTitles(page)).toEqual([title, 'Broken one']);
    await page.reload();
    await expect.poll(() => shownTitles(page)).toEqual([title, 'Broken one']);
  });

  test("a refusal puts it back: 'Failed to delete video'", async () => {
    const { page } = await openLibrary(browser, { videos: [brew] });
    await refuse(page, '**/api/videos/*', down);
    await chooseInMenu(page, title, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await seeToast(page, 'Failed to delete video', down.message);
    expect(await shownTitles(page)).toEqual([title]);
  });
});

describe('a failed video', () => {
  test('says the reason, what is kept and what to do', async () => {
    const { page } = await openLibrary(browser, { videos: [failed] });
    const card = cardOf(page, 'Broken one');
    await card.getByText('Lips were 46 ms behind the sound.').waitFor();
    await card.getByText('Script, voice and scene are kept. Try it again.').waitFor();
  });

  test("Retry Generation in place: 'Video generation restarted'", async () => {
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

  test("a refusal: 'Failed to retry video'", async () => {
    const { page } = await openLibrary(browser, { videos: [failed] });
    await refuse(page, '**/api/video-generation/retry/*', down);
    await chooseInMenu(page, 'Broken one', 'Retry Generation');
    await seeToast(page, 'Failed to retry video', down.message);
    await cardOf(page, 'Broken one').getByText('Failed').waitFor();
  });
});

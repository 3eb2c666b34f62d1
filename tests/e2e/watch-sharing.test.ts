import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { seeToast } from './support/library.ts';
import { aSharedVideo, title, visit } from './support/watch.ts';

const browser = useBrowser();
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const linkTo = (slug: string) => `${inject('productUrl')}/watch/${slug}`;
const inClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What the page wanted to open, instead of opening it. */
async function catchWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = (...asked) => {
      document.documentElement.dataset.opened = JSON.stringify(asked);
      return null;
    };
  });
}
const opened = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(() => document.documentElement.dataset.opened);
  return JSON.parse((await page.evaluate(() => document.documentElement.dataset.opened)) ?? '[]');
};

const pages = {
  Facebook: 'https://www.facebook.com/',
  WhatsApp: 'https://wa.me/',
  Twitter: 'https://twitter.com/',
  'More Options': 'https://www.addtoany.com/',
};

describe('the share menu', () => {
  test.each(Object.entries(pages))('%s opens a 600 by 400 window with link and text', async (target, address) => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug, { prepare: catchWindows });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menuitem', { name: target, exact: true }).click();
    const [url = '', , features = ''] = await opened(page);
    expect(url.startsWith(address)).toBe(true);
    const asked = [...new URL(url).searchParams.values()].join(' ');
    expect(asked).toContain(linkTo(slug));
    expect(asked).toContain(`Check out this video: ${title}`);
    expect(features).toContain('width=600,height=400');
  });

  test("shows 'Link Copied', 'Video link copied to clipboard!' after Copy Link", async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug, { browserOptions: clipboard });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await seeToast(page, 'Link Copied', 'Video link copied to clipboard!');
    await expect.poll(() => inClipboard(page)).toBe(linkTo(slug));
  });
});

describe("the side card 'Share This Video'", () => {
  test('shows the link and copies it', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug, { browserOptions: clipboard });
    const link = page.getByRole('textbox', { name: 'Share link' });
    await expect.poll(() => link.inputValue()).toBe(linkTo(slug));
    expect(await link.getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await seeToast(page, 'Link Copied', 'Video link copied to clipboard!');
    await expect.poll(() => inClipboard(page)).toBe(linkTo(slug));
  });

  test('offers the embed code and a QR code', async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug, { browserOptions: clipboard });
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Embed code' }).click();
    await page.getByRole('button', { name: 'Copy code' }).click();
    await seeToast(page, 'Embed code copied');
    await expect
      .poll(() => inClipboard(page))
      .toContain(`<iframe src="${inject('productUrl')}/embed/${slug}" width="360"`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'QR code' }).click();
    const code = page.getByRole('img', { name: 'QR code of this page' });
    await expect.poll(() => code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });
});

describe('download', () => {
  const press = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();

  test("saves '{title}.mp4' and shows 'Download Started'", async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page)]);
    expect(download.suggestedFilename()).toBe(`${title}.mp4`);
    await seeToast(page, 'Download Started', `${title}.mp4`);
  });

  test("shows 'Download Failed' with 'Video URL not available' for an unavailable video", async () => {
    const { slug } = await aSharedVideo({ files: {} });
    const page = await visit(browser, slug);
    await page.getByText('Video not available', { exact: true }).waitFor();
    await press(page);
    await seeToast(page, 'Download Failed', 'Video URL not available');
  });

  test("shows 'Failed to download video. Please try again.' and opens the address itself", async () => {
    const { slug } = await aSharedVideo();
    const page = await visit(browser, slug, { prepare: catchWindows });
    await page.getByText(/^0:00 \/ 0:0\d$/).waitFor();
    await page.route('**/film.mp4*', (route) => route.fulfill({ status: 500 }));
    await press(page);
    await seeToast(page, 'Download Failed', 'Failed to download video. Please try again.');
    expect((await opened(page))[0]).toContain('film.mp4');
  });
});

describe('a report', () => {
  test('needs a reason, is kept for the administrators and is acknowledged', async () => {
    const { id, slug } = await aSharedVideo();
    const page = await visit(browser, slug);
    // It comes a moment later and moves what is below it, also from under a pressed mouse button.
    await page.getByRole('region', { name: 'Transcript' }).waitFor();
    await page.getByRole('button', { name: 'Report this video' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this video' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText('Please choose what is wrong.').waitFor();
    await dialog.getByRole('radio', { name: 'It shows a person who did not agree to it' }).check();
    await dialog.getByRole('textbox', { name: 'What should we know?' }).fill('That is me at 0:01');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await seeToast(page, 'Report sent', 'Thank you. Your report was saved for the moderators of this site.');
    await dialog.waitFor({ state: 'detached' });
    const { rows } = await inDatabase((db) =>
      db.query('select reason, details from moderation_reports where item_id = $1', [id]),
    );
    expect(rows).toEqual([{ reason: 'impersonation', details: 'That is me at 0:01' }]);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { cardOf, chooseInMenu, openLibrary, seeToast } from './support/library.ts';
import { changeVideo, type VideoWish } from './support/videos.ts';

const browser = useBrowser();
const title = 'In the making';
const inTheMaking: VideoWish = {
  title,
  status: 'processing',
  stage: 'drawing',
  progress: 0.25,
  framesDone: 100,
  framesTotal: 400,
};
const files = { video: 'live/film.mp4', poster: 'live/poster.webp' };

const change = (id: string | undefined, changes: Record<string, unknown>) =>
  inDatabase((db) => changeVideo(db, id ?? '', changes));

const toasts = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** What the toasts of a page say from here on, also those that have left. */
async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const note = (added: Node) => {
      if (!(added instanceof Element)) return;
      const toasts = added.matches('[data-sonner-toast]') ? [added] : added.querySelectorAll('[data-sonner-toast]');
      for (const toast of toasts) told.push(toast.textContent);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) note(added);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
}

/** And with a clock that the test can turn. */
async function withoutStream(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('**/api/video-generation/events', (route) => route.abort());
}

/** The wipe stands at the percentage the server has told. */
const wipe = (page: Page) => cardOf(page, title).getByRole('progressbar', { name: 'Filmed' });

describe('a video that is being made', () => {
  test('shows the real percentage, stage and frames, and follows the event stream', async () => {
    const stream = Promise.withResolvers<void>();
    const { page, ids } = await openLibrary(browser, {
      videos: [inTheMaking],
      prepare: async (opened) => {
        opened.on('response', (answer) => answer.url().endsWith('/video-generation/events') && stream.resolve());
        await opened.route('**/api/video-generation/status/*', (route) => route.abort());
      },
    });
    const card = cardOf(page, title);
    await card.getByText('25%').waitFor();
    await card.getByText('Drawing frames').waitFor();
    await card.getByText('100 of 400').waitFor();
    await expect.poll(() => wipe(page).getAttribute('aria-valuenow')).toBe('25');
    await stream.promise;
    await change(ids[0], { progress: 0.5, frames_done: 200 });
    await card.getByText('50%').waitFor();
    await expect.poll(() => wipe(page).getAttribute('aria-valuenow')).toBe('50');
  });

  test('is announced in the dashboard bar until it is finished', async () => {
    const { page, ids } = await openLibrary(browser, { videos: [inTheMaking], path: '/dashboard' });
    const onAir = page.getByRole('banner').getByText(/1 rendering/);
    await onAir.waitFor();
    await change(ids[0], { status: 'completed', files });
    await onAir.waitFor({ state: 'detached' });
  });

  test("is announced once with 'Video Ready!' and '{title} has been generated successfully.', and Preview opens it", async () => {
    const { page, ids } = await openLibrary(browser, { videos: [inTheMaking] });
    const told = await watchToasts(page);
    await cardOf(page, title).getByText('25%').waitFor();
    await change(ids[0], { status: 'completed', files });
    const toast = await seeToast(page, 'Video Ready!', `${title} has been generated successfully.`);
    await toast.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: title });
    await preview.waitFor();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await change(ids[0], { views: 3 });
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await cardOf(page, title).getByText('3 views').waitFor();
    expect((await told()).filter((text) => text.includes('Video Ready!'))).toHaveLength(1);
  });

  test("is announced with 'Generation Failed' and '{title}: {reason}' if it fails", async () => {
    const { page, ids } = await openLibrary(browser, { videos: [inTheMaking] });
    await cardOf(page, title).getByText('25%').waitFor();
    const failure = { stage: 'drawing', reason: 'The disk is full.', next_step: 'Try it again later.' };
    await change(ids[0], { status: 'failed', failure: JSON.stringify(failure) });
    await seeToast(page, 'Generation Failed', `${title}: The disk is full.`);
    await cardOf(page, title).getByRole('button', { name: 'Retry Generation' }).waitFor();
  });

  test("is announced with '{title}: Video generation failed' if there is no reason", async () => {
    const { page, ids } = await openLibrary(browser, { videos: [inTheMaking] });
    await cardOf(page, title).getByText('25%').waitFor();
    await change(ids[0], { status: 'failed' });
    await seeToast(page, 'Generation Failed', `${title}: Video generation failed`);
  });

  test('is polled every 10 seconds while the stream is down, and its end is announced once', async () => {
    const { page, ids } = await openLibrary(browser, { videos: [inTheMaking], prepare: withoutStream });
    await cardOf(page, title).getByText('25%').waitFor();
    await change(ids[0], { progress: 0.75, frames_done: 300 });
    await page.clock.fastForward(10_000);
    await cardOf(page, title).getByText('75%').waitFor();
    await change(ids[0], { status: 'completed', files });
    await page.clock.fastForward(10_000);
    await toasts(page, 'Video Ready!').first().waitFor();
    await expect.poll(() => toasts(page, 'Video Ready!').count()).toBe(1);
    await cardOf(page, title).getByText('Completed').waitFor();
  });

  test('can be cancelled, which stops the work on the server', async () => {
    const { page } = await openLibrary(browser, { videos: [inTheMaking] });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/cancel')),
      chooseInMenu(page, title, 'Cancel'),
    ]);
    expect(answer.status()).toBe(200);
    await cardOf(page, title).getByText('You cancelled this video.').waitFor();
    await page.reload();
    await cardOf(page, title).getByText('Cancelled', { exact: true }).waitFor();
  });
});

test('a queued video shows its position', async () => {
  const { page } = await openLibrary(browser, { videos: [{ title, status: 'pending' }] });
  await cardOf(page, title).getByText('in the queue').waitFor();
  await cardOf(page, title).getByText('Queued').waitFor();
});

import { draftContent } from '@herald/contract/draft';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sizes, useBrowser } from './support/browser.ts';
import { aFilm } from './support/film.ts';
import { cardOf, openLibrary, seeToast } from './support/library.ts';
import type { VideoWish } from './support/videos.ts';

const browser = useBrowser();
const title = 'Cold brew in four minutes';
let film: Awaited<ReturnType<typeof aFilm>>;
beforeAll(async () => {
  film = await aFilm();
});

const draft = draftContent.parse({
  voice: { ttsId: 'flite:slt:f-young', country: 'en', region: 'US' },
  avatar: { selectedAvatar: 'Emma' },
  background: { setting: 'modern' },
  script: { content: 'Four minutes, flat.' },
});

const finished = (): VideoWish => ({
  title,
  description: 'The autumn push',
  views: 1204,
  durationSec: 84,
  createdAt: new Date('2026-03-04T12:00:00Z'),
  files: film,
  draft,
});

async function openPreview(wish: VideoWish, viewport: { width: number; height: number } = sizes.desktop) {
  const library = await openLibrary(browser, { videos: [wish], browserOptions: { viewport } });
  await cardOf(library.page, wish.title ?? '')
    .getByRole('button', { name: /^Preview/ })
    .click();
  return { ...library, dialog: library.page.getByRole('dialog', { name: wish.title ?? '' }) };
}

const playerIn = (dialog: Locator) => ({
  repeat: () =>
    dialog.locator('video').evaluate((player: HTMLVideoElement) => {
      player.loop = true;
    }),
  isPaused: () => dialog.locator('video').evaluate((player: HTMLVideoElement) => player.paused),
  isMuted: () => dialog.locator('video').evaluate((player: HTMLVideoElement) => player.muted),
  atSec: () => dialog.locator('video').evaluate((player: HTMLVideoElement) => player.currentTime),
  cues: () => dialog.locator('video').evaluate((player: HTMLVideoElement) => player.textTracks[0]?.cues?.length ?? 0),
});

describe('the preview dialog', () => {
  test('shows title, status badge, description, created date, views, duration and a Generation Settings summary', async () => {
    const { dialog } = await openPreview(finished());
    for (const words of ['Completed', 'The autumn push', 'Mar 4, 2026', '1,204', '1:24', 'Generation Settings'])
      await dialog.getByText(words, { exact: true }).waitFor();
    for (const words of [/^\p{L}+, English \(US\)$/u, 'Emma', /^Modern Office/, 'Four minutes, flat.'])
      await dialog.getByText(words).waitFor();
    await dialog.getByRole('button', { name: 'Share Video' }).waitFor();
  });

  test('fills a phone, with what can be done at its lower edge', async () => {
    const { dialog } = await openPreview(finished(), sizes.phone);
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...sizes.phone });
    const bar = await dialog.getByRole('button', { name: 'Download Video' }).locator('..').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(sizes.phone.height, 0);
  });

  test('plays with sound at the click that opens it', async () => {
    const { dialog } = await openPreview(finished());
    const player = playerIn(dialog);
    await expect.poll(player.atSec).toBeGreaterThan(0);
    await expect.poll(() => player.isMuted()).toBe(false);
  });

  test('plays and pauses, mutes, shows the captions track, and switches to the GIF and back', async () => {
    const { dialog } = await openPreview(finished());
    const player = playerIn(dialog);
    await expect.poll(player.atSec).toBeGreaterThan(0);
    await expect.poll(player.isPaused).toBe(true);
    // It begins anew at its end, so that it is seen playing.
    await player.repeat();
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(player.isPaused).toBe(false);
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await expect.poll(() => player.isMuted()).toBe(true);
    await dialog.getByRole('button', { name: 'Unmute' }).waitFor();
    await dialog.getByRole('button', { name: 'Captions' }).click();
    await expect.poll(player.cues).toBeGreaterThan(0);

    await dialog.getByRole('button', { name: 'Show GIF' }).click();
    const gif = dialog.getByRole('img', { name: title });
    await expect.poll(() => gif.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: 'Show Video' }).click();
    await dialog.locator('video').waitFor();
  });

  test("saves '{title}.mp4' with Download Video and shows 'Download Started'", async () => {
    const { page, dialog } = await openPreview(finished());
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download Video' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${title}.mp4`);
    await seeToast(page, 'Download Started', `${title}.mp4`);
  });

  test('focuses Play or Pause, and Escape closes it and restores the focus to the card', async () => {
    const { page, dialog } = await openPreview(finished());
    await dialog.waitFor();
    await dialog.locator('button:is([aria-label=Play], [aria-label=Pause]):focus').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Preview ${title}, Completed`);
  });

  test.each<[string, VideoWish, string[]]>([
    ['pending', { status: 'pending' }, ['Video Queued', 'Your video is in the queue and will start generating soon']],
    ['processing', { status: 'processing' }, ['Generating Video...', 'Please wait while we create your video']],
    ['failed', { status: 'failed' }, ['Generation Failed', 'There was an error creating this video']],
  ])('a %s video has its placeholder and nothing to download', async (_, wish, words) => {
    const { dialog } = await openPreview({ title, ...wish });
    for (const text of words) await dialog.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Download Video' }).count()).toBe(0);
  });
});

test('resting the mouse on a card starts a silent preview, and leaving stops it', async () => {
  const { page } = await openLibrary(browser, {
    videos: [finished()],
    browserOptions: { reducedMotion: 'no-preference' },
  });
  const card = cardOf(page, title);
  await card.getByRole('button', { name: /^Preview/ }).hover();
  const preview = card.locator('video');
  await preview.waitFor({ state: 'attached' });
  await expect.poll(() => preview.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
  await expect.poll(() => preview.evaluate((player: HTMLVideoElement) => player.muted)).toBe(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await preview.waitFor({ state: 'detached' });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSound } from '@herald/film';
import { probeMedia, readPictures } from '@herald/film/testing';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { freshEmail } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { filmMs } from './support/make-video.ts';

const browser = useBrowser();
const title = 'Does your skin feel tight by lunchtime';

/** Presses what a person would, and counts. */
function countClicks() {
  let count = 0;
  return {
    press: async (button: Locator) => {
      await button.click();
      count += 1;
    },
    count: () => count,
  };
}

async function signUp(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await page.getByLabel('Full Name').fill('Dana Whitfield');
  await page.getByLabel('Email').fill(freshEmail());
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await page.getByText('Welcome, Dana Whitfield').waitFor();
}

/** Notes every percentage that is shown of the whole video, from now on. */
async function noteProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const noted = new Set<number>();
    Object.assign(window, { noted });
    const look = () => {
      const now = document.querySelector('[role="progressbar"][aria-label="Video"]')?.getAttribute('aria-valuenow');
      if (now) noted.add(Number(now));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { noted: Set<number> }).noted]);
}

/** For minutes, a dot that pulses has the page composed sixty times a second, without a graphics card. */
async function stopPulses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const calm = new CSSStyleSheet();
    calm.replaceSync('* { animation: none !important; }');
    document.adoptedStyleSheets.push(calm);
  });
}

/** The brightness of a picture's pixels: how far apart its darkest and brightest parts are. */
async function contrastsOf(path: string): Promise<number[]> {
  const contrasts: number[] = [];
  await readPictures({
    path,
    onPicture: ({ luma, lumaStride, width, height }) => {
      let [least, most] = [255, 0];
      for (let y = 0; y < height; y += 8) {
        for (let x = 0; x < width; x += 8) {
          const value = luma[y * lumaStride + x] ?? 0;
          least = Math.min(least, value);
          most = Math.max(most, value);
        }
      }
      contrasts.push(most - least);
    },
  });
  return contrasts;
}

async function expectRealFilm(page: Page): Promise<void> {
  const url = await page.locator('main video').first().getAttribute('src');
  const answer = await fetch(`${inject('productUrl')}${url}`);
  expect(answer.status).toBe(200);
  const path = join(inject('productDataFolder'), `first-film-${process.pid}.mp4`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  const film = await probeMedia(path);
  expect(film.video).toMatchObject({ codec: 'h264', width: 720, height: 1280, fps: 30 });
  expect(film.audio?.codec).toBe('aac');
  expect(film.durationSec).toBeGreaterThan(12);
  expect(film.durationSec).toBeLessThan(19);
  const contrasts = await contrastsOf(path);
  expect(contrasts.length).toBe(film.video?.frames);
  expect(Math.min(...contrasts)).toBeGreaterThan(60);
  const { pcm } = await loadSound(path);
  const loudest = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(loudest).toBeGreaterThan(0.1);
}

/** Beside the film; each fits on a phone. */
async function expectActions(page: Page): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Video', exact: true }).first().click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${title}.mp4`);
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share Video', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).waitFor();
}

test('somebody who signs up has a playing video of their own after three clicks', {
  timeout: 900_000,
}, async () => {
  const page = await browser.newPage({ drawsStage: true, reducedMotion: 'no-preference' });
  const { press, count } = countClicks();
  await signUp(page, press);
  const progress = await noteProgress(page);
  await press(page.getByRole('button', { name: 'Generate Video' }));
  await page.getByRole('heading', { name: 'Your first video is being made' }).waitFor();
  await stopPulses(page);
  await page.getByRole('heading', { name: 'Your first video is ready' }).waitFor({ timeout: filmMs });
  const player = page.locator('main video').first();
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5);
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.muted)).toBe(false);
  expect(count()).toBe(3);
  await player.evaluate((film: HTMLVideoElement) => film.pause());

  const percents = await progress();
  expect(percents.length).toBeGreaterThan(3);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  await expectRealFilm(page);
  await expectActions(page);
});

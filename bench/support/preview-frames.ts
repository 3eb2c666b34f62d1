/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page, type Worker } from 'playwright-core';
import { finishedDraft } from './finished-draft.ts';
import { CHROMIUM_FLAGS } from './first-load.ts';

/** Its second sentence is said over the clip. */
const SCRIPT =
  'Running a bakery means getting up at four. So we let a presenter do it, and this is what it looks like. [clip 1] ' +
  'We type what is fresh today, choose a voice, and post the clip before the doors open. Try it once.';
const CLIP = fileURLToPath(new URL('../../packages/film/fixtures/clips/plain.mp4', import.meta.url));
const LONGEST_MS = 120_000;

export interface PreviewFrames {
  what: string;
  framesPerSec: number;
}

/** Plays the preview of a draft without and with music and a clip, once to warm up, and counts what is drawn anew. */
export async function measurePreview(url: string, playSec: number): Promise<PreviewFrames[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((token) => localStorage.setItem('auth_token', token), await finishedDraft(url, SCRIPT));
    const page = await context.newPage();
    await page.goto('/create?step=3');
    const plain = { what: 'a drawn presenter', framesPerSec: await playAgain(page, playSec) };
    await addMusicAndClip(page);
    return [plain, { what: 'the same with music and a clip', framesPerSec: await playAgain(page, playSec) }];
  } finally {
    await browser.close();
  }
}

async function addMusicAndClip(page: Page): Promise<void> {
  const material = page.getByRole('region', { name: 'Pictures and clips' });
  await material.locator('input[type=file]').setInputFiles(CLIP);
  await material.getByRole('button', { name: /^Clip 1/ }).waitFor({ timeout: LONGEST_MS });
  const music = page.getByRole('region', { name: 'Music' });
  await music.getByRole('button', { name: /^Warm/ }).click();
  await material.getByText('Not shown').waitFor({ state: 'detached' });
}

/** Pictures per second of the second time: the first one bakes and prepares. */
async function playAgain(page: Page, playSec: number): Promise<number> {
  const counter = await countPaintings(page);
  await playFor(page, playSec);
  const before = await counter();
  const playedSec = await playFor(page, playSec);
  return ((await counter()) - before) / playedSec;
}

/** Plays from the start. */
async function playFor(page: Page, playSec: number): Promise<number> {
  const time = page.getByRole('slider', { name: 'Place in the preview' });
  await page.getByRole('button', { name: 'Play: the preview' }).click();
  await page.getByRole('button', { name: 'Pause: the preview' }).waitFor({ timeout: LONGEST_MS });
  const startedMs = performance.now();
  await wait(playSec * 1000);
  const playedSec = (performance.now() - startedMs) / 1000;
  await page.getByRole('button', { name: 'Pause: the preview' }).click();
  await time.press('Home');
  return playedSec;
}

/** Counts the turns in which the worker of the stage put pixels on its canvas. */
async function countPaintings(page: Page): Promise<() => Promise<number>> {
  const stage = await stageWorker(page);
  await stage.evaluate(() => {
    const turns = { painted: 0, isOpen: false };
    const kept = Reflect.get(self, 'turns') as typeof turns | undefined;
    if (kept) return;
    Object.assign(self, { turns });
    const { prototype } = OffscreenCanvasRenderingContext2D;
    const { putImageData } = prototype;
    prototype.putImageData = function putAndCount(...given: unknown[]) {
      if (!turns.isOpen) {
        turns.isOpen = true;
        turns.painted++;
        setTimeout(() => {
          turns.isOpen = false;
        });
      }
      Reflect.apply(putImageData, this, given);
    };
  });
  return () => stage.evaluate(() => (Reflect.get(self, 'turns') as { painted: number }).painted);
}

async function stageWorker(page: Page): Promise<Worker> {
  const found = () => page.workers().find((worker) => worker.url().includes('stage-worker'));
  const startedMs = performance.now();
  while (performance.now() - startedMs < LONGEST_MS) {
    const worker = found();
    if (worker) return worker;
    await wait(100);
  }
  throw new Error('The page has no stage.');
}

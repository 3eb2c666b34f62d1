import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SyncReport } from '@herald/film';
import { probeMedia } from '@herald/film/testing';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import type { TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { cardOf, seeToast } from './support/library.ts';
import { spokenWav } from './support/spoken-wav.ts';
import { callAs, draftOf, giveFile, openVoiceStep, seeSound, speak } from './support/voice-step.ts';
import { draftIsSaved } from './support/wizard.ts';

const browser = useBrowser();
const said = 'Two drops, that is it.';
/** For the film itself; everything else is quick. */
const filmMs = 100_000;

async function openSceneStep(page: Page, title: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect.poll(() => next.isEnabled()).toBe(true);
  await next.click();
  await page.getByLabel('Title').fill(title);
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await seeToast(page, 'Video Generation Started!');
  await page.getByText(/Taking you to your library in \d s/).waitFor();
  await page.waitForURL('**/projects');
}

interface ShownVideo {
  id: string;
  title: string;
  status: string;
  download_url: string | null;
}

const videosOf = async (account: TestAccount) => (await callAs<{ data: ShownVideo[] }>(account, '/videos')).data;

async function expectFilm(account: TestAccount, title: string): Promise<void> {
  const video = (await videosOf(account)).find((each) => each.title === title);
  const answer = await fetch(`${inject('productUrl')}${video?.download_url}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(answer.status).toBe(200);
  const path = join(inject('productDataFolder'), `${video?.id}.mp4`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  const film = await probeMedia(path);
  expect(film.video).toMatchObject({ codec: 'h264', width: 720, height: 1280, fps: 30 });
  expect(film.audio?.codec).toBe('aac');
  expect(film.durationSec).toBeGreaterThan(1);
  expect(film.durationSec).toBeLessThan(5);
  await expectInSync(video?.id ?? '');
}

/** What was measured on the finished film lies beside it. */
async function expectInSync(videoId: string): Promise<void> {
  const { rows } = await inDatabase((db) => db.query('select files from videos where id = $1', [videoId]));
  const path = join(inject('productDataFolder'), 'media', 'objects', rows[0]?.files.report);
  const report = JSON.parse(await readFile(path, 'utf8')) as { sync?: SyncReport } & SyncReport;
  const { mouth } = report.sync ?? report;
  expect(Math.abs(mouth?.offsetMs ?? 999)).toBeLessThanOrEqual(20);
}

describe('a video', () => {
  test('is made from script, voice and scene, with lips and sound in sync', {
    timeout: 180_000,
  }, async () => {
    const { page, account } = await openVoiceStep(browser);
    await speak(page, said);
    await openSceneStep(page, 'Two drops');
    await page.getByText('videos this month').waitFor();
    await page.locator('canvas[data-drawn]').first().waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await generate(page);
    const card = cardOf(page, 'Two drops');
    await card.getByText('Completed').waitFor({ timeout: filmMs });
    await expectFilm(account, 'Two drops');
    expect((await draftOf(account)).content.voice.audioId).toBeNull();
  });

  test('is previewed only on request if the user turned the preview off', async () => {
    const { page, account } = await openVoiceStep(browser);
    const wishes = await callAs<object>(account, '/user/settings/preferences');
    await callAs(account, '/user/settings/preferences', 'PUT', { ...wishes, showPreviewBeforeGenerate: false });
    await page.reload();
    await page.getByRole('button', { name: 'Play preview' }).waitFor();
    expect(await page.getByRole('img', { name: 'Preview of the video' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Play preview' }).click();
    await page.getByRole('img', { name: 'Preview of the video' }).waitFor();
  });

  test('can be made from uploaded audio', { timeout: 180_000 }, async () => {
    const { page, account } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: 'Upload audio' }).click();
    await giveFile(page, 'talk.wav', 'audio/wav', await spokenWav(said));
    await seeSound(page);
    await openSceneStep(page, 'In my own voice');
    await generate(page);
    await cardOf(page, 'In my own voice').getByText('Completed').waitFor({ timeout: filmMs });
    await expectFilm(account, 'In my own voice');
  });

  test('is ordered once, even if the response to the first click was lost', async () => {
    const { page, account } = await openVoiceStep(browser);
    await speak(page, said);
    await openSceneStep(page, 'Only once');
    await page.route('**/api/video-generation/start', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await seeToast(page, 'Generation Failed');
    await page.unroute('**/api/video-generation/start');
    await generate(page);
    expect((await videosOf(account)).filter(({ title }) => title === 'Only once')).toHaveLength(1);
  });

  test('says why it cannot be started and loses nothing of the draft', async () => {
    const { page, account } = await openVoiceStep(browser);
    await speak(page, said);
    await openSceneStep(page, 'Without its sound');
    await draftIsSaved(page);
    const { audioId } = (await draftOf(account)).content.voice;
    await callAs(account, `/audio/${audioId}`, 'DELETE');
    await page.route('**/api/video-generation/start', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await seeToast(page, 'Generation Failed', 'An error occurred during video generation.');
    await page.unroute('**/api/video-generation/start');
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await seeToast(page, 'Generation Failed', 'This audio is not available any more.');
    expect(await page.getByLabel('Title').inputValue()).toBe('Without its sound');
    await page.getByRole('button', { name: 'Generate Video' }).waitFor();
  });

  test('can be cancelled from the wizard, which keeps the draft', async () => {
    const { page, account } = await openVoiceStep(browser);
    await speak(page, said);
    await openSceneStep(page, 'Not this one');
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await seeToast(page, 'Video Cancelled');
    expect(await page.getByLabel('Title').inputValue()).toBe('Not this one');
    expect((await videosOf(account))[0]?.status).toBe('cancelled');
  });
});

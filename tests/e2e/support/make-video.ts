import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SyncReport } from '@herald/film';
import { probeMedia, readPictures } from '@herald/film/testing';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { TestAccount } from './accounts.ts';
import { inDatabase } from './database.ts';
import { seeToast } from './library.ts';
import { callAs } from './voice-step.ts';

/**
 * For a film itself, which is drawn at low priority, gets what other suites leave and may wait for the film of another
 * story; everything else is quick.
 */
export const filmMs = 800_000;

export async function openSceneStep(page: Page, title: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect.poll(() => next.isEnabled()).toBe(true);
  await next.click();
  await page.getByLabel('Title').fill(title);
}

export async function generate(page: Page): Promise<void> {
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
  performer: string | null;
}

export const videosOf = async (account: TestAccount) => (await callAs<{ data: ShownVideo[] }>(account, '/videos')).data;

/** The file a customer downloads: its kind, size and length, and that lips and sound agree. */
export async function expectFilm(account: TestAccount, title: string): Promise<void> {
  await expectInSync(await expectPlays(account, title));
}

/** The finished film is one that players play. Returns the id of its video. */
export async function expectPlays(account: TestAccount, title: string): Promise<string> {
  const video = (await videosOf(account)).find((each) => each.title === title);
  const film = await probeMedia(await downloadOf(account, video?.download_url ?? null));
  expect(film.video).toMatchObject({ codec: 'h264', width: 720, height: 1280, fps: 30 });
  expect(film.audio?.codec).toBe('aac');
  expect(film.durationSec).toBeGreaterThan(1);
  expect(film.durationSec).toBeLessThan(8);
  return video?.id ?? '';
}

/** What is in a file that a customer downloads. */
export const probeDownload = async (account: TestAccount, downloadUrl: string | null) =>
  probeMedia(await downloadOf(account, downloadUrl));

/** How blue the last picture of a film is on average: 128 is gray, 255 as blue as can be. */
export async function bluenessOfEnd(account: TestAccount, title: string): Promise<number> {
  const video = (await videosOf(account)).find((each) => each.title === title);
  let last = 0;
  await readPictures({
    path: await downloadOf(account, video?.download_url ?? null),
    onPicture: ({ blue }) => {
      last = blue.reduce((sum, value) => sum + value, 0) / blue.length;
    },
  });
  return last;
}

async function downloadOf(account: TestAccount, downloadUrl: string | null): Promise<string> {
  const answer = await fetch(`${inject('productUrl')}${downloadUrl}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(answer.status).toBe(200);
  const path = join(inject('productDataFolder'), `${crypto.randomUUID()}.mp4`);
  await writeFile(path, Buffer.from(await answer.arrayBuffer()));
  return path;
}

/** What was measured on the finished film lies beside it. */
async function expectInSync(videoId: string): Promise<void> {
  const { rows } = await inDatabase((db) => db.query('select files from videos where id = $1', [videoId]));
  const path = join(inject('productDataFolder'), 'media', 'objects', rows[0]?.files.report);
  const report = JSON.parse(await readFile(path, 'utf8')) as { sync?: SyncReport } & SyncReport;
  const { mouth } = report.sync ?? report;
  expect(Math.abs(mouth?.offsetMs ?? 999)).toBeLessThanOrEqual(20);
}

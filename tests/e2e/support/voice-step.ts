import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { anAccount, signedIn, type TestAccount } from './accounts.ts';
import type { TestBrowser } from './browser.ts';

/** Calls the API as the account, like the screens. */
export async function callAs<Data>(account: TestAccount, path: string, method = 'GET', body?: object): Promise<Data> {
  const response = await fetch(`${inject('productUrl')}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${account.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { message?: string; data: Data };
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`);
  return answer.data;
}

interface SavedDraft {
  version: number;
  content: { step: number; avatar: object; voice: { audioId: string | null } };
}

export const draftOf = (account: TestAccount) => callAs<SavedDraft>(account, '/draft');

/** Opens the second step, with an avatar of the library chosen in the first one. */
export async function openVoiceStep(browser: TestBrowser, options: Parameters<TestBrowser['newPage']>[0] = {}) {
  const account = await anAccount();
  const { version, content } = await draftOf(account);
  const avatar = { ...content.avatar, avatarType: 'library', selectedAvatar: 'Priya', selectedAvatarId: 'priya' };
  await callAs(account, '/draft', 'PUT', { version, content: { ...content, step: 2, avatar } });
  const page = await browser.newPage({ ...options, localStorage: signedIn(account) });
  await page.goto('/create?step=2');
  await page.getByRole('heading', { name: 'Choose Your Audio' }).waitFor();
  return { page, account };
}

/** Waits for generated audio, with time for a busy machine. */
export const seeSound = (page: Page) => page.getByRole('region', { name: 'Your audio' }).waitFor();

export async function speak(page: Page, script: string, voice = /Ava/): Promise<void> {
  await page.getByLabel('Script', { exact: true }).fill(script);
  await page.getByRole('radio', { name: voice }).waitFor();
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await seeSound(page);
}

/** Chooses a file in the screen's file dialog. */
export const giveFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { TestAccount } from './accounts.ts';

const fileAt = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A computer render of a person who does not exist. */
export const portraitFile = fileAt('packages/stage/fixtures/portraits/eu_f28.jpg');
/** Any picture works as a product picture. */
export const productFile = fileAt('apps/web/public/film/priya.webp');

/** Two short clips, one as phones and one as browsers write them. */
export const clipFiles = ['plain.mp4', 'vp9.webm'].map((name) => fileAt(`packages/film/fixtures/clips/${name}`));

export async function openWizard(page: Page): Promise<void> {
  await page.goto('/create');
  await page.getByRole('tab', { name: 'Create Custom' }).waitFor();
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const description = (page: Page) => page.getByLabel('Description');

export async function draftIsSaved(page: Page): Promise<void> {
  await page.getByText('Draft saved').waitFor();
}

/** Fills in the form of a custom avatar. */
export async function describeAvatar(page: Page, words: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(productFile);
  await description(page).fill(words);
  await page.getByRole('radio', { name: 'Female' }).click();
  await page.getByLabel('Age range').click();
  await page.getByRole('option', { name: 'Adult (30-39)' }).click();
  await page.getByRole('radio', { name: 'Caucasian' }).click();
  await page.getByRole('img', { name: 'The product' }).waitFor();
  await page.getByText('Uploading...').waitFor({ state: 'detached' });
}

interface SavedContent {
  avatar: Record<string, unknown>;
  background: Record<string, unknown>;
  step: number;
}

/** Returns the draft as the server has it. */
export async function draftOf(account: TestAccount): Promise<SavedContent> {
  const response = await fetch(`${inject('productUrl')}/api/draft`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const { data } = (await response.json()) as { data: { content: SavedContent } };
  return data.content;
}

/** The natural width of a picture, 0 until it is loaded. */
export const widthOf = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth);

import { SUGGESTED_MODELS } from '@herald/media/service-wires';
import {
  openA2eDouble,
  openGoogleDouble,
  openHeyGenDouble,
  openOpenaiImagesDouble,
  type PictureDouble,
  type SpeechDouble,
  type StudioDouble,
} from '@herald/providers/testing';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

const ALL_READY = 'All API keys are configured and ready to use!';
const keyOf = (service: string) => `sk-secret-of-${service}-k9Qa`;

let heygen: StudioDouble;
let a2e: StudioDouble;
let google: SpeechDouble;
let openai: PictureDouble;

const browser = useBrowser();
const product = useOwnProduct(async () => {
  [heygen, a2e, google, openai] = await Promise.all([
    openHeyGenDouble(),
    openA2eDouble(),
    openGoogleDouble(),
    openOpenaiImagesDouble(),
  ]);
  for (const [name, { manner }] of Object.entries({ heygen, a2e, google, openai })) manner.key = keyOf(name);
  // The model that speaks for accounts, with the day its maker named.
  openai.manner.models = [
    { id: 'gpt-4o-mini-tts', shutdown_date: '2037-01-06' },
    { id: SUGGESTED_MODELS.openaiImages, shutdown_date: null },
  ];
  return {
    HEYGEN_BASE_URL: heygen.baseUrl,
    A2E_BASE_URL: a2e.baseUrl,
    GOOGLE_TTS_BASE_URL: google.baseUrl,
    OPENAI_BASE_URL: openai.baseUrl,
  };
});
afterAll(async () => {
  for (const double of [heygen, a2e, google, openai]) await double?.close();
});

async function openSetup(): Promise<Page> {
  const person = { name: 'Dana Whitfield', email: `dana${Date.now()}@herald.test`, password: 'correct horse battery' };
  const { token } = await product.call<{ token: string }>('POST', '/auth/register', person);
  const page = await browser.newPage({ baseURL: product.url, localStorage: { auth_token: token } });
  await page.goto('/api-setup');
  await page.getByRole('heading', { name: 'API keys' }).waitFor();
  return page;
}

/** Every answer of the API from now on. */
function noteAnswers(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(answers)).join();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save API Configuration' }).click();
const attempt = (page: Page, title: string) => page.getByRole('button', { name: `Try ${title}` }).click();
const standings = (page: Page, text: RegExp | string) => page.getByRole('form').getByText(text);

test('an owner sets keys, tries them, caps one and removes one, and no answer holds a key', async () => {
  const page = await openSetup();
  const answers = noteAnswers(page);
  await page.getByText('Keys are kept encrypted on the server, never in this browser.').waitFor();
  await page.getByLabel(/^HeyGen/).fill('wrong-key-of-somebody');
  await save(page);
  await page.getByText('Not tried yet').waitFor();
  await attempt(page, 'HeyGen');
  await page.getByText('Invalid API key. Please check your API configuration.').waitFor();

  await page.getByLabel(/^HeyGen/).fill(keyOf('heygen'));
  await page.getByLabel(/^Google TTS/).fill(keyOf('google'));
  await page.getByLabel(/^OpenAI/).fill(keyOf('openai'));
  await page.getByLabel(/^A2E/).fill(keyOf('a2e'));
  await save(page);
  await expect.poll(() => standings(page, 'Not tried yet').count()).toBe(4);
  await page.getByPlaceholder('•••• k9Qa, paste to replace').first().waitFor();
  await page.getByText(ALL_READY).waitFor();
  for (const title of ['HeyGen', 'Google TTS', 'OpenAI']) await attempt(page, title);
  await expect.poll(() => standings(page, /^Answered in \d+ ms\./).count()).toBe(3);
  await page.getByText(ALL_READY).waitFor();
  await page.getByText(/123 credits left/).waitFor();
  await page.getByText(/^gpt-4o-mini-tts ends on January 6, 2037/).waitFor();
  await attempt(page, 'A2E');
  await expect.poll(() => standings(page, /^Answered in \d+ ms\./).count()).toBe(4);

  await page.getByRole('button', { name: 'Monthly cap for HeyGen' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Monthly cap/)
    .fill('5');
  await page
    .getByRole('dialog')
    .getByLabel(/^Price for a second of speech/)
    .fill('0.01');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('of $5.00 this month').waitFor();
  await expectAccessibleInLooks(page);

  await page.reload();
  await page.getByText(ALL_READY).waitFor();
  await page.getByRole('button', { name: 'Remove the key for OpenAI' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Not set up').waitFor();
  await expect.poll(() => page.getByText(ALL_READY).count()).toBe(0);
  expect(await answers()).not.toContain('sk-secret');
  expect(await page.content()).not.toContain('sk-secret');
});

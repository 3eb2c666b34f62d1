import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceList } from '@herald/contract/endpoints/admin-services';
import { probeMedia } from '@herald/film/testing';
import {
  aTalkingPicture,
  type FilmDouble,
  openAzureDouble,
  openFaceStudioDouble,
  openHeyGenDouble,
  openOpenaiImagesDouble,
  openVideosDouble,
  type PictureDouble,
  pictureManner,
  type SpeechDouble,
  type StudioDouble,
  usualFilmManner,
} from '@herald/providers/testing';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { useBrowser } from './support/browser.ts';
import { cardOf } from './support/library.ts';
import { filmMs, generate, openSceneStep } from './support/make-video.ts';
import { useOwnProduct } from './support/own-product.ts';
import { filmToPosted } from './support/service-film.ts';
import { speak } from './support/voice-step.ts';
import { describeAvatar, next, openWizard, tab } from './support/wizard.ts';

const MADE_UP = /This face is made up\. It shows no real person/;
const said = 'Two drops.';
const drawingMs = 240_000;
/** The price of Azure that the administrator enters, in dollars for a million characters. */
const AZURE_PRICE = 15;

let openai: PictureDouble;
let studio: PictureDouble;
let heygen: StudioDouble;
let azure: SpeechDouble;
let gpu: FilmDouble;

const browser = useBrowser();
const product = useOwnProduct(async () => {
  [openai, studio, heygen, azure, gpu] = await Promise.all([
    openOpenaiImagesDouble(),
    openFaceStudioDouble(),
    openHeyGenDouble(),
    openAzureDouble(),
    openVideosDouble(),
  ]);
  Object.assign(gpu.manner, usualFilmManner());
  heygen.manner.picture = await aTalkingPicture();
  return {
    ...{ OPENAI_BASE_URL: openai.baseUrl, OPENAI_API_KEY: 'sk-o', OPENAI_IMAGE_MODEL: 'gpt-image-2.5-sunburst' },
    ...{ FACESTUDIO_BASE_URL: studio.baseUrl, HEYGEN_BASE_URL: heygen.baseUrl, HEYGEN_API_KEY: 'sk-h' },
    ...{
      HERALD_AZURE_SPEECH_URL: azure.baseUrl,
      HERALD_AZURE_SPEECH_KEY: 'sk-a',
      HERALD_FILM_URL: gpu.baseUrl,
      HERALD_FILM_WIRE: 'videos',
    },
  };
});
beforeAll(async () => {
  const { auth_token: token } = await product.administrator();
  const terms = { price_micros: AZURE_PRICE * 1_000_000, month_cap_micros: null, account_cap_micros: null };
  const { services } = await product.call<ServiceList>('GET', '/admin/services', undefined, token);
  const service = services.find(({ wire }) => wire === 'azure');
  await product.call('PUT', `/admin/services/${service?.id}/terms`, { ...terms, base_version: 1 }, token);
});
afterEach(() => {
  openai.manner = pictureManner();
  studio.manner = pictureManner();
});
afterAll(async () => {
  for (const double of [openai, studio, heygen, azure, gpu]) await double?.close();
});

let people = 0;

async function wizardOfSomebody(): Promise<{ page: Page; token: string }> {
  people += 1;
  const person = { name: 'Dana Whitfield', email: `dana${people}@herald.test`, password: 'correct horse battery' };
  const { token } = await product.call<{ token: string }>('POST', '/auth/register', person);
  const page = await browser.newPage({ baseURL: product.url, localStorage: { auth_token: token } });
  await openWizard(page);
  return { page, token };
}

async function chooseOfLibrary(page: Page, name: string): Promise<void> {
  await tab(page, 'AI Influencer Library').click();
  await page.getByRole('radio', { name }).click();
  await page.getByText(`${name} is on the stage`).waitFor();
}

async function openVoice(page: Page): Promise<void> {
  await expect.poll(() => next(page).isEnabled()).toBe(true);
  await next(page).click();
  await page.getByRole('heading', { name: 'Choose Your Audio' }).waitFor();
}

async function openDetails(page: Page, title: string) {
  await cardOf(page, title).getByText('Completed').waitFor({ timeout: filmMs });
  await cardOf(page, title)
    .getByRole('button', { name: /^Preview/ })
    .click();
  return page.getByRole('dialog', { name: title });
}

describe('a person drawn by a service', () => {
  test('comes from OpenAI with the product, and from Herald where OpenAI fails, which says so', async () => {
    const { page } = await wizardOfSomebody();
    await page.getByText(/OpenAI Images gets your description, and may charge/).waitFor();
    await page.getByText(MADE_UP).waitFor();
    await describeAvatar(page, 'A man in a navy suit');
    await page.getByText(/OpenAI Images gets your description and the product image/).waitFor();
    await page.getByRole('button', { name: 'Generate avatar' }).click();
    await page.getByText('Avatar generated successfully!').first().waitFor({ timeout: drawingMs });
    await page.getByText('Drawn by OpenAI Images.').waitFor();
    expect(openai.asked).toMatchObject([
      { path: '/v1/images/edits', fields: { image: expect.stringMatching(/^image\//) } },
    ]);

    openai.manner.fault = (response) => response.writeHead(500).end('{"error":{"message":"Out of paint"}}');
    await page.getByRole('button', { name: 'Re-roll' }).click();
    await page.getByText('Herald drew this one instead. OpenAI Images said: Out of paint').waitFor({
      timeout: drawingMs,
    });
    await tab(page, 'AI Influencer Library').click();
    await page.reload();
    await page
      .getByRole('radio', { name: /navy suit/i })
      .nth(1)
      .click();
    await page.getByText(/was drawn by OpenAI Images\. This face is made up\./).waitFor();
  });

  test('comes from Face Studio, and from Herald where that fails, which says so', async () => {
    const { page } = await wizardOfSomebody();
    await tab(page, 'Face Studio').click();
    await page.getByText(/Face Studio gets the options below/).waitFor();
    await page.getByText(MADE_UP).waitFor();
    await page.getByRole('button', { name: 'Generate preview' }).first().click();
    await page.getByRole('button', { name: 'Use This Avatar' }).first().click({ timeout: drawingMs });
    await page.getByText('In use').first().waitFor();

    studio.manner.fault = (response) => response.writeHead(503).end('');
    await page.getByRole('button', { name: 'Another one' }).first().click();
    await page.getByText(/^Herald drew this face instead\. Face Studio/).waitFor({ timeout: drawingMs });
  });
});

describe('a film', { timeout: 900_000 }, () => {
  test('with a person of HeyGen is filmed there and played here', async () => {
    heygen.manner.statuses = ['processing'];
    const { page, token } = await wizardOfSomebody();
    const seen = async () => {
      const avatars = await product.call<{ origin: string }[]>('GET', '/a2e/avatars', undefined, token);
      return avatars.some(({ origin }) => origin === 'HeyGen');
    };
    await until(seen, { what: 'The people of HeyGen' });
    await page.reload();
    await tab(page, 'AI Influencer Library').click();
    await page.getByLabel('Search avatars').fill('Maya in grey');
    await page.getByRole('radio', { name: 'Maya in grey' }).getByText('HeyGen').waitFor();
    await page.getByRole('radio', { name: 'Maya in grey' }).click();
    await openVoice(page);
    await speak(page, said, /^Ava Young/);
    await openSceneStep(page, 'Filmed elsewhere');
    await page.getByText('HeyGen films Maya in grey.', { exact: true }).waitFor();
    await page.getByText(/About \$\d+\.\d+ by HeyGen/).waitFor();
    const ordered = heygen.memory.films.length;
    await generate(page);
    await until(async () => heygen.memory.films.length > ordered, { what: 'The order at HeyGen' });
    heygen.manner.film = await filmToPosted([...heygen.memory.sent.values()].at(-1) ?? Buffer.alloc(0));
    heygen.manner.statuses = ['completed'];

    const dialog = await openDetails(page, 'Filmed elsewhere');
    await dialog.getByText('HeyGen', { exact: true }).waitFor();
    await dialog.getByText(/^\$\d+\.\d+ by HeyGen for the film$/).waitFor();
    const film = dialog.locator('video');
    await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.videoWidth)).toBe(720);
    await film.evaluate((player: HTMLVideoElement) => player.play());
    await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.5);
    const library = await product.call<{ data: { download_url: string }[] }>('GET', '/videos', undefined, token);
    const file = await fetch(`${product.url}${library.data[0]?.download_url}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const path = join(product.dataFolder, 'filmed-elsewhere.mp4');
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
    const { video, audio, durationSec } = await probeMedia(path);
    expect(video).toMatchObject({ codec: 'h264', width: 720, height: 1280, fps: 30 });
    expect(audio?.codec).toBe('aac');
    expect(durationSec).toBeGreaterThan(1);
  });

  test('in a style of Azure tells its cost before and after, and why Herald filmed it', async () => {
    gpu.manner.failure = 'Out of memory';
    const { page } = await wizardOfSomebody();
    await chooseOfLibrary(page, 'Priya');
    await openVoice(page);
    await page.getByLabel('Script', { exact: true }).fill(said);
    await page.getByRole('radio', { name: /^Ava Azure Speech/ }).check({ force: true });
    await page.getByLabel('Style').click();
    await page.getByRole('option', { name: 'Cheerful' }).click();
    await page.getByText('About $0.00015 by Azure Speech').waitFor();
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    await page.getByRole('region', { name: 'Your audio' }).waitFor({ timeout: drawingMs });
    expect(azure.asked.at(-1)?.body.style).toBe('cheerful');

    await openSceneStep(page, 'Filmed at home');
    await page.getByText(/No new cost by Azure Speech, the audio is there already/).waitFor();
    await page.getByRole('combobox', { name: 'Filmed by' }).click();
    await page.getByRole('option', { name: /OpenAI-compatible videos/ }).click();
    await page.getByRole('switch', { name: 'Film with Herald if it fails' }).check({ force: true });
    await generate(page);
    const dialog = await openDetails(page, 'Filmed at home');
    await dialog.getByText(/^Herald, because the service you chose could not: .*Out of memory/).waitFor();
    await dialog.getByText('$0.00015 by Azure Speech for the audio').waitFor();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SUGGESTED_MODELS } from '@herald/media/service-wires';
import {
  openA2eDouble,
  openGoogleDouble,
  openHeyGenDouble,
  openOpenaiImagesDouble,
  openSpeechServerDouble,
  type SpeechServerDouble,
} from '@herald/providers/testing';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type PackSourceServer, startPackSource } from '../../packages/providers/src/testing/pack-source-server.ts';
import { writeTinyPiper } from '../../packages/speech/src/testing/tiny-piper.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { expectAccessible, expectAccessibleInLooks } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

const KEY = 'sk-secret-of-the-installation-k9Qa';
const ALL_READY = 'All API keys are configured and ready to use!';
const keyOf = (service: string) => `sk-secret-of-${service}-k9Qa`;

let mailServer: MailServer;
let speechServer: SpeechServerDouble;
let packSource: PackSourceServer;
let hosted: Awaited<ReturnType<typeof openHosted>>;
const browser = useBrowser();
/**
 * One for all that would disturb the other stories: mail that is refused, maintenance, a closed registration, services and
 * voices that come and go. Another one would cost more than a story does.
 */
const product = useOwnProduct(async () => {
  [mailServer, speechServer, packSource, hosted] = await Promise.all([
    startMailServer('refuses'),
    openSpeechServerDouble(),
    startPackSource(),
    openHosted(),
  ]);
  speechServer.manner.key = KEY;
  return {
    SMTP_URL: mailServer.url,
    HERALD_INSIDE_SERVICES: new URL(speechServer.baseUrl).host,
    HERALD_VOICES_URL: packSource.url,
    HEYGEN_BASE_URL: hosted.heygen.baseUrl,
    A2E_BASE_URL: hosted.a2e.baseUrl,
    GOOGLE_TTS_BASE_URL: hosted.google.baseUrl,
    OPENAI_BASE_URL: hosted.openai.baseUrl,
  };
});
afterAll(async () => {
  await mailServer?.stop();
  for (const double of [speechServer, packSource, ...Object.values(hosted ?? {})]) await double?.close();
});

/** Services that take the keys of accounts. */
async function openHosted() {
  const [heygen, a2e, google, openai] = await Promise.all([
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
  return { heygen, a2e, google, openai };
}

async function openOffice(query: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: product.url, localStorage: await product.administrator() });
  await page.goto(`/dashboard?tab=settings${query}`);
  return page;
}

async function aPerson(email: string): Promise<{ auth_token: string }> {
  const person = { name: 'Dana Whitfield', email, password: 'correct horse battery' };
  return { auth_token: (await product.call<{ token: string }>('POST', '/auth/register', person)).token };
}

/** The second step of the wizard, as somebody who just signed up and speaks this language. */
async function openVoiceStep(email: string, language: object = {}) {
  const { auth_token: token } = await aPerson(email);
  const { version, content } = await product.call<{ version: number; content: { avatar: object; voice: object } }>(
    'GET',
    '/draft',
    undefined,
    token,
  );
  const avatar = { ...content.avatar, avatarType: 'library', selectedAvatar: 'Priya', selectedAvatarId: 'priya' };
  const voice = { ...content.voice, ...language };
  await product.call('PUT', '/draft', { version, content: { ...content, step: 2, avatar, voice } }, token);
  const page = await browser.newPage({ baseURL: product.url, localStorage: { auth_token: token } });
  await page.goto('/create?step=2');
  return { page, token };
}

test('a mail that the server refused is sent again, and a test mail shows what the server says', async () => {
  const email = 'guest@herald.test';
  await aPerson(email);
  const page = await openOffice('&section=mail');
  const row = page.getByRole('list', { name: 'Mails' }).getByRole('listitem').filter({ hasText: email });
  await row.getByText('Failed', { exact: true }).waitFor();
  await row.getByText('refused the mail: 550 No such mailbox').waitFor();
  await page.getByRole('link', { name: 'Mail 1 not sent' }).waitFor();

  await page.getByLabel('Send a test mail to').fill('sam@herald.test');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await page.getByRole('alert').filter({ hasText: '550 No such mailbox' }).waitFor();
  mailServer.behave('accepts');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await page.getByText(/^Accepted by 127\.0\.0\.1:\d+\.$/).waitFor();

  await row.getByRole('button', { name: 'Resend' }).click();
  await page.getByText(`The mail to ${email} is being sent.`).waitFor();
  await page.getByText('All mails were sent.').waitFor();
  await expect.poll(() => mailServer.received.map(({ to }) => to)).toEqual([['sam@herald.test'], [email]]);
  await page.getByRole('radio', { name: 'Sent', exact: true }).click();
  await row.getByText('Sent', { exact: true }).waitFor();
  await expect.poll(() => row.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
  await row.getByRole('button', { name: /^Confirm your/ }).click();
  await page.getByText('This mail was sent, so its link is no longer kept here.').waitFor();
});

describe('settings', () => {
  async function openSettings(query = ''): Promise<Page> {
    const page = await openOffice(query);
    await page.getByLabel('Site Name').waitFor();
    return page;
  }

  async function save(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Save All Settings' }).click();
    await page.getByText('Settings Saved').first().waitFor();
    await page.getByText(/changes? (is|are) not saved/).waitFor({ state: 'detached' });
  }

  test('what an administrator saves holds for people, and the audit log has the old and the new value', async () => {
    const page = await openSettings();
    await page.getByLabel('Site Name').fill('Nordlicht');
    await page.getByRole('switch', { name: 'Registration' }).click();
    await page.getByText('2 changes are not saved: Site Name, Registration').waitFor();
    await page.getByText('was on').waitFor();
    await save(page);
    const visitor = await browser.newPage({ baseURL: product.url });
    await visitor.goto('/auth');
    await visitor.getByRole('link', { name: 'Nordlicht' }).waitFor();
    await expect.poll(() => visitor.title()).toBe('Sign in · Nordlicht');
    await expect.poll(() => visitor.getByText('New to Nordlicht?').count()).toBe(0);
    await expect(aPerson('late@herald.test')).rejects.toThrow('answered 403');

    await page.goto('/dashboard?tab=monitoring&action=setting.update&target=registration');
    await page.getByRole('button', { name: 'setting.update' }).first().click();
    await page.getByRole('row', { name: /value\s+(on|true|yes)\s+(off|false|no)/i }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/dashboard?tab=settings');
    await page.getByRole('switch', { name: 'Registration' }).click();
    await page.getByLabel('Site Name').fill('');
    await save(page);
  });

  test('maintenance keeps people out until it ends, and lets administrators work', async () => {
    const person = await aPerson('dana@herald.test');
    const page = await openSettings('&section=system');
    await page.getByText('It would keep 2 people out.').waitFor();
    await page.getByRole('switch', { name: 'Maintenance mode' }).click();
    await save(page);
    const visitor = await browser.newPage({ baseURL: product.url, localStorage: person });
    await visitor.goto('/dashboard');
    await visitor.getByRole('heading', { name: 'Back in a moment' }).waitFor();
    await page.getByRole('switch', { name: 'Maintenance mode' }).click();
    await save(page);
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await visitor.getByRole('heading', { name: /^Welcome/ }).waitFor();
  });

  test('what is typed survives a refusal, a reload of the settings and the question before leaving', async () => {
    const page = await openSettings();
    const length = page.getByLabel('Max Video Length');
    await length.fill('9999');
    await page.getByRole('button', { name: 'Save All Settings' }).click();
    await page.getByText('Please enter a number from 0 to 3,600.').first().waitFor();
    await expect.poll(() => length.inputValue()).toBe('9999');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Settings Reloaded').waitFor();
    await page.getByRole('button', { name: 'Clear Cache' }).click();
    await page.getByText('Cache Cleared').waitFor();
    await expect.poll(() => length.inputValue()).toBe('9999');
    await page.getByRole('tab', { name: 'User Management' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => length.inputValue()).toBe('9999');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await expect.poll(() => length.inputValue()).toBe('300');
    await page.getByRole('tab', { name: 'User Management' }).click();
    await page.getByRole('searchbox').first().waitFor();
  });

  test('the settings are accessible and fit at every width', async () => {
    const page = await openSettings();
    await page.getByLabel('Site Description').fill('Videos for our shop');
    await page.getByText('1 change is not saved: Site Description').waitFor();
    await expectAccessibleInLooks(page);
  });
});

test('an administrator adds a speech server and tests it, and a customer speaks with its voice', async () => {
  const page = await openOffice('&section=services');
  await page.getByText('No service yet').waitFor();
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Own speech server');
  await dialog.getByLabel('Address').fill('http://127.0.0.1:5432');
  await dialog.getByLabel('Model').fill('kokoro');
  await dialog.getByLabel('API key').fill(KEY);
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await dialog.getByText('127.0.0.1:5432 leads into the network Herald runs in.').waitFor();
  await dialog.getByLabel('Address').fill(speechServer.baseUrl);
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await page.getByText('Service Added').waitFor();
  await page.getByText('•••• k9Qa').waitFor();
  await page.getByText('2 voices', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Open Own speech server' }).click();
  await page.getByRole('button', { name: 'Test now' }).click();
  await page.getByText(/^Answered in \d+ ms\.$/).waitFor();
  await page.getByText('its lists of models and voices').waitFor();
  await expectAccessibleInLooks(page);
  expect(await page.content()).not.toContain('sk-secret');

  const { page: wizard } = await openVoiceStep('speaker@herald.test');
  await wizard.getByRole('heading', { name: 'Choose Your Audio' }).waitFor();
  await wizard.getByLabel('Script', { exact: true }).fill('Two drops, that is it.');
  await wizard.getByRole('radio', { name: /Heart/ }).check({ force: true });
  await expect.poll(() => wizard.getByRole('radio', { name: /Heart/ }).isChecked()).toBe(true);
  await wizard.getByRole('button', { name: 'Generate Audio' }).click();
  await wizard.getByRole('region', { name: 'Your audio' }).waitFor();
  expect(speechServer.asked.map(({ body }) => body.voice)).toContain('af_heart');

  await page.reload();
  await page.getByRole('button', { name: 'Open Own speech server' }).click();
  await page.getByText(/^1 sound in 30 days/).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No service yet').waitFor();
  await wizard.reload();
  await wizard.getByRole('radio', { name: /Ava/ }).waitFor();
  await expect.poll(() => wizard.getByRole('radio', { name: /Heart/ }).count()).toBe(0);
});

test('a voice that an administrator adds leads the list of a customer', async () => {
  const page = await openOffice('&section=voices');
  await page.getByRole('textbox', { name: 'Search voices' }).fill('german thorsten');
  packSource.faults.push({ path: '-medium.onnx', holdAfter: 4000, times: 1 });
  await page.getByRole('button', { name: 'Download: Thorsten, medium' }).click();
  await page.getByRole('progressbar', { name: 'Download of Thorsten' }).waitFor();
  await expectAccessibleInLooks(page);
  // What arrived stays over a pause.
  await page.getByRole('button', { name: 'Pause the download of Thorsten' }).click();
  await page.getByText(/ arrived$/).waitFor();
  packSource.release();
  await page.getByRole('button', { name: 'Resume the download of Thorsten' }).click();
  const thorsten = page.getByRole('listitem').filter({ hasText: 'Piper, medium' });
  await thorsten.getByText('Installed').waitFor();
  await thorsten.getByText(/^\d+\.\dx real time here$/).waitFor();
  await thorsten.getByRole('button', { name: 'Play: sample of Thorsten' }).click();
  await thorsten.getByRole('button', { name: 'Pause: sample of Thorsten' }).waitFor();

  await addFromFiles(page);

  const { page: customer, token } = await openVoiceStep('german@herald.test', { country: 'de', region: 'DE' });
  const first = customer.getByRole('radio').and(customer.locator('[name=voice]')).first();
  await first.waitFor();
  await expect.poll(() => first.getAttribute('value')).toBe('piper:de_DE-thorsten-medium');
  await customer.getByText('Natural', { exact: true }).first().waitFor();
  const groups = await product.call<{ children: { value: string; quality: string }[] }[]>(
    'GET',
    '/a2e/tts/voices?country=sw&region=CD',
    undefined,
    token,
  );
  expect(groups[0]?.children[0]).toMatchObject({ value: 'piper:sw_CD-ours-low', quality: 'neural' });
});

/** As on a machine without internet: the two files of a voice, picked in the browser. */
async function addFromFiles(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-voice-files-'));
  const path = join(folder, 'sw_CD-ours-low.onnx');
  await writeTinyPiper(path, { config: { espeak: { voice: 'sw' }, language: { code: 'sw_CD' } } });
  await page.getByRole('button', { name: 'Add from files' }).click();
  await page.locator('input[type=file]').setInputFiles([path, `${path}.json`]);
  await expectAccessibleInLooks(page);
  await page.getByRole('button', { name: 'Add voice' }).click();
  await page.getByText('sw_CD-ours-low speaks on this machine.').waitFor();
  await rm(folder, { recursive: true, force: true });
}

describe('the keys of an account', () => {
  async function openSetup(): Promise<Page> {
    const page = await browser.newPage({ baseURL: product.url, localStorage: await aPerson('owner@herald.test') });
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
});

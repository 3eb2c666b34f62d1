import { openSpeechServerDouble, type SpeechServerDouble } from '@herald/providers/testing';
import { afterAll, expect, test } from 'vitest';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

const KEY = 'sk-secret-of-the-installation-k9Qa';

let server: SpeechServerDouble;
const browser = useBrowser();
/** A voice that comes and goes would disturb the other stories. */
const product = useOwnProduct(async () => {
  server = await openSpeechServerDouble();
  server.manner.key = KEY;
  return { HERALD_INSIDE_SERVICES: new URL(server.baseUrl).host };
});
afterAll(() => server?.close());

/** The second step of the wizard, as somebody who just signed up. */
async function openWizard() {
  const person = { name: 'Dana Whitfield', email: `dana-${Date.now()}@herald.test`, password: 'correct horse battery' };
  const { token } = await product.call<{ token: string }>('POST', '/auth/register', person);
  const draft = await product.call<{ version: number; content: { avatar: object } }>('GET', '/draft', undefined, token);
  const avatar = {
    ...draft.content.avatar,
    ...{ avatarType: 'library', selectedAvatar: 'Priya', selectedAvatarId: 'priya' },
  };
  const content = { ...draft.content, step: 2, avatar };
  await product.call('PUT', '/draft', { version: draft.version, content }, token);
  const page = await browser.newPage({ localStorage: { auth_token: token } });
  await page.goto(`${product.url}/create?step=2`);
  await page.getByRole('heading', { name: 'Choose Your Audio' }).waitFor();
  return page;
}

test('an administrator adds a speech server and tests it, and a customer speaks with its voice', async () => {
  const page = await browser.newPage({ localStorage: await product.administrator() });
  await page.goto(`${product.url}/dashboard?tab=settings&section=services`);
  await page.getByText('No service yet').waitFor();
  await page.getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Own speech server');
  await dialog.getByLabel('Address').fill('http://127.0.0.1:5432');
  await dialog.getByLabel('Model').fill('kokoro');
  await dialog.getByLabel('API key').fill(KEY);
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await dialog.getByText('127.0.0.1:5432 leads into the network Herald runs in.').waitFor();
  await dialog.getByLabel('Address').fill(server.baseUrl);
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

  const wizard = await openWizard();
  await wizard.getByLabel('Script', { exact: true }).fill('Two drops, that is it.');
  await wizard.getByRole('radio', { name: /Heart/ }).check({ force: true });
  await expect.poll(() => wizard.getByRole('radio', { name: /Heart/ }).isChecked()).toBe(true);
  await wizard.getByRole('button', { name: 'Generate Audio' }).click();
  await wizard.getByRole('region', { name: 'Your audio' }).waitFor();
  expect(server.asked.map(({ body }) => body.voice)).toContain('af_heart');

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

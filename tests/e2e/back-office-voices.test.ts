import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type PackSourceServer, startPackSource } from '../../packages/providers/src/testing/pack-source-server.ts';
import { writeTinyPiper } from '../../packages/speech/src/testing/tiny-piper.ts';
import { expectAccessibleInLooks } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { useOwnProduct } from './support/own-product.ts';

const browser = useBrowser();
let source: PackSourceServer | undefined;
const product = useOwnProduct(async () => {
  source = await startPackSource();
  return { HERALD_VOICES_URL: source.url };
});
afterAll(() => source?.close());

test('a voice that an administrator adds leads the list of a customer', async () => {
  const page = await browser.newPage({ localStorage: await product.administrator() });
  await page.goto(`${product.url}/dashboard?tab=settings&section=voices`);
  await page.getByRole('textbox', { name: 'Search voices' }).fill('german thorsten');
  source?.faults.push({ path: '-medium.onnx', holdAfter: 4000, times: 1 });
  await page.getByRole('button', { name: 'Download: Thorsten, medium' }).click();
  await page.getByRole('progressbar', { name: 'Download of Thorsten' }).waitFor();
  await expectAccessibleInLooks(page);
  // What arrived stays over a pause.
  await page.getByRole('button', { name: 'Pause the download of Thorsten' }).click();
  await page.getByText(/ arrived$/).waitFor();
  source?.release();
  await page.getByRole('button', { name: 'Resume the download of Thorsten' }).click();
  const thorsten = page.getByRole('listitem').filter({ hasText: 'Piper, medium' });
  await thorsten.getByText('Installed').waitFor();
  await thorsten.getByText(/^\d+\.\dx real time here$/).waitFor();
  await thorsten.getByRole('button', { name: 'Play: sample of Thorsten' }).click();
  await thorsten.getByRole('button', { name: 'Pause: sample of Thorsten' }).waitFor();

  await addFromFiles(page);

  const person = { name: 'Dana Whitfield', email: 'dana@herald.test', password: 'correct horse battery' };
  const { token } = await product.call<{ token: string }>('POST', '/auth/register', person);
  const { version, content } = await product.call<{ version: number; content: { avatar: object; voice: object } }>(
    'GET',
    '/draft',
    undefined,
    token,
  );
  const avatar = { ...content.avatar, avatarType: 'library', selectedAvatar: 'Priya', selectedAvatarId: 'priya' };
  const voice = { ...content.voice, country: 'de', region: 'DE' };
  await product.call('PUT', '/draft', { version, content: { ...content, step: 2, avatar, voice } }, token);
  const customer = await browser.newPage({ localStorage: { auth_token: token } });
  await customer.goto(`${product.url}/create?step=2`);
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

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { signIn } from '../support/visitor.ts';
import { filmDraft, speakDraft } from '../support/wizard-video.ts';
import { anAccount, signedIn, type TestAccount, theAdmin } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { faceForCamera } from './support/face-video.ts';
import { expectPlays, filmMs, generate, openSceneStep, videosOf } from './support/make-video.ts';
import { callAs, speak } from './support/voice-step.ts';
import { draftIsSaved, next, openWizard, tab } from './support/wizard.ts';

let camera = '';
// Its hook runs before the browser's own.
beforeAll(async () => {
  camera = await faceForCamera();
});
const browser = useBrowser({
  flags: () => [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ],
});

/** Looking through each picture takes what other suites leave. */
const preparingMs = 400_000;

async function openFilming(page: Page): Promise<void> {
  await openWizard(page);
  await tab(page, 'Film yourself').click();
  await page.getByRole('heading', { name: 'Be your own presenter' }).waitFor();
}

/** How much of a state above the frame is cut off where the stage is narrow. */
async function cutOnNarrowStage(page: Page, state: string): Promise<number> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 1100, height: 800 });
  const line = page.getByText(state, { exact: true });
  await line.waitFor();
  const cut = await line.evaluate((words) => words.scrollWidth - words.clientWidth);
  if (usual) await page.setViewportSize(usual);
  return cut;
}

/** An administrator's presenter is filmed for another account once it belongs to the cast, and then withdrawn. */
async function becomesActor(account: TestAccount, avatarId: string): Promise<void> {
  const setRole = (role: 'admin' | 'user') =>
    inDatabase((db) => db.query('update users set role = $2 where id = $1', [account.id, role]));
  await setRole('admin');
  const form = new FormData();
  form.set('release', new Blob(['%PDF-1.7 I agree. Signed, Dana'], { type: 'application/pdf' }), 'signed.pdf');
  const added = await fetch(`${inject('productUrl')}/api/admin/cast/presenters/${avatarId}`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${account.token}` }, body: form },
  });
  expect(added.status).toBe(200);
  const other = await anAccount('Jo Bell');
  const visitor = await signIn(inject('productUrl'), other);
  const { draft } = await speakDraft(visitor, 'Big news.');
  await filmDraft(visitor, { ...draft, avatar: { ...draft.avatar, selectedAvatarId: avatarId } });
  const { actors } = await callAs<{ actors: { id: string; avatar_id: string; films: number }[] }>(
    account,
    '/admin/cast',
  );
  const actor = actors.find(({ avatar_id }) => avatar_id === avatarId);
  expect(actor?.films).toBe(2);
  await callAs(account, `/admin/cast/${actor?.id}`, 'DELETE');
  await expect.poll(() => videosOf(other)).toEqual([]);
  await setRole('user');
}

describe('Film yourself', () => {
  test('goes from the camera over consent and an administrator to a film that plays', {
    timeout: 1_200_000,
  }, async () => {
    const account = await anAccount();
    const page = await browser.newPage({ localStorage: signedIn(account) });
    await openFilming(page);
    await page.getByRole('button', { name: 'Record with camera' }).click();
    await page.getByText('Please confirm that you may use this face.').waitFor();
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Record with camera' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    const seen = page.getByRole('list', { name: 'Live checks' }).getByRole('listitem');
    await seen.filter({ hasText: 'FaceFound' }).waitFor({ timeout: 120_000 });
    await seen.filter({ hasText: 'MouthClosed' }).waitFor();
    await seen.filter({ hasText: 'PeopleOnly you' }).waitFor();
    await page.getByText('0:13', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('heading', { name: 'Check your take' }).waitFor({ timeout: preparingMs });
    await page.getByRole('region', { name: 'Consent' }).getByText('This is me, and I am 18 or older.').waitFor();
    await page.getByLabel('Name').fill('Dana');
    await page.getByRole('button', { name: 'Make my presenter' }).click();
    await page.getByRole('heading', { name: 'Dana waits for an administrator' }).waitFor();
    expect(await cutOnNarrowStage(page, 'Waits for an administrator')).toBe(0);
    await draftIsSaved(page);

    const admin = await theAdmin();
    const office = await browser.newPage({ localStorage: signedIn(admin) });
    await office.goto('/dashboard?tab=content');
    const row = office.getByRole('listitem').filter({ hasText: account.email });
    await row.getByText(/^Listen or look for \d{4}$/).waitFor();
    await row.getByRole('button', { name: 'Let it speak' }).click();
    await office.getByText('The presenter can speak.').first().waitFor();

    await page.reload();
    await page.getByRole('heading', { name: 'Dana can speak' }).waitFor();
    await next(page).click();
    await speak(page, 'Two drops, that is it.');
    await openSceneStep(page, 'Me');
    await page.getByText('The film shows the room the clip was filmed in.').waitFor();
    await page.getByRole('radio', { name: 'Another scene' }).click();
    await page.getByText('Home Setting', { exact: true }).click();
    await draftIsSaved(page);
    await generate(page);
    const stateOf = async () => (await videosOf(account)).find(({ title }) => title === 'Me')?.status;
    await expect.poll(stateOf, { timeout: filmMs, interval: 1_000 }).toBe('completed');
    await expectPlays(account, 'Me');
    const [film] = await videosOf(account);
    expect(film?.performer).toBe('cut_clip');
    const avatars = await callAs<{ id: string; kind: string; name: string }[]>(account, '/a2e/avatars');
    const filmed = avatars.filter(({ kind }) => kind === 'filmed');
    expect(filmed.map(({ name }) => name)).toEqual(['Dana']);
    await becomesActor(account, filmed[0]?.id ?? '');
  });

  test('refuses a file that is no video before it is sent', async () => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await openFilming(page);
    await page.getByRole('checkbox').click();
    const file = { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Please choose a video: MP4, MOV or WebM.').waitFor();
  });
});

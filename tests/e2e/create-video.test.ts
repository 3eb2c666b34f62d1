import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { cardOf, seeToast } from './support/library.ts';
import { expectFilm, filmMs, generate, openSceneStep, videosOf } from './support/make-video.ts';
import { spokenWav } from './support/spoken-wav.ts';
import { callAs, draftOf, giveFile, openVoiceStep, seeSound, speak } from './support/voice-step.ts';
import { draftIsSaved } from './support/wizard.ts';

const browser = useBrowser();
const said = 'Two drops, that is it.';

describe('a video', () => {
  test('is previewed only on request if the user turned the preview off', async () => {
    const { page, account } = await openVoiceStep(browser, { drawsStage: true });
    const wishes = await callAs<object>(account, '/user/settings/preferences');
    await callAs(account, '/user/settings/preferences', 'PUT', { ...wishes, showPreviewBeforeGenerate: false });
    await page.reload();
    await page.getByRole('button', { name: 'Play preview' }).waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'Preview of the video' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Play preview' }).click();
    await page.getByRole('img', { name: 'Preview of the video' }).waitFor();
  });

  test('is made from uploaded audio, with lips and sound in sync, and ends the draft', {
    timeout: 900_000,
  }, async () => {
    const { page, account } = await openVoiceStep(browser, { drawsStage: true });
    await page.getByRole('radio', { name: 'Upload audio' }).click();
    await giveFile(page, 'talk.wav', 'audio/wav', await spokenWav(said));
    await seeSound(page);
    await openSceneStep(page, 'In my own voice');
    await page.getByText('videos this month').waitFor();
    await page.locator('canvas[data-drawn]').first().waitFor();
    await expectAccessible(page);
    await generate(page);
    await cardOf(page, 'In my own voice').getByText('Completed').waitFor({ timeout: filmMs });
    await expectFilm(account, 'In my own voice');
    expect((await draftOf(account)).content.voice.audioId).toBeNull();
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
    const ordered = (await videosOf(account)).filter(({ title }) => title === 'Only once');
    expect(ordered).toHaveLength(1);
    // Nobody watches it, and it would be made in front of the film of the next story; a quick machine has made it by now.
    await callAs(account, `/videos/${ordered[0]?.id}/cancel`, 'POST').catch(({ message }: Error) =>
      expect(message).toContain('This video is already finished.'),
    );
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
    await seeToast(page, 'Generation Failed', 'Server error. Please try again later.');
    await page.unroute('**/api/video-generation/start');
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await seeToast(page, 'Generation Failed', 'This audio is not available any more.');
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Without its sound');
    await page.getByRole('button', { name: 'Generate Video' }).waitFor();
  });

  test('can be cancelled from the wizard, which keeps the draft', async () => {
    const { page, account } = await openVoiceStep(browser);
    await speak(page, said);
    await openSceneStep(page, 'Not this one');
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await seeToast(page, 'Video Cancelled');
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Not this one');
    expect((await videosOf(account))[0]?.status).toBe('cancelled');
  });
});

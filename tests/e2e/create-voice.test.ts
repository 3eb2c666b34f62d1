import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { refuse, seeToast } from './support/library.ts';
import { spokenWav } from './support/spoken-wav.ts';
import { callAs, draftOf, giveFile, openVoiceStep, seeSound, speak } from './support/voice-step.ts';

const said = 'Two drops, that is it.';
let folder: string;
let talk: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-microphone-'));
  talk = await spokenWav(said);
  await writeFile(join(folder, 'talk.wav'), talk);
});
afterAll(() => rm(folder, { recursive: true }));

/** Hears a voice instead of the room. */
const microphone = () => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${join(folder, 'talk.wav')}`,
];

/** A sound begins anew at its end, so that it cannot end before it is paused. */
const repeatSounds = (page: Page) =>
  page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playAgainAndAgain() {
      this.loop = true;
      return play.call(this);
    };
  });

/** Waits for what is said beside the place where a sound is dropped. */
const seeProblem = (page: Page, ...words: string[]) =>
  page
    .getByRole('alert')
    .filter({ hasText: words.join(' ') })
    .waitFor();

describe('text-to-speech', () => {
  const browser = useBrowser();

  test('asks for a script before it speaks', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    await seeToast(page, 'No Script Provided', 'Please enter your script to convert to speech');
    await page.getByText('Write the script to continue').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
  });

  test('fits 360 px', async () => {
    const { page } = await openVoiceStep(browser, { viewport: { width: 360, height: 640 } });
    await page.getByRole('button', { name: 'Pronunciation' }).waitFor();
    await expectNoSidewaysScrolling(page);
  });

  test('speaks a script, shows its words, and asks for new speech after a change', async () => {
    const { page, account } = await openVoiceStep(browser);
    await speak(page, said);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect.poll(() => next.isEnabled()).toBe(true);
    await page.getByRole('region', { name: 'Your audio' }).getByText('drops,').waitFor();
    await expectAccessible(page);

    await page.getByLabel('Script', { exact: true }).fill('Three drops, that is it.');
    await page.getByText('The script has changed. Generate the audio again').waitFor();
    await expect.poll(() => next.isDisabled()).toBe(true);
    await page.getByLabel('Script', { exact: true }).fill(said);
    await expect.poll(() => next.isEnabled()).toBe(true);

    await page.reload();
    await seeSound(page);
    await expect.poll(async () => (await draftOf(account)).content.voice.audioId).not.toBeNull();
  });

  test('is reachable by keyboard from the footer to its button and on to the sound', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByLabel('Script', { exact: true }).fill(said);
    await page.getByRole('button', { name: 'Generate the audio to continue' }).click();
    const button = page.getByRole('button', { name: 'Generate Audio' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await seeSound(page);
    await page.keyboard.press('Tab');
    await page.locator('button[aria-label="Play: your audio"]:focus').waitFor();
  });

  test('plays the sound and highlights the current word', async () => {
    const { page } = await openVoiceStep(browser);
    await speak(page, said);
    await repeatSounds(page);
    const panel = page.getByRole('region', { name: 'Your audio' });
    await panel.getByRole('button', { name: 'Play: your audio' }).click();
    await panel.locator('[data-spoken]').waitFor();
    const place = panel.getByRole('slider', { name: 'Place in your audio' });
    await panel.getByRole('button', { name: 'Pause: your audio' }).click();
    await place.press('End');
    await place.press('ArrowLeft');
    await expect.poll(() => place.getAttribute('aria-valuetext')).toMatch(/^0:0\d of 0:0\d$/);
    await place.press('Home');
    await expect.poll(() => place.getAttribute('aria-valuenow')).toBe('0');
  });

  test('shows the regions and voices of another country and selects the first of each', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: /Ava/ }).waitFor();
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: /^Spanish/ }).click();
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Region' }).textContent())
      .not.toContain('United States');
    await page.getByRole('radio', { name: /Ava/ }).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('group', { name: 'Voice' }).getByRole('radio').first().isChecked())
      .toBe(true);
  });

  test('offers common countries if the list does not load, and says what failed', async () => {
    const { page } = await openVoiceStep(browser);
    await refuse(page, '**/api/a2e/tts/countries', { status: 500, message: 'No.' });
    await refuse(page, '**/api/a2e/tts/regions/*', { status: 500, message: 'No.' });
    await page.reload();
    await seeToast(page, 'Warning', 'Using default countries');
    await seeToast(page, 'Failed to load regions');
    await page.getByRole('combobox', { name: 'Country' }).click();
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual([
        ...['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Japanese', 'Korean', 'Chinese'],
      ]);
  });

  test('says that a script could not be spoken and keeps it', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: /Ava/ }).waitFor();
    await refuse(page, '**/api/a2e/tts/generate', { status: 500, message: 'An unknown error occurred.' });
    await page.getByLabel('Script', { exact: true }).fill(said);
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    await seeToast(page, 'Generation Failed', 'Failed to convert script to audio. Please try again.');
    await expect.poll(() => page.getByLabel('Script', { exact: true }).inputValue()).toBe(said);
  });

  test('offers speeds from half to double in steps of 0.1', async () => {
    const { page } = await openVoiceStep(browser);
    const rate = page.getByRole('spinbutton', { name: 'Speech rate' });
    await page.getByRole('button', { name: 'Faster' }).click();
    await expect.poll(() => rate.inputValue()).toBe('1.1');
    await rate.fill('7');
    await rate.press('Enter');
    await page.getByText('“7” was not taken. Choose 0.5 to 2.0.').waitFor();
    await expect.poll(() => rate.inputValue()).toBe('1.1');
    await rate.fill('2');
    await rate.press('Enter');
    await expect.poll(() => rate.inputValue()).toBe('2.0');
    await expect.poll(() => page.getByRole('button', { name: 'Faster' }).isDisabled()).toBe(true);
    await rate.fill('0.5');
    await rate.press('Enter');
    await expect.poll(() => rate.inputValue()).toBe('0.5');
  });

  test('keeps pronunciations for the whole account', async () => {
    const { page, account } = await openVoiceStep(browser);
    await page.getByRole('button', { name: 'Pronunciation' }).click();
    await page.getByLabel('Word 1', { exact: true }).fill('Herald');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Every line needs a word and how to say it.').waitFor();
    await page.getByLabel('Say word 1 as').fill('hair old');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Pronunciations Saved');
    await expect.poll(() => callAs(account, '/pronunciations')).toEqual([{ word: 'Herald', say: 'hair old' }]);
  });
});

describe('uploaded audio', () => {
  const browser = useBrowser();

  test('is refused if it is no audio, too large, or only named like audio', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: 'Upload audio' }).click();
    await giveFile(page, 'notes.txt', 'text/plain', Buffer.from('two drops'));
    await seeProblem(page, 'Invalid File Type', 'Please upload an audio file (MP3, WAV, M4A, etc.)');
    await giveFile(page, 'long.wav', 'audio/wav', Buffer.alloc(10_485_761));
    await seeProblem(page, 'File Too Large', 'Please upload an audio file smaller than 10MB.');
    await giveFile(page, 'renamed.wav', 'audio/wav', Buffer.from('only text'.repeat(400)));
    await seeProblem(page, 'Upload Failed');
    await page.getByText('Upload audio, or record and use a take, to continue').waitFor();
  });

  test('is uploaded and matched with its words', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: 'Upload audio' }).click();
    await giveFile(page, 'talk.wav', 'audio/wav', talk);
    await seeSound(page);
    await page.getByLabel(/Transcript/).fill(said);
    await page.getByRole('button', { name: 'Match words' }).click();
    await seeToast(page, 'Words Matched', '5 words');
    await page.getByRole('region', { name: 'Your audio' }).getByText('drops,').waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.getByRole('button', { name: 'Next', exact: true }).isEnabled()).toBe(true);
  });

  test('stops uploading on Cancel and aborts the request', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: 'Upload audio' }).click();
    await page.route('**/api/a2e/tts/upload-audio', () => undefined);
    await giveFile(page, 'talk.wav', 'audio/wav', talk);
    await page.getByRole('progressbar', { name: 'Uploaded' }).waitFor();
    const [ended] = await Promise.all([
      page.waitForEvent('requestfailed', (request) => request.url().endsWith('/upload-audio')),
      page.getByRole('button', { name: 'Cancel' }).click(),
    ]);
    await seeToast(page, 'Upload Cancelled');
    expect(ended.failure()?.errorText).toContain('ERR_ABORTED');
    await page.getByText('Add your audio').waitFor();
  });

  test('shows different messages for a failed and a refused upload', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: 'Upload audio' }).click();
    await page.route('**/api/a2e/tts/upload-audio', (route) => route.abort('connectionreset'));
    await giveFile(page, 'talk.wav', 'audio/wav', talk);
    await seeProblem(page, 'Upload Failed', 'An error occurred while uploading the audio file.');
  });
});

describe('recording', () => {
  const browser = useBrowser({ flags: microphone });

  test('counts down, records, and turns a take into audio with its script, also on a phone', async () => {
    const { page } = await openVoiceStep(browser, { viewport: sizes.phone, permissions: ['microphone'] });
    await page.getByRole('radio', { name: 'Record' }).click();
    await page.getByLabel('Script', { exact: true }).fill(said);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByText('Recording', { exact: true }).waitFor();
    await page.getByText('0:03 /').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Use this take' }).click();
    await seeSound(page);
    await page.getByText(/^Recorded, take-1/).waitFor();
    await page.getByText('In use').waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(sizes.phone.width);
  });
});

describe('a take', () => {
  const browser = useBrowser({ flags: microphone });

  test('survives a reload until it is used, and goes when its owner signs out', async () => {
    const { page } = await openVoiceStep(browser, { permissions: ['microphone'] });
    await page.getByRole('radio', { name: 'Record' }).click();
    for (const take of ['Take 1', 'Take 2']) {
      await page.getByRole('button', { name: /^(Start recording|Record another take)$/ }).click();
      await page.getByText('0:01 /').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(take, { exact: true }).waitFor();
    }
    await page.getByText('Draft saved').waitFor();

    await page.reload();
    await expect
      .poll(() => page.getByRole('list', { name: 'Takes' }).getByText(/^Take/).allInnerTexts())
      .toEqual(['Take 2', 'Take 1']);
    await page.getByRole('button', { name: 'Use this take' }).last().click();
    await page.getByText('In use').waitFor();

    await page.reload();
    await expect
      .poll(() => page.getByRole('list', { name: 'Takes' }).getByText(/^Take/).allInnerTexts())
      .toEqual(['Take 2']);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
    await expect.poll(() => page.evaluate(countKeptFiles)).toBe(0);
  });
});

/** Runs in the page. */
function countKeptFiles(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('herald', 1);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => {
        resolve(counting.result);
        opening.result.close();
      };
    };
  });
}

describe('a blocked microphone', () => {
  const browser = useBrowser({ flags: () => ['--deny-permission-prompts'] });

  test('is explained together with a way to continue', async () => {
    const { page } = await openVoiceStep(browser);
    await page.getByRole('radio', { name: 'Record' }).click();
    await page.getByRole('button', { name: 'Start recording' }).click();
    const help = page.getByRole('alert').filter({ hasText: 'microphone' });
    await help.waitFor();
    await help.getByRole('button', { name: 'Try again' }).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { anAccount, signedIn, type TestAccount } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import {
  describeAvatar,
  draftIsSaved,
  draftOf,
  next,
  openWizard,
  portraitFile,
  productFile,
  tab,
  widthOf,
} from './support/wizard.ts';

const browser = useBrowser();
/** Drawing takes seconds where the machine does something else as well. */
const drawingMs = 240_000;

async function wizardOf(account: TestAccount, { drawsStage = false } = {}): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(account), drawsStage });
  await openWizard(page);
  return page;
}

describe('Create Custom', () => {
  test('creates an avatar from a description and a product picture, and enables Next only then', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    await describeAvatar(page, 'A red-haired woman in a green blazer with round glasses');
    await page.getByText('Generate the avatar to continue').waitFor();
    await page.getByRole('button', { name: 'Generate avatar' }).click();
    await page
      .getByText(/Starting avatar generation\.\.\.|Generating your avatar\.\.\./)
      .first()
      .waitFor();
    await page.getByText('Avatar generated successfully!').first().waitFor({ timeout: drawingMs });
    await page.getByRole('img', { name: 'Your avatar' }).waitFor();
    await expect.poll(() => widthOf(page, 'The avatar')).toBeGreaterThan(200);
    await expect.poll(() => next(page).isEnabled()).toBe(true);
    await draftIsSaved(page);
    expect((await draftOf(account)).avatar).toMatchObject({
      avatarType: 'custom',
      avatarCreationStatus: 'completed',
      avatarJobId: null,
      customImageUrl: expect.stringContaining('/api/media/'),
      createdAvatarId: expect.any(String),
    });
  });

  test('shows what it understood from the description and sets that scene for a new user', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await describeAvatar(page, 'A red-haired woman with round glasses and a tattoo, in a bright kitchen');
    await page.getByText('Understood: red hair, round glasses, bright kitchen').waitFor();
    await page.getByText('Not drawn: tattoo').waitFor();
    await page.getByRole('button', { name: 'Generate avatar' }).click();
    await page.getByText('Kitchen, natural light').waitFor({ timeout: drawingMs });
    await draftIsSaved(page);
    expect((await draftOf(account)).background).toMatchObject({ setting: 'home', room: 'kitchen' });
  });

  test('shows the avatar after leaving and returning while it is being made', async () => {
    const page = await wizardOf(await anAccount());
    await describeAvatar(page, 'A man with a grey beard and a navy suit');
    await page.getByRole('button', { name: 'Generate avatar' }).click();
    await page.getByText('Generating your avatar...').first().waitFor();
    await page.goto('/projects');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openWizard(page);
    await page.getByText('Avatar generated successfully!').first().waitFor({ timeout: drawingMs });
  });

  test("says 'Please fill in all required fields.' and focuses the first one", async () => {
    const page = await wizardOf(await anAccount());
    await page.getByRole('button', { name: 'Generate avatar' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
    await expect.poll(() => alert.textContent()).toBe('Please fill in all required fields.');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  });

  test("refuses a file that is no image with 'JPG, PNG, WebP, max 5MB'", async () => {
    const page = await wizardOf(await anAccount());
    const hint = page.getByText('JPG, PNG, WebP, max 5MB');
    const refused = () => hint.evaluate((note) => note.classList.contains('text-bad'));
    const file = { name: 'notes.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect.poll(refused).toBe(true);
    const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
    await page.locator('input[type=file]').setInputFiles(huge);
    await expect.poll(refused).toBe(true);
    await page.locator('input[type=file]').setInputFiles(productFile);
    await page.getByRole('img', { name: 'The product' }).waitFor();
    await expect.poll(refused).toBe(false);
  });
});

describe('AI Influencer Library', () => {
  test('shows a chosen avatar on the stage and in the draft, and clears it when the tab changes', async () => {
    const account = await anAccount();
    const page = await wizardOf(account, { drawsStage: true });
    await tab(page, 'AI Influencer Library').click();
    await page.getByRole('radio', { name: 'Kofi' }).click();
    await page.getByText('Kofi is on the stage').waitFor();
    await page.getByRole('img', { name: 'Kofi' }).waitFor();
    await draftIsSaved(page);
    expect((await draftOf(account)).avatar).toMatchObject({ avatarType: 'library', selectedAvatar: 'Kofi' });

    await tab(page, 'Create Custom').click();
    await tab(page, 'AI Influencer Library').click();
    await page.getByText('Choose an avatar to continue').waitFor();
  });

  test('can be searched by words and filters and navigated with arrow keys', async () => {
    const page = await wizardOf(await anAccount());
    await tab(page, 'AI Influencer Library').click();
    const people = page.getByRole('radiogroup', { name: 'Avatar', exact: true }).getByRole('radio');
    await people.first().click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => people.nth(1).isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => people.nth(7).isChecked()).toBe(true);

    await page.getByLabel('Search avatars').fill('kofi');
    await expect.poll(() => people.count()).toBe(1);
    await page.getByLabel('Search avatars').fill('nobody of this name');
    await page.getByRole('heading', { name: 'No avatars found' }).waitFor();
    await page.getByRole('button', { name: 'Show all avatars' }).click();
    await expect.poll(() => people.count()).toBeGreaterThan(1);
  });

  test.each([
    ['none', 'No AI Influencer avatars available', 'Please check your API configuration'],
    ['a failure', 'Failed to load A2E avatars', 'Access denied.'],
  ])('with %s reads: %s', async (kind, title, line) => {
    const page = await browser.newPage({ localStorage: signedIn(await anAccount()) });
    await page.route('**/api/a2e/avatars', (route) =>
      kind === 'none'
        ? route.fulfill({ json: { status: 'success', success: true, data: [] } })
        : route.fulfill({ status: 403, json: { status: 'error', message: 'Access denied.' } }),
    );
    await openWizard(page);
    await tab(page, 'AI Influencer Library').click();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(line).waitFor();
  });
});

describe('Face Studio', () => {
  test('draws a face, copies it into the draft with Use This Avatar, and removes own faces', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await tab(page, 'Face Studio').click();
    await page.getByText('No preview yet').waitFor();
    await page.getByRole('radio', { name: '512' }).click();
    await page.getByRole('button', { name: 'Generate preview' }).click();
    await page.getByText('Preview ready').waitFor({ timeout: drawingMs });
    await expect.poll(() => widthOf(page, 'Female, 25, European')).toBe(512);
    await page.getByRole('button', { name: 'Use This Avatar' }).click();
    await page.getByRole('button', { name: 'In use' }).waitFor({ timeout: drawingMs });
    await draftIsSaved(page);
    expect((await draftOf(account)).avatar).toMatchObject({
      avatarType: 'digital',
      createdAvatarId: expect.any(String),
      face: expect.objectContaining({ seed: expect.any(Number), resolution: 512 }),
    });

    await page.getByRole('radio', { name: 'Artistic' }).click();
    await page.getByRole('button', { name: 'Use This Avatar' }).waitFor();

    await tab(page, 'AI Influencer Library').click();
    await page.getByRole('radio', { name: 'Mine' }).click();
    const own = page.getByRole('radiogroup', { name: 'Avatar', exact: true }).getByRole('radio');
    await own.first().click();
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Avatar removed').waitFor();
    await own.first().waitFor({ state: 'detached' });
  });

  test('uses the face of the current options if the user continues without Use This Avatar', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await tab(page, 'Face Studio').click();
    await next(page).click();
    await page.getByText('Digital, Studio face').waitFor({ timeout: drawingMs });
    await draftIsSaved(page);
    expect((await draftOf(account)).avatar).toMatchObject({
      avatarType: 'digital',
      createdAvatarId: expect.any(String),
      face: expect.objectContaining({ seed: expect.any(Number) }),
    });
  });

  test('shows the error message of the studio with its status', async () => {
    const page = await wizardOf(await anAccount());
    await page.route('**/api/face-studio/generate**', (route) => route.fulfill({ status: 429, json: {} }));
    await tab(page, 'Face Studio').click();
    await page.getByRole('button', { name: 'Generate preview' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to generate digital avatar. Please try again.' });
    await alert.getByText('Rate limit exceeded. Please try again later. (Status: 429)').waitFor();
  });
});

describe('Your photo', () => {
  test('turns a portrait into an avatar after its points are confirmed and consent is given', async () => {
    const account = await anAccount();
    const page = await wizardOf(account);
    await tab(page, 'Your photo').click();
    await page.locator('input[type=file]').setInputFiles(portraitFile);
    await page.getByText('This photo can talk').waitFor({ timeout: drawingMs });

    await page.getByRole('combobox', { name: 'Point' }).click();
    await page.getByRole('option', { name: 'Chin' }).click();
    const chin = page.getByRole('button', { name: /^Chin: / });
    const before = await chin.getAttribute('aria-label');
    await chin.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => chin.getAttribute('aria-label')).not.toBe(before);
    await page.getByRole('button', { name: 'Undo all' }).click();
    await expect.poll(() => chin.getAttribute('aria-label')).toBe(before);

    await page.getByLabel('Name').fill('Dana');
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await page.getByText('Please confirm that you may use this face.').waitFor();
    await expect.poll(() => next(page).isDisabled()).toBe(true);
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Use this photo' }).click();
    await page.getByText('Dana is on the stage').waitFor({ timeout: drawingMs });
    await expect.poll(() => next(page).isEnabled()).toBe(true);
    await draftIsSaved(page);
    expect((await draftOf(account)).avatar).toMatchObject({ avatarType: 'photo', avatarName: 'Dana' });
  });
});

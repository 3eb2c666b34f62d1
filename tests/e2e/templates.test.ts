import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, signedIn } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { filmMs } from './support/make-video.ts';

const browser = useBrowser();
const drawingMs = 240_000;

test('somebody who opens the gallery has a playing film after four clicks', { timeout: 900_000 }, async () => {
  const account = await anAccount();
  const page = await browser.newPage({ localStorage: signedIn(account), drawsStage: true });
  await page.goto('/templates');
  const card = page.getByRole('article', { name: 'Price drop' });
  await card.scrollIntoViewIfNeeded();
  // The poster, or the presenter as long as the machine has more to do than to draw posters.
  await card.locator('img').waitFor();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);

  await card.getByRole('link').click();
  await page.getByText('Our winter serum', { exact: true }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this template' }).click();
  await page.getByRole('button', { name: 'Generate Video' }).click({ timeout: drawingMs });
  await page.getByText('Video Generation Started!').waitFor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click({ timeout: filmMs });
  const film = page.getByRole('dialog').locator('video');
  await expect
    .poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime), { timeout: drawingMs })
    .toBeGreaterThan(0.5);
});

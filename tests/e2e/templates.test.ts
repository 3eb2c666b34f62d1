import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, signedIn, type TestAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { filmMs } from './support/make-video.ts';
import { callAs } from './support/voice-step.ts';

const browser = useBrowser();
const drawingMs = 240_000;
const SHORT = 'Price drop in short';
const UNUSED = ['reason', 'product picture'];

interface Found {
  id: string;
  content: { voice: object };
  variables: { name: string }[];
}

/** Herald's own template with few of its words: each second of its film takes two to draw. */
async function keepInShort(account: TestAccount): Promise<void> {
  const { data } = await callAs<{ data: Found[] }>(account, '/templates?search=Price%20drop');
  const { content, variables } = await callAs<Found>(account, `/templates/${data[0]?.id}`);
  await callAs(account, '/templates', 'POST', {
    ...{ name: SHORT, category: 'sell', visibility: 'private' },
    content: { ...content, voice: { ...content.voice, ttsText: '{{product}} was {{old price}}.' } },
    variables: variables.filter(({ name }) => !UNUSED.includes(name)),
  });
}

test('who opens the gallery and looks for a short template of their own has a playing film after four clicks', {
  timeout: 900_000,
}, async () => {
  const account = await anAccount();
  await keepInShort(account);
  const page = await browser.newPage({ localStorage: signedIn(account), drawsStage: true });
  await page.goto('/templates');
  const card = page.getByRole('article', { name: 'Price drop', exact: true });
  await card.scrollIntoViewIfNeeded();
  // The poster, or the presenter as long as the machine has more to do than to draw posters.
  await card.locator('img').waitFor();
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expectNoSidewaysScrolling(page);
  }
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search templates' }).fill(SHORT);
  await page.getByRole('article', { name: SHORT }).getByRole('link').click();
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

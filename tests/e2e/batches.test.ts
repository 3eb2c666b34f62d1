import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInLooks } from './support/accessibility.ts';
import { anAccount, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { filmMs, probeDownload } from './support/make-video.ts';
import { callAs } from './support/voice-step.ts';

const browser = useBrowser();

interface Found {
  id: string;
  content: { title: string; voice: object; background: object; output: object };
}

interface Item {
  files: { aspect_ratio: string; width: number; height: number; download_url: string | null }[];
}

/** A template of a few words in front of one color, so that its films are short and quickly drawn. */
async function aShortTemplate(account: TestAccount): Promise<string> {
  const found = await callAs<{ data: Found[] }>(account, '/templates?search=Price%20drop');
  const { content } = await callAs<Found>(account, `/templates/${found.data[0]?.id}`);
  const { id } = await callAs<Found>(account, '/templates', 'POST', {
    ...{ name: 'City sale', category: 'sell', visibility: 'private' },
    content: {
      ...content,
      title: 'Sale in {{city}}',
      voice: { ...content.voice, ttsText: '{{product}}, now in {{city}}.' },
      background: { ...content.background, setting: 'color' },
      output: { ...content.output, hook: '', end_card: '', link_url: '{{link}}', music_mood: 'none', captions: 'off' },
    },
    variables: [
      { name: 'city', label: 'City', max_length: 20 },
      { name: 'product', label: 'Product', max_length: 20 },
      { name: 'link', label: 'Link', kind: 'address', max_length: 200 },
    ],
  });
  return id;
}

const cities = [
  'Oslo',
  'Bergen',
  'Malmö',
  'Helsinki',
  'Tampere',
  'Reykjavík',
  'Aarhus',
  'Turku',
  'Umeå',
  'Vaasa',
  'Voss',
];

/** Each hook, body and call stays in some variant. */
const leftOut = ['h1 b1 c2', 'h1 b2 c1', 'h1 b2 c2', 'h2 b1 c1', 'h2 b1 c2', 'h2 b2 c1'];

/** Twelve rows: one lacks its product, one has no address, one is too long. */
const table = [
  'City;Product;Link',
  ...cities.slice(0, 9).map((city) => `${city};Serum;https://north.example/${city.length}`),
  'Vaasa;;https://north.example/va',
  'Voss;Serum;north',
  'A city with a name that nobody can say;Serum;https://north.example/long',
].join('\r\n');

async function openNewBatch(kind: 'table' | 'matrix'): Promise<{ page: Page; account: TestAccount }> {
  const account = await anAccount();
  await grantPlan(account, 'UNLIMITED');
  const page = await browser.newPage({ localStorage: signedIn(account) });
  await page.goto(`/batches/new?template=${await aShortTemplate(account)}&kind=${kind}`);
  await page.getByRole('heading', { name: 'New batch' }).waitFor();
  return { page, account };
}

test('twelve rows of a file are mended where they are broken, checked, started and cancelled', {
  timeout: 1_800_000,
}, async () => {
  const { page } = await openNewBatch('table');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'cities.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(table),
    });
  await page.getByText('9 ready').waitFor();
  await page.getByRole('radio', { name: 'To mend 3' }).click();
  await expectAccessibleInLooks(page);
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('textbox', { name: 'Product, row 11' }).fill('Serum');
  await page.getByRole('textbox', { name: 'Link, row 12' }).fill('https://north.example/voss');
  await page.getByRole('textbox', { name: 'City, row 13' }).fill('Narvik');
  await page.keyboard.press('Tab');
  await page.getByText('12 ready').waitFor();

  await page.getByRole('button', { name: 'Check 12 films' }).click();
  await page.getByRole('heading', { name: 'Check City sale' }).waitFor();
  await page.getByRole('table', { name: 'Checked films' }).getByText('Serum, now in Narvik.').waitFor();
  await expectAccessibleInLooks(page);
  await page.setViewportSize(sizes.desktop);
  await page.getByRole('button', { name: 'Start 12 films' }).click();

  await page.getByRole('heading', { name: 'City sale' }).waitFor();
  const sheet = page.getByRole('list', { name: 'Films of this batch' });
  await sheet.getByText(', Drawing').first().waitFor({ state: 'attached', timeout: filmMs });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Cancel batch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel batch' }).click();
  await page.getByText(/It was cancelled (after|before) /).waitFor();
  await page.getByRole('link', { name: 'Batches' }).first().click();
  await page.getByRole('table', { name: 'Batches' }).getByText('Cancelled').waitFor();
});

test('a film of a batch has its state below its name on a phone', async () => {
  const account = await anAccount();
  await grantPlan(account, 'UNLIMITED');
  const values = { city: 'Oslo', product: 'Serum', link: 'https://north.example' };
  const source = { kind: 'table', template_id: await aShortTemplate(account), rows: [{ row: 2, values }] };
  const order = { name: 'City sale', source };
  const { hash } = await callAs<{ hash: string }>(account, '/batch-jobs/check', 'POST', order);
  const { id } = await callAs<{ id: string }>(account, '/batch-jobs', 'POST', { ...order, hash });
  await callAs(account, `/batch-jobs/${id}/cancel`, 'POST');
  const page = await browser.newPage({ viewport: sizes.phone, localStorage: signedIn(account) });
  await page.goto(`/batches/${id}`);
  const films = page.getByRole('list', { name: 'Films', exact: true });
  const name = await films.getByTitle(/_2_9x16\.mp4$/).boundingBox();
  const state = await films.getByText('Cancelled', { exact: true }).boundingBox();
  expect(name && state && state.y >= name.y + name.height).toBe(true);
});

test('two hooks, two bodies and two calls, less six of them, become two films, each with two files that play', {
  timeout: 1_800_000,
}, async () => {
  const { page, account } = await openNewBatch('matrix');
  const axes = {
    hook: ['Tired?', 'Cold?'],
    body: ['This helps.', 'Two drops help.'],
    call: ['Tap below.', 'Try it.'],
  };
  for (const [axis, texts] of Object.entries(axes)) {
    await page.getByRole('button', { name: `Add ${axis}` }).click();
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(text);
    }
  }
  await page.getByText('1:1', { exact: true }).click();
  await page.getByText('9:16', { exact: true }).click();
  await page.getByText('4:5', { exact: true }).click();
  const made = page.getByRole('region', { name: 'What this makes' });
  await made.getByText('2 hooks x 2 bodies x 2 calls, each in 2 ratios').waitFor();
  const cells = made.getByRole('button', { name: /^h\d b\d c\d$/ });
  await cells.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await made.getByText('2 hooks x 2 bodies x 2 calls, less 2 left out, each in 2 ratios').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await made.getByText('2 hooks x 2 bodies x 2 calls, each in 2 ratios').waitFor();
  for (const name of leftOut) await made.getByRole('button', { name, exact: true }).click();
  await made.getByText('2 hooks x 2 bodies x 2 calls, less 6 left out, each in 2 ratios').waitFor();
  await page.getByRole('textbox', { name: 'City' }).fill('Oslo');
  await page.getByRole('textbox', { name: 'Link' }).fill('https://north.example');
  await expectAccessibleInLooks(page);
  await page.setViewportSize(sizes.desktop);

  await page.getByRole('button', { name: 'Check 2 variants' }).click();
  await page.getByRole('button', { name: 'Start 2 variants' }).waitFor();
  const films = page.getByRole('table', { name: 'Checked films' });
  await films.getByRole('cell', { name: 'City-sale_h2_b2_c2', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Watch one first' }).click();

  const first = page.getByRole('region', { name: 'One first' });
  const player = first.locator('video');
  await player.waitFor({ timeout: filmMs });
  await player.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    return film.play();
  });
  await expect.poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.5);
  await first.getByRole('button', { name: 'Start the other one' }).click();
  await page.getByText('All 2 films are finished.').waitFor({ timeout: filmMs });
  await expectFiles(account, ['4:5', '1:1']);
});

/** Every film of the only batch has a file in each of these ratios, which players play. */
async function expectFiles(account: TestAccount, ratios: string[]): Promise<void> {
  const { data } = await callAs<{ data: { id: string }[] }>(account, '/batch-jobs');
  const items = await callAs<{ data: Item[] }>(account, `/batch-jobs/${data[0]?.id}/items`);
  expect(items.data).toHaveLength(2);
  expect(items.data.map(({ files }) => files.map(({ aspect_ratio }) => aspect_ratio))).toEqual([
    ...Array.from(items.data, () => ratios),
  ]);
  for (const { width, height, download_url } of items.data.flatMap(({ files }) => files)) {
    const film = await probeDownload(account, download_url);
    expect(film.video).toMatchObject({ codec: 'h264', width, height, fps: 30 });
    expect(film.audio?.codec).toBe('aac');
  }
}

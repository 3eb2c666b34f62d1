import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleInLooks } from './support/accessibility.ts';
import { anAccount, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { filmMs } from './support/make-video.ts';
import { callAs } from './support/voice-step.ts';

const browser = useBrowser();

interface Found {
  id: string;
  content: { title: string; voice: object; output: object };
}

/** A template of a few words, so that its films are short. */
async function aShortTemplate(account: TestAccount): Promise<string> {
  const found = await callAs<{ data: Found[] }>(account, '/templates?search=Price%20drop');
  const { content } = await callAs<Found>(account, `/templates/${found.data[0]?.id}`);
  const { id } = await callAs<Found>(account, '/templates', 'POST', {
    ...{ name: 'City sale', category: 'sell', visibility: 'private' },
    content: {
      ...content,
      title: 'Sale in {{city}}',
      voice: { ...content.voice, ttsText: '{{product}}, now in {{city}}.' },
      output: { ...content.output, hook: '', end_card: '', link_url: '{{link}}' },
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

test('twelve rows of a file are mended where they are broken, checked, started and filmed', {
  timeout: 600_000,
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
  await sheet.getByText(', Completed').first().waitFor({ state: 'attached', timeout: filmMs });
  await expectAccessible(page);
  await expect.poll(() => sheet.getByText(', Completed').count(), { timeout: filmMs }).toBeGreaterThan(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Cancel batch' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel batch' }).click();
  await page.getByText(/It was cancelled after \d+ films?\./).waitFor();
  await page.getByRole('link', { name: 'Batches' }).first().click();
  await page.getByRole('table', { name: 'Batches' }).getByText('Cancelled').waitFor();
});

test('two hooks, two bodies and one call are four films, of which the keyboard leaves one out', {
  timeout: 120_000,
}, async () => {
  const { page } = await openNewBatch('matrix');
  const axes = { hook: ['Tired?', 'Cold?'], body: ['This serum helps.', 'Two drops help.'], call: ['Tap below.'] };
  for (const [axis, texts] of Object.entries(axes)) {
    await page.getByRole('button', { name: `Add ${axis}` }).click();
    await page.keyboard.type(texts[0] ?? '');
    if (texts[1]) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(texts[1]);
    }
  }
  const made = page.getByRole('region', { name: 'What this makes' });
  await made.getByText('2 hooks x 2 bodies x 1 call').waitFor();
  await page.getByRole('button', { name: 'h1 b1 c1' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await made.getByText('2 hooks x 2 bodies x 1 call, less 1 left out').waitFor();
  await page.getByRole('textbox', { name: 'City' }).fill('Oslo');
  await page.getByRole('textbox', { name: 'Link' }).fill('https://north.example');
  await expectAccessibleInLooks(page);
  await page.setViewportSize(sizes.desktop);

  await page.getByRole('button', { name: 'Check 3 variants' }).click();
  await page.getByRole('button', { name: 'Start 3 variants' }).waitFor();
  const films = page.getByRole('table', { name: 'Checked films' });
  await films.getByText('City-sale_h2_b1_c1_9x16.mp4').waitFor();
  expect(await films.getByText('Two drops help.').count()).toBe(1);
});

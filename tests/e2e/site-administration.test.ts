import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { anAccount, grantPlan, signedIn, type TestAccount } from './support/accounts.ts';
import { sizes, useBrowser } from './support/browser.ts';
import { inDatabase } from './support/database.ts';
import { aFilm } from './support/film.ts';
import { insertVideos } from './support/videos.ts';

const VIDEOS = 300;

const browser = useBrowser();
let owner: TestAccount;
let siteUrl: string;

/** An owner with 300 finished videos and one site that shows none of them yet. */
beforeAll(async () => {
  owner = await anAccount('Olive Owner');
  await grantPlan(owner, 'UNLIMITED');
  const files = await aFilm();
  const wishes = Array.from({ length: VIDEOS }, (_, index) => ({ title: `Film ${index + 1}`, durationSec: 2, files }));
  await inDatabase((db) => insertVideos(db, owner.id, wishes));
  const domain = `films-${process.pid}-${Date.now().toString(36)}`;
  const answer = await fetch(`${inject('productUrl')}/api/sites`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ name: 'North Skin', domain }),
  });
  expect(answer.status).toBe(201);
  siteUrl = inject('productUrl').replace('//', `//${domain}.`);
});

async function openVideos(show: 'site' | 'other'): Promise<Page> {
  const page = await browser.newPage({ localStorage: signedIn(owner) });
  await page.goto('/sites');
  const [admin] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Manage' }).click()]);
  await admin.getByRole('heading', { name: 'Your site' }).waitFor();
  await admin.goto(`${siteUrl}/admin/videos?show=${show}`);
  await admin.getByRole('link', { name: /^On the site/ }).waitFor();
  return admin;
}

const save = (admin: Page) => admin.getByRole('button', { name: 'Save', exact: true });
const titles = (admin: Page) =>
  admin.locator('.rows .name').evaluateAll((names) => names.map((name) => name.firstChild?.textContent?.trim()));

test('of 300 videos a page of 24 is shown; one is found and added', async () => {
  const admin = await openVideos('other');
  await admin.getByRole('link', { name: 'Not on the site 300' }).waitFor();
  await expect.poll(() => admin.getByRole('listitem').count()).toBe(24);
  await admin.getByText('Page 1 of 13').waitFor();
  await admin.getByRole('link', { name: 'Next' }).click();
  await admin.getByText('Page 2 of 13').waitFor();
  expect((await titles(admin))[0]).toBe('Film 25');
  await admin.getByLabel('Search by title').fill('film 150');
  await admin.getByRole('button', { name: 'Search' }).click();
  await admin.getByRole('checkbox', { name: 'Film 150' }).check();
  await admin.getByText('Not saved yet.', { exact: true }).waitFor();
  await save(admin).click();
  await admin.getByText('Saved.').waitFor();
  await admin.getByRole('link', { name: 'On the site 1', exact: true }).waitFor();
});

describe('the order of the site', () => {
  async function withThree(): Promise<Page> {
    const admin = await openVideos('other');
    for (const name of ['Film 1 0:02', 'Film 2 0:02', 'Film 3 0:02']) {
      await admin.getByRole('checkbox', { name, exact: true }).check();
    }
    await save(admin).click();
    await admin.getByText('Saved.').waitFor();
    await admin.goto(`${siteUrl}/admin/videos?show=site&search=film`);
    return admin;
  }

  test('is changed with the keyboard, announced, kept in view, and saved', async () => {
    const admin = await withThree();
    const before = await titles(admin);
    const last = before.at(-1) ?? '';
    await admin.getByRole('button', { name: `Move ${last}` }).press('ArrowUp');
    await admin.getByText(`${last} is at place ${before.length - 1} of ${before.length}.`).waitFor();
    await expect
      .poll(() => admin.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Move ${last}`);
    await admin.keyboard.press('Home');
    expect((await titles(admin))[0]).toBe(last);
    await expect
      .poll(() => save(admin).evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await save(admin).click();
    await admin.getByText('Saved.').waitFor();
    await admin.goto(siteUrl);
    await expect.poll(() => admin.locator('.grid .title').first().textContent()).toBe(last);
  });

  test('is changed by dragging', async () => {
    const admin = await openVideos('site');
    const [first = ''] = await titles(admin);
    const grip = await admin.getByRole('button', { name: `Move ${first}` }).boundingBox();
    const end = await admin.locator('.rows > li').last().boundingBox();
    if (!grip || !end) throw new Error('The rows are not on the page.');
    await admin.mouse.move(grip.x + 10, grip.y + 10);
    await admin.mouse.down();
    await admin.mouse.move(grip.x + 10, end.y + end.height - 4, { steps: 12 });
    await admin.mouse.up();
    expect((await titles(admin)).at(-1)).toBe(first);
    await admin.getByText('Not saved yet.', { exact: true }).waitFor();
  });

  test('is not lost without a question', async () => {
    const admin = await openVideos('site');
    const [first = ''] = await titles(admin);
    await admin.getByRole('button', { name: `Move ${first}` }).press('End');
    await admin.getByRole('link', { name: 'Leads' }).click();
    const question = admin.getByRole('dialog', { name: 'Save your changes?' });
    await expectAccessible(admin);
    await question.getByRole('button', { name: 'Save and go on' }).click();
    await admin.getByText('No messages yet.').waitFor();
    await admin.goto(`${siteUrl}/admin/videos`);
    expect((await titles(admin)).at(-1)).toBe(first);
  });
});

test.each(['phone', 'desktop'] as const)(
  'the videos are accessible on a %s, and nothing scrolls sideways',
  async (size) => {
    const admin = await openVideos('other');
    await admin.setViewportSize(sizes[size]);
    await expectAccessible(admin);
    await expectNoSidewaysScrolling(admin);
  },
);

test('the look is previewed as the site shows it, before it is saved', async () => {
  const admin = await openVideos('site');
  await admin.getByRole('link', { name: 'Branding' }).click();
  await admin.getByLabel('Headline').fill('Two drops a day');
  const preview = admin.frameLocator('iframe[title="Preview of your site"]');
  await preview.getByRole('heading', { name: 'Two drops a day', includeHidden: true }).waitFor();
  await admin.getByLabel('Background color', { exact: true }).fill('#f4efe6');
  await expect
    .poll(() => preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
    .toBe('rgb(244, 239, 230)');
  await admin.getByRole('button', { name: 'Discard' }).click();
  await preview.getByRole('heading', { name: 'North Skin', includeHidden: true }).waitFor();
});

test('a video of the site plays in the product’s player and carries the AI mark', async () => {
  await openVideos('site');
  const page = await browser.newPage();
  await page.goto(siteUrl);
  await page.locator('.grid a').first().click();
  const player = page.frameLocator('iframe.player');
  await player.getByText('AI-generated', { exact: true }).waitFor();
  await player.getByRole('button', { name: /^Watch/ }).click();
  await expect
    .poll(() => player.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await expectAccessible(page);
});
